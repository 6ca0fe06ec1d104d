import { z } from 'zod';
import { suggestEmail } from '@/lib/forms/suggest-email';
import { type Question } from './questions';
import { hostOf, isNetwork, type Network, startOf } from './read-address';

/** Asked once: a yes keeps the answer, or takes another that is more likely meant. */
export interface Doubt {
  question: string;
  instead?: string;
  /** After a no, setup asks again and does not take `instead`. */
  isOpen?: boolean;
}

/** Ends of domains that are no end of a name. */
const KNOWN_ENDS = /(^www\.|\.(com|in|org|net|co|io|me|edu|info|app|dev|site|online)$)/;

const SHORT_HOSTS: Record<Network, string[]> = {
  facebook: ['fb.com', 'fb.me', 'fb.watch'],
  instagram: ['instagr.am', 'ig.me'],
  linkedin: ['lnkd.in'],
  telegram: ['telegram.me', 'telegram.dog'],
  youtube: ['youtu.be'],
};

/** The page of another network, or the front page of this one. */
function doubtAddress(network: Network, value: string): Doubt | undefined {
  if (!URL.canParse(value)) return undefined;
  const { hostname, pathname, search } = new URL(value);
  const host = hostOf(network);
  const isTheirs = [host, ...SHORT_HOSTS[network]].some(
    (name) => hostname === name || hostname.endsWith(`.${name}`),
  );
  const instead = `${startOf(network)}${hostname}`;
  // A name may have a dot: `asha.maths`.
  if (!isTheirs && pathname === '/' && !KNOWN_ENDS.test(hostname))
    return { question: `Is it ${instead}?`, instead };
  if (!isTheirs) return { question: `${hostname} is not ${host}. Keep it all the same?` };
  if (pathname !== '/' || search) return undefined;
  return { question: `${hostname} is the first page of all, not yours. Keep it all the same?` };
}

function doubtEmail(value: string): Doubt | undefined {
  const instead = suggestEmail(value);
  return instead ? { question: `Is it ${instead}?`, instead } : undefined;
}

/** The part after the @ of a UPI ID has no dot. */
export function doubtUpiId(value: string): Doubt | undefined {
  const [, prefixed] = /^upi[-=.](.+@.+)$/i.exec(value) ?? [];
  if (prefixed) return { question: `Is it ${prefixed}?`, instead: prefixed };
  const [, name = '', handle = ''] = /^(.*)@(.*)$/.exec(value) ?? [];
  const whole = `${name}@${handle.replace(/[.-]+$/, '')}`;
  if (whole !== value && !whole.split('@')[1]!.includes('.')) {
    return { question: `Is it ${whole}, without the end?`, instead: whole };
  }
  return handle.includes('.')
    ? { question: `“${value}” is like an email address. Is it really a UPI ID?` }
    : undefined;
}

/** Behind the code of a city: `0755-2461234`, `+91 11 2345 6789`. */
const LANDLINE =
  /^(?:\+?91[-\s]*|)(?:\(?0(?<long>\d{2,4})\)?|\(?(?<short>\d{2,3})\)?)[-\s]+(?<number>[2-6][\d\s-]*)$/;

export function doubtLandline(typed: string): Doubt | undefined {
  const { long, short, number = '' } = LANDLINE.exec(typed.trim())?.groups ?? {};
  const digits = `${long ?? short}${number.replace(/\D/g, '')}`;
  return digits.length === 10 && number !== ''
    ? {
        question: `Is “${typed.trim()}” a landline? Visitors write to this number on WhatsApp. Keep it?`,
      }
    : undefined;
}

/** What may be another address than the one that was meant. */
export function doubtContact({ schema }: Question, value: string): Doubt | undefined {
  const { typed: way } = schema.meta() ?? {};
  if (schema instanceof z.ZodEmail) return doubtEmail(value);
  return schema instanceof z.ZodURL && isNetwork(way) ? doubtAddress(way, value) : undefined;
}
