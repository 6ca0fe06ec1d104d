import { expect, it } from 'vitest';
import { type Language } from '@/content/languages';
import { siteNameLang } from '@/lib/words/name-language';

it('name of the site: has its language', () => {
  for (const [name, page, lang] of [
    ['Sutra', 'en', undefined],
    ['Sutra', 'hi', 'en'],
    ['वैदिक गणित पाठशाला', 'en', 'hi-IN'],
    ['वैदिक गणित पाठशाला', 'hi', undefined],
    ['Ganit गणित', 'en', 'hi-IN'],
  ] as [name: string, page: Language, lang: string | undefined][]) {
    expect.soft(siteNameLang(page, name), name).toBe(lang);
  }
});
