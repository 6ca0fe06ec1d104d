import { books } from '@/content/books';
import { words as en } from '@/content/en/words';
import { words as hi } from '@/content/hi/words';
import { type Language, languages, pathsIn } from '@/content/pages';
import { type InAnyLanguage } from '@/content/shape';
import { site } from '@/content/site';
import { closingSum, heroSeconds, heroSum, sumsInPaper } from '@/content/sums';
import { openHours } from './contact/hours';
import { lawFacts } from './law/facts';
import { fill, formatNumber, formatPhone, formatRupees } from './text/format';

export type EditionWords = InAnyLanguage<typeof en>;

export interface Edition {
  language: Language;
  /** Language and country, for `Intl`. */
  tag: string;
  paths: ReturnType<typeof pathsIn>;
  words: EditionWords;
}

function fillAll<T>(texts: T, values: Record<string, string>): T {
  if (typeof texts === 'string') return fill(texts, values) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, text]) => [key, fillAll(text, values)] as const);
  return (
    Array.isArray(texts) ? entries.map(([, text]) => text) : Object.fromEntries(entries)
  ) as T;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Values of placeholders: `{city}`, and counts in words as `{books}` and `{Books}`. */
function factsFor(tag: string, words: EditionWords): Record<string, string> {
  const { numbers } = words;
  const { teaching, reply } = site;
  const sold = books.filter(({ price }) => price !== null);
  const savedSeconds = heroSeconds.traditional - heroSeconds.vedic;
  const counts = {
    years: teaching.years,
    countries: teaching.countries,
    demoMinutes: teaching.demoMinutes,
    sutras: teaching.sutras,
    demoHours: reply.demoHours,
    replyHours: reply.hours,
    books: books.length,
    ebooks: sold.length,
    studyBooks: books.length - sold.length,
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
    ...lawFacts(tag, words),
    siteName: site.name,
    teacher: site.teacher.name,
    jobTitle: words.about.jobTitle,
    city: site.city,
    firstClass: String(teaching.classes[0]),
    lastClass: String(teaching.classes[1]),
    exams: teaching.exams.join(', '),
    courseHours: reply.courseHours.join('–'),
    openHours: openHours(site.hours, tag),
    phone: formatPhone(site.phone),
    email: site.email,
    bookTitles: books.map(({ title }) => title).join(', '),
    ebook: sold[0]!.title,
    ebookPrice: formatRupees(sold[0]!.price!.upi, tag),
    heroA: String(heroSum[0]),
    heroB: String(heroSum[1]),
    closingA: String(closingSum[0]),
    closingB: String(closingSum[1]),
  };
}

export function editionIn(language: Language, words: EditionWords): Edition {
  const { tag } = languages[language];
  return {
    language,
    tag,
    paths: pathsIn(language),
    words: fillAll(words, factsFor(tag, words)),
  };
}

export const editions: Readonly<Record<Language, Edition>> = {
  en: editionIn('en', en),
  hi: editionIn('hi', hi),
};
