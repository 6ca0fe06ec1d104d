import { toPlainDigits } from './plain-digits.ts';

type Words = readonly string[];

/** Words by which a message asks for a sum, in lower case, of one language or of several. */
export interface SumWords {
  /** Between two numbers. */
  readonly times: Words;
  readonly over: Words;
  readonly plus: Words;
  readonly minus: Words;
  /** As "by" in "1234 by 9": also between numbers that are no sum. */
  readonly by: Words;
  readonly percent: Words;
  /** After a number. */
  readonly squared: Words;
  readonly cubed: Words;
  /** Before a number. */
  readonly squareOf: Words;
  readonly cubeOf: Words;
  /** Before a number or after one. */
  readonly root: Words;
  /** After "500 square" or, of the other list, after "500 sq", which is then no sum. */
  readonly unit: Words;
  readonly area: Words;
  /** After a number that is then larger: "lakh". */
  readonly scale: Words;
  /** Numbers that are not written in digits, and the ends of others. */
  readonly number: Words;
  readonly numberEnd: Words;
  /** Before two numbers, and between them. */
  readonly productOf: Words;
  readonly divide: Words;
  readonly sumOf: Words;
  readonly subtract: Words;
  readonly differenceOf: Words;
  readonly and: Words;
  readonly of: Words;
  /** After each of two numbers, where the verb is last. */
  readonly toFirst: Words;
  readonly bySecond: Words;
  /** After the second of two numbers, from which the first is taken. */
  readonly fromSecond: Words;
  readonly joined: Words;
  readonly takenAway: Words;
  /** Before numbers that are no sum: "class 8/9". */
  readonly noSumAfter: Words;
  /** A message of these alone asks for the sum in it: "25/5" is no date then. */
  readonly request: Words;
}

/** The words of several languages, for messages in any of them. */
export function joinWords(first: SumWords, ...others: readonly SumWords[]): SumWords {
  const names = Object.keys(first) as (keyof SumWords)[];
  const join = (name: keyof SumWords) => [first, ...others].flatMap((words) => words[name]);
  return Object.fromEntries(names.map((name) => [name, join(name)])) as unknown as SumWords;
}

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

/** The source of an expression that nothing matches. */
export const NEVER = '(?!)';

/** The source of an expression for one whole word of the lists, the longest first. */
export function either(...lists: (readonly string[])[]): string {
  const words = lists.flat().sort((one, other) => other.length - one.length);
  if (words.length === 0) return NEVER;
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
  const bySecond = `(?:${either(words.bySecond)})?`;
  const verbLast = (verbs: readonly string[], after = words.toFirst, afterSecond = bySecond) =>
    `${N} ?${either(after)} ?${N} ?${afterSecond} ?${either(verbs)}`;
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
    // "4387 को 10000 से घटाओ"
    ['−', verbLast(words.takenAway, words.toFirst, either(words.fromSecond)), true],
    // "10000 से 4387 घटाओ": with other verbs, से follows the second number only.
    ['−', verbLast(words.takenAway, [...words.toFirst, ...words.bySecond])],
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
