import { type sumWords } from '@/content/sum-words';
import { toPlainDigits } from './plain-digits.ts';

export type SumWords = { readonly [Name in keyof typeof sumWords]: readonly string[] };

export type SumOperation = '×' | '÷' | '²' | '+' | '−' | '%';

const POWERS: readonly [RegExp, string][] = [
  [/²/g, '^2'],
  [/³/g, '^3'],
];
const SIGNS: readonly [RegExp, string][] = [
  [/🔟/gu, '10'],
  // An emoji keyboard may put a space behind each digit.
  [/(?<=\u20e3) (?=\d\ufe0f?\u20e3)/g, ''],
  // Parts of an emoji, such as a digit on a key.
  [/[\u20e3\p{Default_Ignorable_Code_Point}]/gu, ''],
  // As in "½".
  [/[∕⁄]/g, '/'],
  [/[✕✖✗✘❌❎☓╳⨯⨉⋅∙·∗*]/gu, '×'],
  [/➗/gu, '÷'],
  [/➕/gu, '+'],
  [/➖/gu, '-'],
  [/\s+/g, ' '],
];
/** "1 234" */
const GROUPS = /(?<![\d.,:/-] ?)\d{1,3}(?: \d{3})+(?! ?\d)/g;

function normalize(text: string): string {
  const apply = (typed: string, [from, to]: readonly [RegExp, string]) => typed.replace(from, to);
  const typed = POWERS.reduce(apply, text.toLowerCase()).normalize('NFKC');
  const plain = toPlainDigits(SIGNS.reduce(apply, typed));
  return plain.replace(GROUPS, (group) => group.replaceAll(' ', ''));
}

const DECIMAL = '\\d+(?:,\\d+)*(?:\\.\\d+)?';
const NUMBER = new RegExp(`(?<![\\d)] ?)[-+]${DECIMAL}|${DECIMAL}`, 'g');

/** The numbers of a message as typed, and the message with `#0;` for the first of them. */
export function readNumbers(text: string): { numbers: readonly string[]; pattern: string } {
  const numbers: string[] = [];
  const pattern = normalize(text)
    .replace(NUMBER, (number) => `#${numbers.push(number) - 1};`)
    .replace(/\( ?(#\d+;) ?\)/g, '$1')
    .replace(/(?<=[;)])( ?)[xх]( ?)(?=[#(])/gu, '$1×$2');
  return { numbers, pattern };
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of an expression for one whole word of the lists, the longest first. */
export function either(...lists: (readonly string[])[]): string {
  const words = lists.flat().sort((one, other) => other.length - one.length);
  return `(?<![\\p{L}\\p{M}])(?:${words.map(escape).join('|')})(?![\\p{L}\\p{M}])`;
}

export interface Pair {
  operation: SumOperation;
  match: RegExpExecArray;
  /** Whether the second number comes first: "subtract 5 from 12". */
  isSwapped?: boolean;
  /** What stands between the numbers, where it may mean something else: "25/12". */
  sign?: '/' | '-' | '+' | 'by';
}

const N = '#(\\d+);';

type Phrase = readonly [operation: SumOperation, source: string, isSwapped?: boolean];

function phrasesFor(words: SumWords): Phrase[] {
  const and = `(?:${either(words.and)}|[,&])`;
  const of = either(words.of);
  const verbLast = (verbs: readonly string[]) =>
    `${N} ?${either(words.toFirst)} ?${N} ?(?:${either(words.bySecond)})? ?${either(verbs)}`;
  return [
    ['÷', `${either(words.divide)} ?${N} ?${and} ?${N}`],
    ['×', `${either(words.productOf)} ?${N} ?${and} ?${N}`],
    ['−', `${either(words.subtract)} ?${N} ?${and} ?${N}`, true],
    ['−', `${either(words.differenceOf)} ?${N} ?${and} ?${N}`],
    ['+', `${either(words.sumOf)} ?${N} ?(?:${and}|\\+) ?${N}`],
    ['%', `${N} ?% ?${of} ?${N}`],
    ['%', `${N} ?${of} ?${N} ?%`, true],
    ['×', verbLast(words.times)],
    ['÷', verbLast(words.over)],
    ['+', verbLast(words.joined)],
    ['−', verbLast(words.takenAway)],
  ];
}

/** The first sum of two numbers, or square of one, that a message may ask for. */
export function findPair(pattern: string, words: SumWords): Pair | undefined {
  const find = (source: string) => new RegExp(source, 'u').exec(pattern);
  for (const [operation, source, isSwapped] of phrasesFor(words)) {
    const match = find(source);
    if (match) return { operation, match, isSwapped };
  }
  const between: readonly [SumOperation, string, Pair['sign']?][] = [
    ['×', `×|${either(words.times)}`],
    ['÷', `÷|${either(words.over)}`],
    ['÷', '/', '/'],
    ['÷', either(words.by), 'by'],
    ['+', `\\+|${either(words.plus)}`, '+'],
    ['−', `-|${either(words.minus)}`, '-'],
  ];
  const pairs = between.flatMap(([operation, source, sign]) => {
    const match = find(`${N} ?(?:${source}) ?${N}`);
    return match ? { operation, match, sign } : [];
  });
  const square = find(`${N} ?²|${either(words.squareOf)} ?${N}`);
  if (square) pairs.push({ operation: '²', match: square, sign: undefined });
  return pairs.sort((one, other) => one.match.index - other.match.index)[0];
}
