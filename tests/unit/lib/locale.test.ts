import { expect, it } from 'vitest';
import { en } from '@/tests/support/words';

/** Components fill these with what only they know, so no fact of the site may have such a name. */
it.each([
  ['the amount of a UPI payment', en.words.booksPage, '{upi}'],
  ['the address of a part that failed', en.words.shell.failure.message, '{address}'],
  ['the address of a page that failed', en.words.errors, '{address}'],
])('locale: leaves %s to its component', (_what, words, placeholder) => {
  expect(JSON.stringify(words)).toContain(placeholder);
});
