import { books, type PricedBook, pricedBooks } from '@/content/books';
import { type PageTexts } from '@/content/en/pages';
import * as en from '@/content/en/words';
import * as hi from '@/content/hi/words';
import { type Language, languages, type PageId, pathsIn } from '@/content/pages';
import { type ByEbooks, type ByFact, type InAnyLanguage, type Texts } from '@/content/shape';
import { site } from '@/content/site';
import { closingSum, heroSeconds, heroSum, sumsInPaper } from '@/content/sums';
import { factChoices, teachingFacts } from './fact-texts';
import { lawPlaceholders } from './law/placeholders';
import {
  capitalize,
  fill,
  formatList,
  formatNumber,
  formatPhone,
  formatRupees,
  languageName,
} from './text/format';
import { withLatinFigures } from './text/latin-figures';
import { speakOfTeacher } from './text/pronoun';
import { saleFacts } from './text/sale';

export type LocaleTexts = Texts<typeof en>;
export type Words = Omit<InAnyLanguage<typeof en>, 'pageTexts'> & {
  pageTexts: Readonly<Record<PageId, InAnyLanguage<PageTexts>>>;
};

export interface Locale {
  language: Language;
  /** Language and country, for `Intl`. */
  tag: string;
  paths: ReturnType<typeof pathsIn>;
  words: Words;
}

const isByEbooks = (texts: object): texts is ByEbooks => 'none' in texts;

const isByFact = (texts: object): texts is ByFact & Record<string, string> => 'by' in texts;

function textForEbooks(texts: ByEbooks): string {
  if (pricedBooks.length === 0) return texts.none;
  if ('some' in texts) return texts.some;
  return pricedBooks.length === 1 ? texts.one : texts.several;
}

const choices = factChoices();

function fillAll(texts: unknown, values: Record<string, string>): unknown {
  if (typeof texts === 'string') return speakOfTeacher(fill(texts, values), site.teacher.pronoun);
  if (typeof texts !== 'object' || texts === null) return texts;
  if (isByFact(texts)) return fillAll(texts[choices[texts.by]!], values);
  if (isByEbooks(texts)) return fillAll(textForEbooks(texts), values);
  if (Array.isArray(texts)) return texts.map((text) => fillAll(text, values));
  const entries = Object.entries(texts).map(([key, text]) => [key, fillAll(text, values)]);
  return Object.fromEntries(entries);
}

/** Values of placeholders: `{city}`, and counts in words as `{books}` and `{Books}`. */
function factsFor(language: Language, words: LocaleTexts): Record<string, string> {
  const tag = withLatinFigures(languages[language].tag);
  const { numbers } = words;
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
    ...teachingFacts(language, tag, words),
    ...saleFacts(tag, words),
    siteName: site.name,
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

function createLocale(language: Language, words: LocaleTexts): Locale {
  const tag = withLatinFigures(languages[language].tag);
  return {
    language,
    tag,
    paths: pathsIn(language),
    words: fillAll(words, factsFor(language, words)) as Words,
  };
}

export const locales: Readonly<Record<Language, Locale>> = {
  en: createLocale('en', en),
  hi: createLocale('hi', hi),
};
