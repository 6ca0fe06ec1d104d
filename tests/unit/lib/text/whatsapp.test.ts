import fc, { anyCharacter } from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { wellFormed } from '@/lib/text/clean';
import { whatsappLink } from '@/lib/text/whatsapp';
import { booksPage, contact } from '@/tests/support/words';

it('whatsappLink: keeps the digits of the number and encodes the text', () => {
  expect(whatsappLink('+91 90000 00000', 'Is 97 × 93 = 9021? & more')).toBe(
    'https://wa.me/919000000000?text=Is%2097%20%C3%97%2093%20%3D%209021%3F%20%26%20more',
  );
});

it('whatsappLink: carries any text over unchanged, but for halves of broken pairs', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const url = new URL(whatsappLink('+919000000000', `${text}\uD800`));
      expect(url.host).toBe('wa.me');
      expect(url.hash).toBe('');
      expect(decodeURIComponent(url.search.slice('?text='.length))).toBe(wellFormed(text));
    }),
  );
});

it('whatsappLink: without a number, shares a text with whomever the visitor chooses', () => {
  expect(whatsappLink('', '98 × 96')).toBe('https://wa.me/?text=98%20%C3%97%2096');
});

it('whatsappLink: is short enough for each message that the site offers', () => {
  const messages = Object.values(contact.templates.messages).map(({ message }) => message);
  for (const text of [...messages, booksPage.orderMessage]) {
    expect(whatsappLink('+919000000000', text).length).toBeLessThan(1_000);
  }
});
