import { Parser } from 'htmlparser2';
import { type Language } from '@/content/languages';

const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 's', 'small', 'span', 'strong', 'sup']);
const NO_TEXT = new Set(['script', 'style', 'template', 'title']);

interface Shown {
  text: string;
  /** Of the element that it is in. */
  language: string;
  /** A picture has its label alone. */
  isDrawn: boolean;
}

interface Read {
  /** Lines of text, with links and pictures as Markdown has them. */
  lines: string[];
  texts: Shown[];
  ids: string[];
}

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');

/** A chat is named by its number and the message that it begins with. */
function nameAddress(href: string) {
  const { hostname, pathname, searchParams } = new URL(href, 'http://site');
  return hostname === 'wa.me' ? `wa.me${pathname}: ${searchParams.get('text')}` : href;
}

/** What a visitor finds in a page. */
export function readPage(html: string, page: Language): Read {
  const read: Read = { lines: [], texts: [], ids: [] };
  const open = [{ language: page as string, isDrawn: false, isHidden: false }];
  let line = '';
  const links: string[] = [];
  let isSameText = false;
  const end = () => {
    // A link with several lines in it is one.
    if (links.length > 0) return void (line += ' ');
    const text = plain(line).trim();
    if (text) read.lines.push(text);
    line = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      isSameText = false;
      const around = open.at(-1)!;
      const { id, lang, placeholder, href, alt, src, role } = attributes;
      const language = lang ?? around.language;
      const isDrawn = around.isDrawn || role === 'img' || name === 'svg';
      open.push({ language, isDrawn, isHidden: around.isHidden || NO_TEXT.has(name) });
      if (id) read.ids.push(id);
      if (placeholder) read.texts.push({ text: placeholder, language, isDrawn });
      if (name === 'img') line += `![${alt}](${src})`;
      if (!INLINE.has(name)) end();
      if (name !== 'a') return;
      links.push(href!);
      line = `${line.trimEnd()} [`;
    },
    ontext(text) {
      const { language, isDrawn, isHidden } = open.at(-1)!;
      if (isHidden) return;
      if (!isDrawn) line += text;
      // The parser parts a text at entities, and React by comments.
      if (isSameText) read.texts.at(-1)!.text += text;
      else read.texts.push({ text, language, isDrawn });
      isSameText = true;
    },
    onclosetag(name) {
      isSameText = false;
      open.pop();
      if (name === 'a')
        line = `${plain(line).trimEnd().replace('[ ', '[')}](${nameAddress(links.pop()!)})`;
      if (!INLINE.has(name)) end();
    },
  });
  parser.end(html);
  end();
  return read;
}
