import { readdirSync } from 'node:fs';
import { isInDevanagari, type Language, languageNames } from '@/content/languages';
import { pathsIn } from '@/content/pages';
import { contactFields, type ContactMessage } from './fields';
import { messagePolicy } from '@/lib/csp/policies';
import { sourceHash } from '@/lib/csp/source-hash';
import { type FieldRule, namesOf, readForm } from '@/lib/forms/field';
import { texts } from '@/lib/words/texts';

const MEDIA = '.next/static/media';

/** The build adds a hash to the name that `app/fonts.ts` gives. */
function findFont(language: Language): string | undefined {
  try {
    const font = isInDevanagari(language) ? 'texthi' : 'text';
    const isFont = new RegExp(`^${font}\\..+\\.woff2$`);
    return readdirSync(MEDIA).find((name) => isFont.test(name));
  } catch {
    return undefined;
  }
}

const styles = new Map<Language, string>();

/** Not what was typed in the font of the page, which is cut to the words of the content. */
function styleOf(language: Language): string {
  let style = styles.get(language);
  if (style !== undefined) return style;
  const file = findFont(language);
  const font = file && `@font-face{font-family:text;src:url(/_next/static/media/${file})}`;
  style = `${font ?? ''}body{max-width:38rem;margin:auto;padding:1rem;font:1.125rem/1.6 text,sans-serif}label{display:block;margin:1rem 0}input,textarea{box-sizing:border-box;display:block;width:100%;font:1rem/1.5 sans-serif}`;
  styles.set(language, style);
  return style;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char]!);

function fieldOf({ type, rows }: FieldRule, label: string, text: string): string {
  const box =
    type === 'textarea'
      ? // A line break at the start would be left out.
        `<textarea rows="${rows}" readonly>\n${escape(text)}</textarea>`
      : `<input value="${escape(text)}" readonly>`;
  return `<label>${label} ${box}</label>`;
}

const typedFields = (language: Language, typed: ContactMessage) =>
  namesOf(contactFields)
    .filter((name) => typed[name].trim() !== '')
    .map((name) =>
      fieldOf(contactFields[name], texts[language].contact.form.labels[name], typed[name]),
    );

/** @param posted what the form held, to be copied into a new one. */
function refusedFormPage(reason: 'busy' | 'outdated', path: string, posted?: FormData) {
  const language = languageNames.find((each) => pathsIn(each).contact === path) ?? 'en';
  const { open, openBeside, copyBack, copyHere, [reason]: told } = texts[language].refusedForm;
  const fields = posted ? typedFields(language, readForm(contactFields, posted)) : [];
  const isShown = fields.length > 0;
  const form = pathsIn(language).contact;
  const link = isShown
    ? `<a href="${form}" target="_blank">${openBeside}</a>`
    : `<a href="${form}">${open}</a>`;
  const next = isShown ? copyHere : copyBack;
  const style = styleOf(language);
  const text = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${told.title}</title>
<style>${style}</style>
<h1>${told.title}</h1>
<p>${told.text}</p>
${reason === 'outdated' ? `<p>${next}</p>\n` : ''}<p>${link}</p>
${fields.join('\n')}
</html>
`;
  return { text, policy: messagePolicy(sourceHash(style)) };
}

/** Their language is unknown. */
function tooLargePage() {
  const style = 'body{max-width:38rem;margin:auto;padding:1rem;font:1.125rem/1.6 sans-serif}';
  const halves = languageNames.map((language) => {
    const { title, text } = texts[language].refusedForm.tooLarge;
    return `<div lang="${language}">\n<h1>${title}</h1>\n<p>${text}</p>\n</div>`;
  });
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.en.refusedForm.tooLarge.title}</title>
<style>${style}</style>
${halves.join('\n')}
</html>
`;
  return { text, policy: messagePolicy(sourceHash(style)) };
}

/** For who posted a form without scripts, or with more than a server reads. */
export const refusalPages = {
  busy: (path: string) => refusedFormPage('busy', path),
  outdated: (path: string, form?: FormData) => refusedFormPage('outdated', path, form),
  tooLarge: tooLargePage,
};
