import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];

/** Providers that deliver name+anything@ to name@. */
const WITH_TAGS = new Set([
  ...GMAIL,
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'yahoo.com',
  'zohomail.in',
]);

/** One text for all spellings of an address. `dropsTags`: whatever the provider does with +tags. */
export function mailboxOf(address: string, dropsTags = false): string {
  const text = address.normalize('NFC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const domain = domainToASCII(text.slice(at + 1)) || text.slice(at + 1);
  const tagged = text.slice(0, at);
  const name = dropsTags || WITH_TAGS.has(domain) ? tagged.replace(/(?<=.)\+.*$/s, '') : tagged;
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
