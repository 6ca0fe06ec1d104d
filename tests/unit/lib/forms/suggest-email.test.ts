import { expect, test } from 'vitest';
import { suggestEmail } from '@/lib/forms/suggest-email';
import { mistypedDomains, rightDomains } from './tables';

test('suggestEmail: asks for the domain that was meant', () => {
  for (const [domain, typed] of Object.entries(mistypedDomains)) {
    for (const each of typed.split(/\s+/))
      expect.soft(suggestEmail(`Asha.Rao@${each}`), each).toBe(`Asha.Rao@${domain}`);
  }
});

test.each([
  ['asha@gmail.com (work)', 'asha@gmail.com'],
  ['My email is asha@gmail.com', 'asha@gmail.com'],
  ['Email: Asha@gmail.com', 'Asha@gmail.com'],
  ['ईमेल: asha@gmail.com', 'asha@gmail.com'],
  ['ID asha@school.edu.in please', 'asha@school.edu.in'],
  ['asha@gmail.com / 9876543210', 'asha@gmail.com'],
  ['asha@gmail.com asha@gmail.com', 'asha@gmail.com'],
  ['[asha@gmail.com](mailto:asha@gmail.com)', 'asha@gmail.com'],
  ['asha@gmial.com thanks', 'asha@gmail.com'],
  ['asha@gmail.co m', 'asha@gmail.com'],
  ['asha@gmail.com, ravi@gmail.com', undefined],
  ['asha rao@gmail.com', undefined],
  ['.asha@gmail.com', 'asha@gmail.com'],
  ['asha.@gmail.com', 'asha@gmail.com'],
  ['asha..rao@example.in', 'asha.rao@example.in'],
  ['asha.+news@example.in', 'asha+news@example.in'],
  ['\u0430sha@gmail.com', 'asha@gmail.com'],
  ['ashaा@gmail.com', 'asha@gmail.com'],
])('suggestEmail: of %s, asks for %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
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
