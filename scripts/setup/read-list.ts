import { home as en } from '@/content/en/home';
import { home as hi } from '@/content/hi/home';
import { latinDigits } from './read-number';

export const englishLanguage = (code: string) => {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};

const CODES = [
  'en',
  'hi',
  'mr',
  'gu',
  'bn',
  'ta',
  'te',
  'kn',
  'ml',
  'pa',
  'or',
  'as',
  'ur',
  'sa',
  'ne',
  'kok',
  'mai',
  'sd',
  'ks',
  'bho',
  'mni',
  'sat',
  'ar',
  'fr',
  'de',
  'es',
];

const OTHER_NAMES: Record<string, string> = {
  angrezi: 'en',
  अंग्रेजी: 'en',
  हिंदी: 'hi',
  हिन्दी: 'hi',
  eng: 'en',
  hin: 'hi',
  इंग्लिश: 'en',
  bengali: 'bn',
  बांग्ला: 'bn',
  gujrati: 'gu',
  कन्नड: 'kn',
  oriya: 'or',
};

const CODES_BY_NAME: Record<string, string> = Object.fromEntries([
  ...CODES.flatMap((code) =>
    ['en', 'hi', code].map((tag) => [
      new Intl.DisplayNames(tag, { type: 'language' }).of(code)!.toLowerCase(),
      code,
    ]),
  ),
  ...CODES.map((code) => [code, code]),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [name.normalize('NFC'), code]),
]);

/** Undefined for what is the name of no language. */
export const codeOfLanguage = (name: string): string | undefined =>
  CODES_BY_NAME[name.normalize('NFC')];

/** Names with commas, slashes, "and" or "or" between them; those in brackets are one. */
export const readNames = (typed: string): string[] =>
  typed
    .split(/(?![^(]*\))(?:\s*[,/;&+\n]\s*|\s+(?:and|or|aur|ya|और|तथा|या)\s+)/i)
    .map((name) => name.trim().replace(/\.$/, ''))
    .filter(Boolean);

/** `M.Sc., Delhi University, 2008 / B.Ed.`: with a year at its end, a degree has a place too. */
export const readDegrees = (typed: string) =>
  typed.split('/').map((one) => {
    const [degree = '', ...more] = one.split(',').map((part) => part.trim());
    const year = latinDigits(more.at(-1) ?? '');
    if (!/^(19|20)\d\d$/.test(year)) return one.trim();
    return { degree, place: more.slice(0, -1).join(', ') || null, year: Number(year) };
  });

/** `sirf Hindi`, `Hindi medium`, `हिंदी में`. */
const AROUND_LANGUAGE =
  /^(only|sirf|keval|mostly|mainly|some|a little|th?odi|सिर्फ़?|केवल|थोड़ी) +| +(only|medium|mostly|mainly|both|dono|me|mein|में|माध्यम|दोनों)$/g;

function readLanguage(name: string): string[] {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/ +/g, ' ')
    .replace(AROUND_LANGUAGE, '');
  const code = CODES_BY_NAME[plain];
  if (code) return [code];
  // `Hindi English`, where each word is a language, and not `or`, the code of Odia.
  const words = plain.split(/[ -]+/);
  const codes = words.flatMap((word) => (word.length > 2 && CODES_BY_NAME[word]) || []);
  return codes.length > 1 && codes.length === words.length ? codes : [name];
}

/** Codes of languages; what is none stays as it was typed. */
export const readLanguages = (typed: string): string[] =>
  /^(both|दोनों)$/i.test(typed)
    ? ['en', 'hi']
    : [
        ...new Set(
          readNames(
            typed
              .replace(/[()]/g, ' ')
              .trim()
              .replace(/\s(?:व|n|or|या|ya|with|as well as|के साथ)\s/gi, ', '),
          ).flatMap(readLanguage),
        ),
      ];

const TOPICS = Object.keys(en.course.topics).filter((id) => id !== 'label');

/** What teachers call them, beside the words of the pages. */
const OTHER_TOPICS: [words: string, id: string][] = [
  ...['square roots', 'roots', 'वर्गमूल', 'वर्ग'].map((words): [string, string] => [words, 'squares']),
  ...['decimals', 'भिन्न', 'दशमलव'].map((words): [string, string] => [words, 'fractions']),
  ...['vargmool', 'varg'].map((words): [string, string] => [words, 'squares']),
  ...['guna', 'gunan'].map((words): [string, string] => [words, 'products']),
  ...([
    ['bhag', 'division'],
    ['bhinn', 'fractions'],
    ['beejganit', 'algebra'],
  ] as [string, string][]),
  ...['digit sums', 'बीजांक'].map((words): [string, string] => [words, 'checks']),
];

/** Topics by their words in each language, the longest first. */
const TOPIC_WORDS = [en, hi]
  .flatMap(({ course }) =>
    TOPICS.map((id): [string, string] => [course.topics[id as keyof typeof course.topics], id]),
  )
  .concat(OTHER_TOPICS)
  .sort(([one], [other]) => other.length - one.length);

/** Known topics by their ids, others as they were typed. */
export function readTopics(typed: string): string[] {
  if (/^(all|सब|सभी)$/i.test(typed)) return TOPICS;
  const named = TOPIC_WORDS.reduce(
    (text, [words, id]) =>
      text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${words}(?![\\p{L}\\p{M}])`, 'giu'), id),
    typed,
  );
  const topics = readNames(named).map((name) =>
    TOPICS.includes(name.toLowerCase()) ? name.toLowerCase() : name,
  );
  return [...new Set(topics)];
}
