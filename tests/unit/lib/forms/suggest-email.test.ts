import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '@/lib/forms/email';
import { suggestEmail } from '@/lib/forms/suggest-email';
import { mistypedDomains, rightDomains } from './tables';

test('suggestEmail: asks for the domain that was meant', () => {
  for (const [domain, typed] of Object.entries(mistypedDomains)) {
    for (const each of typed.split(/\s+/))
      expect.soft(suggestEmail(`Asha.Rao@${each}`), each).toBe(`Asha.Rao@${domain}`);
  }
});

test('suggestEmail: never asks about an address that may be right', () => {
  for (const domain of rightDomains) {
    for (const email of [`asha@${domain}`, ` Asha.R@${domain.toUpperCase()}. `, `आशा@${domain}`])
      expect(suggestEmail(email), email).toBeUndefined();
  }
});

test('suggestEmail: asks about the address as it will be sent', () => {
  expect(suggestEmail('mailto:asha@gmial.com')).toBe('asha@gmail.com');
  expect(suggestEmail('asha @ gmail . con')).toBe('asha@gmail.com');
  expect(suggestEmail('asha\u200b@gmail\u00ad.con')).toBe('asha@gmail.com');
  for (const text of [
    '',
    ' ',
    'asha',
    '@gmial.com',
    'asha rao@gmial.com',
    'a@b@gmial.com',
    'asha@',
  ])
    expect(suggestEmail(text), text).toBeUndefined();
});

test('suggestEmail: suggests addresses that it does not ask about again', { tags: 'long' }, () => {
  const domains = [...Object.values(mistypedDomains).join(' ').split(/\s+/), ...rightDomains];
  const typed = fc.tuple(
    fc.constantFrom(...domains),
    fc.nat(20),
    fc.constantFrom('', '.', 'o', 'mm'),
  );
  fc.assert(
    fc.property(typed, ([domain, at, put]) => {
      const suggestion = suggestEmail(`asha@${domain.slice(0, at)}${put}${domain.slice(at + 1)}`);
      if (suggestion === undefined) return;
      expect(isEmail(suggestion)).toBe(true);
      expect(suggestEmail(suggestion)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
  fc.assert(fc.property(fc.string(), (text) => void suggestEmail(text)));
  suggestEmail(`asha@${'g'.repeat(50_000)}.con`);
});
