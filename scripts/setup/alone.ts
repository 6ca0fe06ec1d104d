import { z } from 'zod';
import { toE164 } from '@/lib/shop/profile/phone';
import { type Question } from './questions';
import { unwrap, withoutChatLink } from './read-address';
import { latinDigits } from './read-number';

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
  return numbers.length > 1 && numbers.some(isPhone);
}

const EXTENSION =
  'Write the number without its extension: WhatsApp and a link that calls it have none.';
export const PHONE_ALONE = 'Write the number alone: the site shows no words beside it.';

const NO_NUMBER = 'Write the number itself, such as +919876543210: this link does not have it.';

const LINK = /:\/\/|(?<![\w@.-])[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/\S/i;

const alone = (what: string, more: string) =>
  `Write ${what} alone: the site does not show “${more}” beside it.`;

/** Words that say no more than that it is a phone number. */
const OF_PHONES =
  /(?<![\p{L}\p{M}])(phone|mobile|mob|cell|ph|tel(ephone)?|whats ?app|wa|contact|numbers?|num?|no|india|my|our|the|is|on|by|(ye )?mera|mere|hai|me|par|pe|मेरा|मोबाइल|फ़ोन|फोन|नंबर|नम्बर|व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|है|यह|पर)(?![\p{L}\p{M}])/giu;

function phoneRefusal(answer: string): string | undefined {
  const typed = withoutChatLink(latinDigits(answer));
  if (LINK.test(typed)) return NO_NUMBER;
  if (hasTwoPhones(typed)) return 'Write one phone number: the site shows no second one.';
  const number = toE164(typed);
  if (!number || /^\S+:\S*$/.test(typed)) return undefined;
  // A number without its country code has fewer digits.
  if (!typed.replace('(0)', '').replace(/\D/g, '').endsWith(number.slice(-8))) return EXTENSION;
  return /[\p{L}\p{M}]/u.test(typed.replace(OF_PHONES, '')) ? PHONE_ALONE : undefined;
}

const emailsIn = (typed: string) =>
  new Set((typed.match(/[^\s,;:/<>()|]+@[^\s,;:/<>()|]+/g) ?? []).map((one) => one.toLowerCase()));

function emailRefusal(typed: string): string | undefined {
  const emails = emailsIn(typed);
  if (emails.size > 1) return 'Write one email address: the site shows no second one.';
  if (/<[^<>]+>$/.test(typed)) return undefined;
  const [, after] = /^\S+@\S+\.\S+\s+(\S.*)$/.exec(typed.trim()) ?? [];
  return after ? alone('the email address', after) : undefined;
}

const APP =
  /^(phone ?pe|g(oogle)? ?pay|paytm|bhim|amazon( pay)?|whats ?app( pay)?|cred|upi|bank|sbi|hdfc|icici|axis)( upi| app)?$/i;

function upiRefusal(typed: string): string | undefined {
  if (/^upi:\/\//i.test(unwrap(typed))) return undefined;
  if (emailsIn(typed).size > 1) return 'Write one UPI ID: the site shows no second one.';
  const [, more] = /^\S+@\S+\s*(?:[-–:]\s*)?\(?([^()]*)\)?$/.exec(typed.trim()) ?? [];
  return more && !APP.test(more) ? alone('the UPI ID', more) : undefined;
}

const isAddress = (word: string) => /^(https?:|www\.|@\w)|^[\w-]+(\.[\w-]+)+(\/|$)/i.test(word);

function addressRefusal(typed: string): string | undefined {
  const text = unwrap(typed);
  const addresses = text.split(/\s+|[,;|]+(?=\s|https?:|www\.|@)/).filter(isAddress);
  if (addresses.length > 1) return 'Write one address: the site shows no second one.';
  return addresses.length === 1 && /\s/.test(text)
    ? 'Write the address alone, without words around it.'
    : undefined;
}

/** Refuses what an answer says beside the one thing that its fact holds, so that nothing is lost. */
export function refuseMore({ schema }: Question, typed: string): string | undefined {
  const { typed: way } = schema.meta() ?? {};
  if (way === 'phone') return phoneRefusal(typed);
  if (way === 'upi') return upiRefusal(typed);
  if (schema instanceof z.ZodEmail) return emailRefusal(typed);
  return schema instanceof z.ZodURL || way === 'voice' ? addressRefusal(typed) : undefined;
}
