import { type Language } from '@/content/languages';
import { readPage } from './page-text';

const several =
  'years|countries|students|hours|days|months|minutes|weeks|classes|books|languages|places';
const one = 'year|country|student|hour|day|month|minute|week|class|book|language|place';

/** What no sentence says of a number or a list. */
const wrongIn: Partial<Record<Language, RegExp[]>> = {
  en: [
    new RegExp(`(?<![\\d,.:–])\\b(1|one|more than one) (${several})\\b`, 'i'),
    new RegExp(`(?<![\\d,.:–+])\\b(2|two|3|three|4|5|eight|ten) (${one})\\b`, 'i'),
    /(?<![\d,.:])\b0 (?!is\b)[a-z]/i,
    /\bClass (\d+) to \1\b|\bClass to\b|\bof Class\b(?! \d)|\bClass 9 to 10\b/,
    /(?<!preparing )\b(for|and|or|of|from|with|than) ?[.,:;!?)]/,
  ],
  hi: [
    /(?<![\d,.:–])(?<!\p{L})(1|एक) (देशों|विद्यार्थियों|भाषाएँ|किताबें|हफ़्ते(?! (का|में))|महीने(?! के)|सीटें|घंटे(?! (के|में)))/u,
    /(?<![\d,.:–+])\b[2-9] (देश |घंटा|हफ़्ता|महीना|भाषा |किताब |सीट )/,
    /(?<![\d,.:])\b0 (?!भी )\p{L}/u,
    /पढ़ाने के एक साल|कक्षा (\d+) से \1(?!\d)|कक्षा से|कक्षा 9 से 10/,
    /(?<!कहीं)(^|[\s,:])(और|या|व) ?[।,:;!?)]/,
    /^(के|से|में|की|तक|का) /,
  ],
};
const wrongAnywhere = [
  / [.,;!?।](?!\S)|,\s*[.,।;]|: ?[.।,]|[^.]\.\.(?!\.)| \)|\( ?\)/,
  /\{\w+\}|undefined|null|NaN|\[object/,
];

/** An address, a path of a drawing, one word. */
const isNoSentence = (text: string) => /^(https?:|M\d)|^\S+$/.test(text);

/** Sentences that cannot be right, whatever the facts are. */
export const findWrongSentences = (texts: readonly string[], language: Language) =>
  texts.filter(
    (text) =>
      !isNoSentence(text) &&
      [...(wrongIn[language] ?? []), ...wrongAnywhere].some((rule) => rule.test(text)),
  );

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) < index);

/** What is wrong with a page, whatever the facts are. */
export function findFaults(html: string, language: Language): string[] {
  const { lines, texts, ids } = readPage(html, language);
  const numerals = [...html.matchAll(/lang="hi-IN">([०-९]+)</g)].map(([, numeral]) => numeral);
  const isInDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);
  const isEnglish = (text: string) => !isInDevanagari(text) && /([a-z]{2,} ){3}[a-z]/i.test(text);
  const shown = texts.filter(({ isDrawn }) => !isDrawn);
  return [
    ...findWrongSentences(
      lines.map((line) => line.replaceAll(/\]\((?:[^()]|\([^()]*\))*\)|\[/g, '')),
      language,
    ),
    ...repeated(ids).map((id) => `the id ${id} twice`),
    ...('१२३४५६७'.startsWith(numerals.join('')) ? [] : [`sections ${numerals.join()}`]),
    ...shown
      .filter(({ text, language }) => language.startsWith('en') && isInDevanagari(text))
      .map(({ text }) => `${text} as English`),
    ...shown
      .filter(({ text, language }) => language.startsWith('hi') && isEnglish(text))
      .map(({ text }) => `${text} as Hindi`),
  ];
}
