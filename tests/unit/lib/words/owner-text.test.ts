import { expect, it, vi } from 'vitest';
import type * as Languages from '@/content/languages';
import { type Language } from '@/content/languages';
import { type OwnerText } from '@/content/teaching-schema';
import { inLanguage, siteNameLang, textLanguage } from '@/lib/words/owner-text';

const tamil = 'ta' as Language;
vi.mock('@/content/languages', async (load) => {
  const loaded = await load<typeof Languages>();
  const languages = { ...loaded.languages, ta: { ...loaded.languages.en, name: 'தமிழ்' } };
  const isInDevanagari = (language: Language) => languages[language].script === 'Devanagari';
  return { ...loaded, languages, isInDevanagari };
});

it('owner’s text: is marked where its language is not that of the page', () => {
  for (const all of [
    ['en', undefined, 'Short & clear.', undefined],
    ['en', undefined, 'छोटी और साफ़।', 'hi-IN'],
    ['hi', 'en', 'Short & clear.', 'en'],
    ['hi', 'en', 'छोटी और साफ़।', undefined],
    ['hi', undefined, 'Pune', 'en'],
    ['hi', undefined, 'पुणे', undefined],
    [tamil, 'en', 'Short & clear.', 'en'],
    [tamil, 'en', 'छोटी और साफ़।', 'hi-IN'],
    [tamil, undefined, 'சுருக்கம்', undefined],
  ] as const) {
    const [page, written, text, language] = all;
    expect.soft(textLanguage(text, page, written), String(all)).toBe(language);
  }
});

it('owner’s sentence: without a translation is marked as English in any other language', () => {
  const said = { text: 'We counted.', textIn: { hi: null } } as OwnerText;
  const marks = (['en', 'hi', tamil] as const).map((page) => inLanguage(said, page).lang);
  expect(marks).toEqual([undefined, 'en', 'en']);
});

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
