import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { stringsIn } from '@/build/fonts/characters';
import { type Language, languageNames } from '@/content/languages';
import { isMethodPage, type PageId, pages } from '@/content/pages';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { findFaults, findWrongSentences } from '@/tests/support/page-faults';
import { provideOtherOwner } from '@/tests/support/other-owner';
import { readPage } from '@/tests/support/page-text';
import { renderRoute } from '@/tests/support/routes';
import { asked, owners } from './owners';

/** What is said at a place, or never; a text between slashes is a pattern. */
const said = new Map(
  readFileSync(join(import.meta.dirname, 'said.tsv'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((part) => part.trim().split('\n'))
    .map(([name, ...rows]) => [name!, rows.map((row) => row.split('\t') as [string, string])]),
);

function toPattern(text: string) {
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(text) ?? [];
  return source ? new RegExp(source, flags) : text;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('\u2060', '');

/** Facts come to the home page, and to these. The pages of the methods are one file. */
export const factPages = ['home', 'about', 'books', 'contact', 'terms', 'privacy'] as const;
export const allPages = pages
  .map(({ id }) => id)
  .filter((id) => !isMethodPage(id) || id === 'nikhilam');

async function openSite(name: string) {
  vi.resetModules();
  provideOtherOwner(owners[name]);
  const { locales } = await import('@/lib/words/locale');
  const { assistantGuide } = await import('@/lib/assistant/guide');
  const { replyTo } = await import('@/lib/assistant/reply');
  const { graphOf } = await import('@/lib/seo/graphs');
  const { pageMetadata } = await import('@/lib/seo/metadata');
  const guides = Object.fromEntries(
    languageNames.map((name) => [name, assistantGuide(locales[name])]),
  ) as Record<Language, AssistantGuide>;
  const reply = (question: string) =>
    replyTo(question, /\p{Script=Devanagari}/u.test(question) ? guides.hi : guides.en).text;

  const rendered = new Map<string, string>();
  async function render(page: PageId, language: Language) {
    const key = `${language} ${page}`;
    const html = rendered.get(key) ?? (await renderRoute(page, language));
    rendered.set(key, html);
    return html;
  }

  /** At a place such as "en books", "hi answer fee", "en asks Which book?". */
  async function textsAt(place: string): Promise<string[]> {
    const [language, verb, ...words] = place.split(' ') as [Language, string, ...string[]];
    const what = words.join(' ');
    const page = what as PageId;
    if (verb === 'ask') return asked[what]!.map(reply);
    if (verb === 'asks') return [replyTo(what, guides[language]).text];
    if (verb === 'answer') return [guides[language].topics.find(({ id }) => id === what)!.answer];
    if (verb === 'graph') return [JSON.stringify(graphOf(page, locales[language]))];
    if (verb === 'describes') return [String(pageMetadata(page, locales[language]).description)];
    return [readPage(await render(verb as PageId, language), language).lines.join(' ')];
  }

  /** What the assistant and search engines say. */
  const saidElsewhere = (language: Language) => {
    const locale = locales[language];
    const ofPages = pages.map(({ id }) => [graphOf(id, locale), pageMetadata(id, locale)]);
    return stringsIn([ofPages, guides[language].topics.map(({ answer }) => answer)]);
  };
  return { render, rendered, textsAt, saidElsewhere };
}

/** Expects what the table says of an owner, and no fault of a page, of these or those in the table. */
export async function expectSaid(name: string, shown: readonly PageId[] = []) {
  const site = await openSite(name);
  for (const [place, text] of said.get(name)!) {
    for (const found of await site.textsAt(place.replace(/ never$/, ''))) {
      const expected = expect.soft(plain(found), `${name}: ${place}`);
      if (place.endsWith(' never')) expected.not.toMatch(toPattern(text));
      else expected.toMatch(toPattern(text));
    }
  }
  for (const language of languageNames) {
    for (const page of shown) await site.render(page, language);
    expect.soft(findWrongSentences(site.saidElsewhere(language), language), name).toEqual([]);
  }
  for (const [page, html] of site.rendered) {
    expect.soft(findFaults(html, page.slice(0, 2) as Language), `${name}: ${page}`).toEqual([]);
  }
  return site;
}
