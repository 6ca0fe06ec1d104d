import { expect, it } from 'vitest';
import { looksAutomated } from '@/lib/contact/spam-trap';

const LINK = 'see https://example.in';

it('looksAutomated: suspects a filled trap, and a link within two seconds', () => {
  for (const [honeypot, elapsed, text] of [
    ['http://spam.example', '60000', ''],
    [{}, undefined, ''],
    ['', '0', LINK],
    ['', '1999.9', 'WWW.spam.example'],
    [undefined, '0.123456789012', '[url=x]'],
  ] as [unknown, unknown, string][]) {
    expect
      .soft(looksAutomated({ honeypot, elapsed, text }), JSON.stringify([honeypot, elapsed, text]))
      .toBe(true);
  }
});

it('looksAutomated: accepts what a person may send', () => {
  for (const [honeypot, elapsed, text] of [
    ['', '0', 'A pasted question about 98 × 97'],
    ['', '2000', LINK],
    [undefined, undefined, LINK],
    ['', '-5', LINK],
    ['', 'x5', LINK],
    ['', 'NaN', LINK],
  ] as [unknown, unknown, string][]) {
    expect
      .soft(looksAutomated({ honeypot, elapsed, text }), JSON.stringify([honeypot, elapsed, text]))
      .toBe(false);
  }
});
