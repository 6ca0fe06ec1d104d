import { toPlainDigits } from '@sutra/vedic/plain-digits';

/** Hinglish has no fixed spelling: "keemat", "kimat"; "wapas", "vapas"; "nhi", "nahin". */
const spellings: readonly [RegExp, string][] = [
  [/aa+/g, 'a'],
  // Not of the exam JEE, which would be the polite "ji".
  [/(?<!\bj)ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/(\d)([ap]m)\b/g, '$1 $2'],
  [/\bn(?:ahin|hi|hin|ai)\b/g, 'nahi'],
  [/\bkaha\b/g, 'kahan'],
  // Letters left out: "kr rha h", "bache", "tyari".
  [/\bkr(?=n[aei]|[oe]?\b)/g, 'kar'],
  [/\brh(?=[aei]\b)/g, 'rah'],
  [/\bh\b/g, 'hai'],
  [/\bbac+h?(?=(?:[aeio]|on)\b)/g, 'bachch'],
  [/\bta?[iy]*yari\b/g, 'taiyari'],
  [/\bper?\b/g, 'par'],
  // A half nasal is often an anusvara: सम्पर्क, संपर्क.
  [/[ङञणनम]्(?=[क-म])/g, 'ं'],
];

/** "Hiiii!" → "hi". In Hindi it drops the nukta and writes chandrabindu as anusvara, as many do. */
function plainWords(text: string): string {
  const plain = toPlainDigits(text.normalize('NFC').toLowerCase())
    .replace(/['’\u093c\u200b-\u200d]/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim();
  return spellings.reduce((words, [from, to]) => words.replace(from, to), plain);
}

/** The words of a message, and once more with `#` for each number: "class 6", "6th class". */
function searchable(message: string): string {
  const words = plainWords(message);
  const numberless = words.replace(/(?<=^| )\d+(?:st|nd|rd|th|vin?|वीं|वी)?(?= |$)/g, '#');
  return ` ${words} \n ${numberless} `;
}

/** Hundreds of keywords are looked for in each message, and they stay the same. */
const plainKeywords = new Map<string, string>();

function plainKeyword(keyword: string): string {
  const words = plainKeywords.get(keyword) ?? plainWords(keyword);
  plainKeywords.set(keyword, words);
  return words;
}

function contains(text: string, keyword: string): boolean {
  const words = plainKeyword(keyword);
  if (keyword.startsWith('=')) return text.startsWith(` ${words} \n`);
  return text.includes(keyword.endsWith('*') ? ` ${words}` : ` ${words} `);
}

/** Words by the name that keywords have for them: `{book}`. */
type Vocabulary = Readonly<Record<string, string>>;

/** The phrases of a part: `on {store}/there` is "on amazon", "on flipkart", "there". */
const spellOut = (part: string, vocabulary: Vocabulary): string[] =>
  part.split('/').flatMap((phrase) => {
    if (!phrase.includes('{')) return [phrase];
    const [before, name, after] = phrase.split(/[{}]/);
    const words = vocabulary[name!]!.split('/').filter(Boolean);
    return words.map((word) => before + word + after);
  });

const hasKeyword = (text: string, keywords: readonly string[], vocabulary: Vocabulary) =>
  keywords.some((keyword) =>
    keyword
      .split(' & ')
      .every((part) => spellOut(part, vocabulary).some((word) => contains(text, word))),
  );

/** Returns the first topic with a keyword in the message: the order of the topics matters. */
export function findTopic<Topic extends { readonly keywords: readonly string[] }>(
  message: string,
  topics: readonly Topic[],
  vocabulary: Vocabulary = {},
): Topic | undefined {
  const text = searchable(message);
  return topics.find(({ keywords }) => hasKeyword(text, keywords, vocabulary));
}
