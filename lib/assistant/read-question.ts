import { type QuestionWords } from '@/content/sum-words';
import { toPlainDigits } from '@sutra/vedic/plain-digits';
import { LARGEST } from '@sutra/vedic/read-number';
import { readSum, type Sum, type Unread } from '@sutra/vedic/read-sum';
import { either } from '@sutra/vedic/sum-pattern';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const NUMBER = '\\d+(?:,\\d{2,3})*(?:\\.\\d+)?';

/** "2 lakh" as 200000, "5k" as 5000, "ढाई हज़ार" as 2500. */
function withoutSizes(message: string, { sizes, fractions }: QuestionWords): string {
  const number = `(?<![\\p{L}\\p{M}\\d.,])(${NUMBER}|${Object.keys(fractions).join('|')})`;
  const size = ` ?(${either(Object.keys(sizes))})|k(?![\\p{L}\\p{M}])`;
  return message.replace(
    new RegExp(`${number}(?:${size})`, 'giu'),
    (_typed, first: string, word = '') => {
      const value = fractions[first.toLowerCase()] ?? Number(first.replaceAll(',', ''));
      // 1.15 lakh is 115000, which it is not in binary.
      const result = Number((value * (sizes[word.toLowerCase()] ?? 1000)).toFixed(6));
      // Seven digits on end are a phone number.
      return result > LARGEST ? String(result).replace(THOUSANDS, ',') : String(result);
    },
  );
}

/**
 * The answer that a message states beside its product, "98 × 97 = 9516", "क्या 98 × 97 का उत्तर 9516 सही है", and the message
 * without it.
 */
export function readClaim(message: string, claimWords: readonly string[], words: QuestionWords) {
  const typed = withoutSizes(toPlainDigits(message.normalize('NFC')), words);
  if (!new RegExp(`= ?${NUMBER}|${either(claimWords)}`, 'iu').test(typed)) return undefined;
  const numbers = typed.match(new RegExp(NUMBER, 'g')) ?? [];
  const values = numbers.map((number) => Number(number.replaceAll(',', '')));
  const given = Math.max(...values);
  // Alone, and no part of another: the answer is the largest of the numbers.
  if (values.filter((value) => value === given).length > 1 || values.length > 3) return undefined;
  const rest = typed.replace(numbers[values.indexOf(given)]!, ' ').replace(/ ?=/, ' ');
  const sum = readQuestion(rest, words);
  const isProduct = typeof sum === 'object' && /[×²]/.test(sum.operation);
  return isProduct && Number.isInteger(given) ? { sum, given } : undefined;
}

/** `x`, `7x`, `(2x`: no `x` between two numbers, and no letter of a word. */
const UNKNOWN = String.raw`(?<![\p{L}\p{M}\d.])\d*(?:[xyz](?![\p{L}\p{M}\d])(?! ?[\d(]))`;
/** "x = 98 × 97" asks for a sum. */
const NAMED_ANSWER = /^ *[xyz] ?= ?|= ?[xyz] *\??$/giu;

const ALGEBRA = [
  // 6x² + 11x, x^3
  String.raw`${UNKNOWN} ?(?:\^|²|³)`,
  // (2x + 3), (x − 1)
  String.raw`\( ?${UNKNOWN} ?[-+−] ?\d+ ?\)`,
  // 2x + 3 = 7, x/3 = 5, 12 = 4x
  String.raw`${UNKNOWN}[^=]*=|=[^=]*${UNKNOWN}`,
  // 2x + 3, 5x − 3y
  String.raw`(?<![\p{L}\p{M}\d.])\d+[xyz] ?[-+−] ?\d+(?:[xyz])?(?![\p{L}\p{M}\d])`,
].map((source) => new RegExp(source, 'iu'));

function isAlgebra(typed: string): boolean {
  const asked = typed.replace(NAMED_ANSWER, '');
  return ALGEBRA.some((pattern) => pattern.test(asked));
}

/**
 * Reads the sum that a message asks for, also with a word of size behind a number. `algebra`: it has an unknown, and
 * `2x + 3` is no product.
 */
export function readQuestion(
  message: string,
  words: QuestionWords,
): Sum | Unread | 'algebra' | undefined {
  const plain = toPlainDigits(message.normalize('NFC'));
  if (isAlgebra(plain)) return 'algebra';
  const typed = withoutSizes(plain, words);
  const isTold = new RegExp(`${NUMBER} times ${NUMBER} ${either(words.spans)}`, 'iu').test(typed);
  return isTold ? undefined : readSum(typed, words);
}
