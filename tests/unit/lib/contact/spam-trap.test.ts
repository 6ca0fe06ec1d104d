import { expect, it } from 'vitest';
import { looksAutomated } from '@/lib/contact/spam-trap';

const LINK = 'see https://example.in';

it.each([
  ['http://spam.example', '60000', ''],
  [{}, undefined, ''],
  ['', '0', LINK],
  ['', '1999.9', 'WWW.spam.example'],
  [undefined, 12, '<a href=x>'],
  [undefined, '0.123456789012', '[url=x]'],
] as [unknown, unknown, string][])(
  'looksAutomated: suspects honeypot %j after %j ms: %s',
  (honeypot, elapsed, text) => {
    expect(looksAutomated({ honeypot, elapsed, text })).toBe(true);
  },
);

it.each([
  ['', '0', 'A pasted question about 98 × 97'],
  ['', '2000', LINK],
  [' ', '86400000', LINK],
  [undefined, undefined, LINK],
  [null, '', LINK],
  ['', '-5', LINK],
  ['', '5 ', LINK],
  ['', 'x5', LINK],
  ['', '0.1.2', LINK],
  ['', 'NaN', LINK],
  ['', {}, LINK],
] as [unknown, unknown, string][])(
  'looksAutomated: accepts honeypot %j after %j ms: %s',
  (honeypot, elapsed, text) => {
    expect(looksAutomated({ honeypot, elapsed, text })).toBe(false);
  },
);
