import { expect, it } from 'vitest';
import { type Language } from '@/content/pages';
import { siteNameLang } from '@/lib/text/name-language';

it.each<[name: string, page: Language, lang: string | undefined]>([
  ['Sutra', 'en', undefined],
  ['Sutra', 'hi', 'en'],
  ['वैदिक गणित पाठशाला', 'en', 'hi-IN'],
  ['वैदिक गणित पाठशाला', 'hi', undefined],
  ['Ganit गणित', 'en', 'hi-IN'],
])('name of the site: “%s” on a page in %s has the language %s', (name, page, lang) => {
  expect(siteNameLang(page, name)).toBe(lang);
});
