import { expect, test } from 'vitest';
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
