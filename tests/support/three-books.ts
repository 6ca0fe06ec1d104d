import { vi } from 'vitest';
import { languageNames } from '@/content/languages';

/** Files of `content/` with three books, for tests that need more than an owner may have. */
const book = {
  language: 'en',
  price: null,
  ebook: null,
  amazonLink: 'https://www.amazon.in/dp/1',
  rating: 4,
  reviews: 2,
  bestseller: false,
  academic: true,
  previewUrl: null,
};

export const threeBooks = {
  'tables-by-heart': {
    ...book,
    coverLines: ['Tables', 'by Heart'],
    cover: 'crossing',
    amazonLink: null,
    price: { upi: 250, list: null, offerPercent: null, abroadLink: null },
    ebook: { fileType: 'PDF', pages: 120, languages: ['en'], devices: ['phone'] },
    academic: false,
  },
  'ganit-yatra': { ...book, coverLines: ['Ganit', 'Yatra'], cover: 'crosswise' },
  'the-five-rung-ladder': {
    ...book,
    coverLines: ['The Five-Rung', 'Ladder'],
    cover: 'nine-point',
  },
};

const words = { subtitle: 'Short sums.', description: 'A page a day.', features: ['Answers'] };
const hindiWords = { subtitle: 'छोटे सवाल।', description: 'रोज़ एक पन्ना।', features: ['उत्तर'] };
const wordsOf = <Words>(words: Words) =>
  Object.fromEntries(Object.keys(threeBooks).map((id) => [id, words]));

/** For `vi.mock`. */
export const threeBooksFile = () => ({ default: threeBooks });
export const threeBooksWords = () => ({ default: wordsOf(words) });
export const threeBooksWordsInHindi = () => ({ default: wordsOf(hindiWords) });
export const noPages = () => ({ default: {} });

/** By their file in `content/`. */
export const threeBooksFacts = {
  'books.json': threeBooks,
  'sample-pages.json': {},
  ...Object.fromEntries(
    languageNames.map((name, index) => [`${name}/books.json`, wordsOf(index ? hindiWords : words)]),
  ),
};

/** Modules that are loaded after this know these books and no others. */
export function provideThreeBooks(): void {
  for (const [file, facts] of Object.entries(threeBooksFacts)) {
    vi.doMock(`@/content/${file}`, () => ({ default: facts }));
  }
}
