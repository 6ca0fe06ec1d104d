import { GROUPED } from './read-number.ts';
import {
  either,
  findPair,
  NEVER,
  type Pair,
  readNumbers,
  type SumOperation,
  type SumWords,
} from './sum-pattern.ts';

/** The numbers may be outside the range that `multiply` and `divide` accept. */
export interface Sum {
  readonly a: number;
  readonly operation: SumOperation;
  readonly b: number;
}

/**
 * Why a message that asks for a sum is not worked out: `limits` for roots, powers, brackets and more
 * than two numbers, `comma` for a number such as "12,5", `words` for "ninety eight times 96".
 */
export type Unread = 'limits' | 'comma' | 'words';

interface Around {
  before: string;
  after: string;
}

function textAround(pattern: string, { match }: Pair): Around {
  const before = pattern.slice(0, match.index);
  const after = pattern.slice(match.index + match[0].length);
  const isInBrackets = before.endsWith('(') && after.startsWith(')');
  return isInBrackets ? { before: before.slice(0, -1), after: after.slice(1) } : { before, after };
}

/** Whether more is to be worked out than the pair: "2 + 3 × 4", "98 × 95 and 2". */
function isLonger({ before, after }: Around, words: SumWords): boolean {
  const { times, over, by, plus, minus, and, of, scale } = words;
  const join = `(?:[-+×÷/]|${either(times, over, by, plus, minus, and, of)})`;
  return (
    new RegExp(`^(?:[²%]| ?\\)? ?${join} ?[(+-]? ?#| ?${either(scale)})`, 'u').test(after) ||
    new RegExp(`(?:#\\d+;[²%)]* ?${join}|\\() ?[(+-]?$`, 'u').test(before)
  );
}

/** Whether a number in words stands beside a sign or a word between two: "अट्ठानवे गुणा छियानवे". */
function isInWords(pattern: string, words: SumWords): boolean {
  const { number, numberEnd, times, over, plus, minus } = words;
  const ending = `[\\p{L}\\p{M}]+(?:${numberEnd.join('|') || NEVER})(?![\\p{L}\\p{M}])`;
  const inWords = `(?:${either(number)}|(?<![\\p{L}\\p{M}])${ending})`;
  // No hyphen: "twenty-five".
  const join = `(?:[+×÷]|${either(times, over, plus, minus)})`;
  return new RegExp(`(?:;|${inWords}) ?${join} ?(?:#|${inWords})`, 'u').test(pattern);
}

/** Whether "25/12" or "10-12" asks for a sum: these may be dates, classes, marks or phone numbers. */
function isAsked(
  { match, sign }: Pair,
  numbers: readonly string[],
  { before, after }: Around,
  words: SumWords,
): boolean {
  const rest = before + after;
  const asking = rest.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (!asking.every((word) => words.request.includes(word))) return false;
  const isPhone = sign === '+' ? /^0\d|\d{10}/ : /^0\d|\d{7}/;
  if (numbers.some((number) => isPhone.test(number))) return false;
  // "12/05/2026"
  if (/[/-]/.test(sign!) && (/^[/-]#/.test(after) || /;[/-]$/.test(before))) return false;
  if (asking.length > 0 || /[#=]/.test(rest) || match[0].includes(' ')) return true;
  const [a, b] = numbers.map(Number) as [number, number];
  // "1/19" is no day of a month, and no marks.
  const isFraction = a < 13 && b > 12 && b < 1900 && b % 5 !== 0;
  if (sign === '/') return a % b === 0 || (a > 31 && a >= b) || isFraction;
  const isYear = a > 1900 && a < 2100 && b < 100;
  return sign !== '-' || (a > b && !isYear);
}

/**
 * Reads the sum that a message asks for, from the whole of it: "what is 98 x 95?", "35²",
 * "98 को 95 से गुणा", "15% of 200". Undefined for dates, classes, phone numbers, marks and areas.
 */
export function readSum(text: string, words: SumWords): Sum | Unread | undefined {
  const { numbers, pattern: typed } = readNumbers(text);
  const has = (source: string) => new RegExp(source, 'u').test(typed);
  const N = '#\\d+;';
  const of = `(?: ?${either(words.of)})? ?`;
  if (has(`${N} ?${either(words.squared, words.area)} ?${either(words.unit)}`)) return undefined;
  if (has(`[√∛]|${either(words.root)}${of}#|${N}${of}${either(words.root)}`)) return 'limits';
  if (has(`${either(words.cubeOf)}${of}#|${N} ?${either(words.cubed)}`)) return 'limits';

  const pattern = typed
    .replace(/ ?\^ ?#(\d+);/g, (_power, index) => (numbers[Number(index)] === '2' ? '²' : '^'))
    .replace(new RegExp(either(words.percent), 'gu'), '%')
    .replace(new RegExp(`(?<=${N}) ?${either(words.squared)}`, 'gu'), '²');
  if (pattern.includes('^')) return 'limits';
  const pair = findPair(pattern, words);
  if (!pair) return isInWords(pattern, words) ? 'words' : undefined;

  const { match, operation, isSwapped, sign } = pair;
  const around = textAround(pattern, pair);
  const { before, after } = around;
  if (new RegExp(`${either(words.noSumAfter)} ?$`, 'u').test(before)) return undefined;
  // "98765 43210 / 98765 43211", "1e5 × 2", "0x1F"
  if (/(?:; ?|[a-z])$/.test(before) || /^(?: ?#|[a-z])/.test(after)) return undefined;
  const indices = match.slice(1).filter((index) => index !== undefined);
  const [first, last = first!] = indices.map((index) => numbers[Number(index)]!);
  if (sign && !isAsked(pair, [first!, last], around, words)) return undefined;
  if (isLonger(around, words)) return 'limits';
  if (sign && /#/.test(before + after)) return undefined;
  if (first === '24' && last === '7' && !match[0].includes(' ')) return undefined;
  const typedNumbers = [first!, last];
  if (typedNumbers.some((number) => number.includes(',') && !GROUPED.test(number))) return 'comma';
  const [a, b] = typedNumbers.map((number) => Number(number.replaceAll(',', '')));
  return isSwapped ? { a: b!, operation, b: a! } : { a: a!, operation, b: b! };
}
