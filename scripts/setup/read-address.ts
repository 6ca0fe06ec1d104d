import { toE164 } from '@/lib/shop/profile/phone';

const PROFILES = {
  instagram: { host: 'instagram.com', start: 'https://www.instagram.com/' },
  linkedin: { host: 'linkedin.com', start: 'https://www.linkedin.com/in/' },
  telegram: { host: 't.me', start: 'https://t.me/' },
  facebook: { host: 'facebook.com', start: 'https://www.facebook.com/' },
  youtube: { host: 'youtube.com', start: 'https://www.youtube.com/@' },
} as const;

export type Network = keyof typeof PROFILES;
export const isNetwork = (way: unknown): way is Network =>
  typeof way === 'string' && way in PROFILES;
export const startOf = (network: Network) => PROFILES[network].start;
export const hostOf = (network: Network) => PROFILES[network].host;

/** What apps add to an address that they share. */
const TRACKING =
  /^(utm_\w+|igsh|igshid|si|fbclid|mibextid|rdid|share_url|_rd[cr]|trk|lipi|originalSubdomain)$/;

function withoutTracking(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const names = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of names) url.searchParams.delete(name);
  return names.length > 0 ? url.href : address;
}

export const unwrap = (typed: string) =>
  typed
    .replace(/^<(.*)>$/, '$1')
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();

/** The site of a network for phones is that of its app: `m.facebook.com`. */
const FOR_PHONES =
  /^https:\/\/(?:m|mobile|web|touch)\.(?=(?:facebook|instagram|linkedin|youtube)\.com)/;

/** Adds https:// where it is left out, and the network to `@name`. */
export const readAddress = (typed: string, network?: Network): string =>
  readWholeAddress(typed, network).replace(FOR_PHONES, 'https://www.');

function readWholeAddress(typed: string, network?: Network): string {
  const text = unwrap(typed).replace(/^(@[\w.-]+)\/$/, '$1');
  const name = /^@?([\w.-]+)$/.exec(text)?.[1];
  const isName = name && (text.startsWith('@') || !text.includes('.'));
  if (network && isName) return `${PROFILES[network].start}${name}`;
  if (/^[^:/@]+\./.test(text)) return withoutTracking(`https://${text}`);
  const { host } = network ? PROFILES[network] : { host: undefined };
  const isKnown = host && new RegExp(`^http://([\\w-]+\\.)?${host}/`, 'i').test(text);
  return withoutTracking(isKnown ? text.replace(/^http:/i, 'https:') : text);
}

/** A domain as it was copied from the browser: the page in it is no part of it. */
export const readDomain = (typed: string) =>
  readAddress(typed)
    .replace(/^http:\/\/(?=[^/]+\.)/i, 'https://')
    .replace(/^(https:\/\/[^/?#]+)([/?#].+)$/i, '$1');

/** `email: asha@x.in.`, `Asha <asha@x.in>`, `mailto:asha@x.in`, `asha @x.in` */
export const readEmail = (typed: string) =>
  unwrap(/<([^<>]+@[^<>]+)>$/.exec(typed)?.[1] ?? typed)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^mailto:|^(my )?e-?mail( id| address)?( is)?[ :]+/i, '')
    .replace(/ *@ */, '@')
    .replace(/[.,;]+$/, '');

/** `upi://pay?pa=asha@ybl&pn=Asha` of a QR code, `UPI ID: asha@ybl`, `asha@ybl (PhonePe)` */
export function readUpiId(typed: string): string {
  const text = unwrap(typed);
  const link = /^upi:\/\/pay\?(.*)$/i.exec(text)?.[1];
  const names = new URLSearchParams(link);
  const payee = link && [...names].find(([name]) => name.toLowerCase() === 'pa')?.[1];
  return (payee || text)
    .replace(/^(my )?(upi|phone ?pe|g ?pay|google pay|paytm|bhim)?( upi)?( id)?( is)?[ :]+/i, '')
    .replace(/ *\([^()@]*\)$/, '')
    .replace(/ *@ */, '@')
    .replace(/,$/, '')
    .trim();
}

/** Links to a chat that have the number in them; other codes of wa.me have none. */
const CHAT =
  /<?(?:https?:\/\/)?(?:wa\.me\/(?:c\/)?|(?:\w+\.)?whatsapp\.com\/(?:catalog\/|send\/?\?\S*?phone=)|whatsapp:\/\/send\/?\?\S*?phone=)(?:\+|%2B)?(\d{7,15})(?![\w-])\S*/i;

/** `https://api.whatsapp.com/send/?phone=919829012345&text` as `+919829012345` */
export const withoutChatLink = (typed: string) =>
  typed.replace(CHAT, (_, digits: string) => toE164(`+${digits}`) ?? digits);
