import { z } from 'zod';
import { suggestEmail } from '@/lib/forms/suggest-email';
import { hindiWords } from './hindi-words';
import { type Question } from './questions';
import { latinDigits } from './read-number';
import { timesRefusal } from './read-times';

/** What separates two answers: a comma, or a word such as `and`. */
const BETWEEN = /\s*[,;/&|]\s*|\s+(?:or|and|aur|ya|और|या|व)\s+/i;

const isPhone = (text: string) => text.replace(/\D/g, '').length > 7;

/** Whether there are two phone numbers, or one with the end of another: `9829012345/46`. */
export function hasTwoPhones(typed: string): boolean {
  // E.164 has 15 digits at most.
  if (latinDigits(typed).replace(/\D/g, '').length > 15) return true;
  const numbers = latinDigits(typed)
    .split(BETWEEN)
    .filter((text) => /\d\d/.test(text));
  return numbers.length > 1 && numbers.some(isPhone) && !/^\S*:\/\//.test(typed);
}

/** `8 to 10`, `45-60` */
const TWO_NUMBERS = /^\D*\d+\s*(?:-|–|to|or|से|या|ya|se)\s*\d+/i;

/** Says more of an answer that is refused than the facts do. */
export function refusalOf({ schema }: Question, typed: string): string | undefined {
  const { typed: way } = schema.meta() ?? {};
  if (way === 'times') return timesRefusal(hindiWords(typed));
  if (way === 'phone' && hasTwoPhones(typed)) {
    return 'Write one phone number: the site shows no second one.';
  }
  if (schema instanceof z.ZodEmail) {
    const emails = typed.split(/[\s,;/]+/).filter((text) => text.includes('@'));
    if (emails.length > 1) return 'Write one email address: the site shows no second one.';
    const email = suggestEmail(typed);
    return email && `Is it ${email}? Then write that.`;
  }
  const isNumber = schema instanceof z.ZodNumber && way !== 'hue' && way !== 'year';
  if (isNumber && TWO_NUMBERS.test(latinDigits(typed))) return 'Write one number.';
  return undefined;
}
