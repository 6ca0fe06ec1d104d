import { books, type PricedBook, pricedBooks } from '@/content/books';
import { type Language } from '@/content/languages';
import { site } from '@/content/site';
import { closingSum, heroSeconds, heroSum, sumsInPaper } from '@/content/sums';
import { deliveryOf, teachingFacts } from './fact-texts';
import { lawPlaceholders } from './law-facts';
import { type LocaleTexts } from '@/lib/words/texts';
import {
  capitalize,
  fill,
  formatList,
  formatNumber,
  formatPhone,
  formatRupees,
  languageName,
} from '../text/format';
import { siteName } from './owner-text';
import { saleFacts } from './sale';

/** Values of placeholders: `{city}`, and counts in words as `{books}` and `{Books}`. */
export function allPlaceholders(
  language: Language,
  tag: string,
  words: LocaleTexts,
): Record<string, string> {
  const { numbers, factWords } = words;
  const teaching = teachingFacts(language, tag, words);
  const academic = books.filter((book) => book.academic);
  const priceOf = ({ price }: PricedBook) => formatRupees(price.upi, tag);
  const savedSeconds = heroSeconds.traditional - heroSeconds.vedic;
  const counts = {
    sutras: site.teaching.sutras,
    books: books.length,
    generalBooks: books.length - academic.length,
    studyBooks: academic.length,
    ebooks: pricedBooks.length,
    traditionalSeconds: heroSeconds.traditional,
    vedicSeconds: heroSeconds.vedic,
    savedSeconds,
    savedMinutes: (savedSeconds * sumsInPaper) / 60,
    sumsInPaper,
  };
  const counted = Object.entries(counts).flatMap(([name, count]) => {
    const text = numbers[count] ?? formatNumber(count, tag);
    return [
      [name, text],
      [capitalize(name), capitalize(text)],
    ];
  });
  return {
    ...(Object.fromEntries(counted) as Record<string, string>),
    ...lawPlaceholders(tag, words),
    ...teaching,
    ...saleFacts(tag, words),
    siteName: siteName(language),
    jobTitle: words.about.jobTitle,
    phone: formatPhone(site.phone),
    email: site.email,
    bookLanguages: formatList(
      [...new Set(books.map(({ language }) => languageName(language, tag)))],
      tag,
    ),
    bookTitles: books.map(({ title }) => title).join(', '),
    ebook: pricedBooks.map(({ title }) => title).join(', '),
    ebookPrice: pricedBooks.map(priceOf).join(', '),
    ebookArrives: fill(factWords.ebookArrives[deliveryOf()], teaching),
    pricedEbooks: formatList(
      pricedBooks.map((book) => `${book.title} (${priceOf(book)})`),
      tag,
    ),
    heroA: String(heroSum[0]),
    heroB: String(heroSum[1]),
    closingA: String(closingSum[0]),
    closingB: String(closingSum[1]),
  };
}
