import { type sumWords } from '@/content/assistant-vocabulary';
import { toPlainDigits } from '@/lib/text/digits';
import { type Operation } from './types';

/** The numbers may be outside the range that `multiply` and `divide` accept. */
export interface Sum {
  readonly a: number;
  readonly operation: Operation;
  readonly b: number;
}

type SumWords = { readonly [Name in keyof typeof sumWords]: readonly string[] };

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const either = (words: readonly string[], symbols = '(?!)') =>
  `(?:${[symbols, ...words.map(escape)].join('|')})`;

/**
 * Finds the first sum in a message: "what is 98 x 95?", "35²", "98 into 95", "square of 35".
 * Ignores dates, "class 8/9", "24x7", and sums of more than two numbers.
 */
export function readSum(text: string, words: SumWords): Sum | undefined {
  const typed = toPlainDigits(text.toLowerCase()).replace(/(?<=\d),(?=\d)/g, '');
  const number = '(-?\\d+(?:\\.\\d+)?)';
  const times = either(words.times, '[x×*✕✖]');
  const over = either(words.over, '[/÷]');
  const squared = either(words.squared, '²|\\^ ?2(?!\\d)');
  const sum = new RegExp(
    `(?<![\\d/.]|${either(words.noSumAfter)} *)(?!24(?: ?/ ?|x)7\\b)${number} *` +
      `(?:(?:(${times})|${over}) *${number}(?!\\d|\\.\\d| ?/)|${squared}(?![a-z]))`,
  ).exec(typed);
  if (sum) {
    const [found, a, product, b = a] = sum;
    const moreTerms = new RegExp(`^ *(?:${times}|${over}|[+-]) *\\d`);
    if (moreTerms.test(typed.slice(sum.index + found.length))) return undefined;
    const operation = sum[3] === undefined ? '²' : product ? '×' : '÷';
    return { a: Number(a), operation, b: Number(b) };
  }
  const product = new RegExp(
    `${either(words.productOf)} *${number} *${either(words.and)} *${number}`,
  ).exec(typed);
  if (product) return { a: Number(product[1]), operation: '×', b: Number(product[2]) };
  const verbLast = new RegExp(
    `(?<![\\d.])${number} *${either(words.toFirst)} *${number} *${either(words.bySecond)} *(?:(${times})|${over})`,
  ).exec(typed);
  if (verbLast) {
    const [, a, b, multiplied] = verbLast;
    return { a: Number(a), operation: multiplied ? '×' : '÷', b: Number(b) };
  }
  const square = new RegExp(`${either(words.squareOf)} *${number}`).exec(typed);
  return square ? { a: Number(square[1]), operation: '²', b: Number(square[1]) } : undefined;
}
