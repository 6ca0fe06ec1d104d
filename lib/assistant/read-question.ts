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

/** Reads the sum that a message asks for, also with a word of size behind a number. */
export function readQuestion(message: string, words: QuestionWords): Sum | Unread | undefined {
  const typed = withoutSizes(toPlainDigits(message.normalize('NFC')), words);
  const isTold = new RegExp(`${NUMBER} times ${NUMBER} ${either(words.spans)}`, 'iu').test(typed);
  return isTold ? undefined : readSum(typed, words);
}
