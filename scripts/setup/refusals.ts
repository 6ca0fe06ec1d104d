import { z } from 'zod';
import { suggestEmail } from '@/lib/forms/suggest-email';
import { PHONE_ALONE } from './alone';
import { hindiWords } from './hindi-words';
import { type Question } from './questions';
import { isNetwork, startOf } from './read-address';
import { latinDigits } from './read-number';
import { timesRefusal } from './read-times';

/** `8 to 10`, `6 (8 online)`, `24 hours, 48 on Sunday` */
const TWO_NUMBERS = /\d(?:[^\d.,]|[.,](?!\d))+\d/;

/** `2500 + GST`, `60 (with a break)` */
const MORE = /\d\s*([(+].*\p{L}.*)$/u;

/** Says more of an answer that is refused than the facts do. */
export function refusalOf({ schema }: Question, typed: string): string | undefined {
  const { typed: way } = schema.meta() ?? {};
  if (way === 'times') return timesRefusal(hindiWords(typed));
  if (way === 'phone' && latinDigits(typed).replace(/\D/g, '').length > 9) return PHONE_ALONE;
  if (schema instanceof z.ZodURL && isNetwork(way)) {
    return `Write the address of your page, such as ${startOf(way)}name, or your name there as @name.`;
  }
  if (schema instanceof z.ZodEmail) {
    const email = /\s/.test(typed.trim()) ? undefined : suggestEmail(typed);
    return email && `Is it ${email}? Then write that.`;
  }
  const isNumber = schema instanceof z.ZodNumber && way !== 'hue';
  if (!isNumber && way !== 'count') return undefined;
  if (TWO_NUMBERS.test(latinDigits(typed))) return 'Write one number.';
  const more = MORE.exec(latinDigits(typed))?.[1];
  return more && `Write the number alone: the site does not show “${more}” beside it.`;
}
