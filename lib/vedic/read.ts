import { LARGEST } from './operands';
import { type Operation, type Refusal } from './types';

/** What was typed as a whole number in range, or why it is not one. */
export type Read = { readonly ok: true; readonly value: number } | Refusal;

/** Western digits for the Devanagari ones, and a plain minus for typeset ones. */
function plainDigits(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2212\u2013]/g, '-');
}

/**
 * Reads a number as people type it: spaces and commas in any grouping ("1,00,000"), Devanagari
 * digits, a plus sign, zeros after the point.
 *
 * @returns the number from 0 to 999999, or a refusal `empty`, `notANumber`, `negative`, `notWhole`
 *   or `tooLarge`.
 */
export function readNumber(text: string): Read {
  const typed = plainDigits(text).replace(/[\s,_]/g, '');
  if (!typed) return { ok: false, code: 'empty' };
  const [, sign, whole = '', part] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(typed) ?? [];
  if (!whole && !part) return { ok: false, code: 'notANumber' };
  const value = Number(whole || '0');
  const fraction = Number(part || '0') > 0;
  if (sign === '-' && (value > 0 || fraction)) return { ok: false, code: 'negative' };
  if (fraction) return { ok: false, code: 'notWhole' };
  return value > LARGEST ? { ok: false, code: 'tooLarge' } : { ok: true, value };
}

/** A sum found in a text; `b` is missing in a square. */
export interface Sum {
  readonly a: number;
  readonly operation: Operation;
  readonly b?: number;
}

/** Words of a sum in lower case: between two numbers, after one, or before one. */
export interface SumWords {
  /** "times", "into", "guna". */
  readonly times: readonly string[];
  /** "divided by". */
  readonly over: readonly string[];
  /** After a number: "squared", "ka varg". */
  readonly squared: readonly string[];
  /** Before a number: "square of". */
  readonly squareOf: readonly string[];
  /** Before two numbers: "multiply". */
  readonly productOf: readonly string[];
  /** Between those two: "by". */
  readonly and: readonly string[];
  /** Before numbers that count no sum: "class" in "class 8/9". */
  readonly noSumAfter: readonly string[];
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const either = (symbols: string, words: readonly string[]) =>
  `(?:${[symbols, ...words.map(escape)].join('|')})`;

/**
 * Finds the first sum in a text: "what is 98 x 95?", "35²", "1234 ÷ 9", and with words of the
 * content "98 into 95", "square of 35", "35 ka varg". Dates are left alone, and so are "class
 * 8/9" and "24x7", which is a promise and not a sum; of "12 x 13 x 14" no part is taken for the whole.
 *
 * @returns undefined when there is none. The numbers may be out of the engine's range: `solve`
 *   says so.
 */
export function readSum(text: string, words: SumWords): Sum | undefined {
  const typed = plainDigits(text.toLowerCase()).replace(/(?<=\d),(?=\d)/g, '');
  const number = '(-?\\d+(?:\\.\\d+)?)';
  const times = either('[x×*✕✖]', words.times);
  const over = either('[/÷]', words.over);
  const after = either('²|\\^ ?2(?!\\d)', words.squared);
  const noSumAfter = either('(?!)', words.noSumAfter);
  const sum = new RegExp(
    `(?<![\\d/.]|${noSumAfter} *)(?!24(?: ?/ ?|x)7\\b)${number} *` +
      `(?:(?:(${times})|${over}) *${number}(?!\\d|\\.\\d| ?/)|${after}(?![a-z]))`,
  ).exec(typed);
  if (sum) {
    const [found, a, product, b] = sum;
    // Half of a longer sum would be a wrong answer.
    const goesOn = new RegExp(`^ *(?:${times}|${over}|[+-]) *\\d`);
    if (goesOn.test(typed.slice(sum.index + found.length))) return undefined;
    if (b === undefined) return { a: Number(a), operation: '²' };
    return { a: Number(a), operation: product ? '×' : '÷', b: Number(b) };
  }
  const [productOf, and, squareOf] = [words.productOf, words.and, words.squareOf].map((some) =>
    either('(?!)', some),
  );
  const [, first, second] =
    new RegExp(`${productOf} *${number} *${and} *${number}`).exec(typed) ?? [];
  if (first) return { a: Number(first), operation: '×', b: Number(second) };
  const square = new RegExp(`${squareOf} *${number}`).exec(typed);
  return square ? { a: Number(square[1]), operation: '²' } : undefined;
}
