import { expect, it } from 'vitest';
import { looksAutomated } from '@/lib/contact/spam-trap';

const LINK = 'see https://example.in';

it.each([
  ['http://spam.example', '60000', ''],
  [{}, undefined, ''],
  ['', '0', LINK],
  ['', '1999.9', 'WWW.spam.example'],
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
  [undefined, undefined, LINK],
  ['', '-5', LINK],
  ['', 'x5', LINK],
  ['', 'NaN', LINK],
] as [unknown, unknown, string][])(
  'looksAutomated: accepts honeypot %j after %j ms: %s',
  (honeypot, elapsed, text) => {
    expect(looksAutomated({ honeypot, elapsed, text })).toBe(false);
  },
);
