import { expect, it, vi } from 'vitest';
import { PurchaseDialog } from '@/components/shop/purchase-dialog';
import { type Shop } from '@/components/shop/shop-context';
import { type User } from '@/lib/shop/account/user';
import { payment } from '@/content/en/payment';
import { locales } from '@/lib/words/locale';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { shopFacts } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
import { render, stubBrowser, unmount } from '@/tests/support/render';
import { shopBook } from '@/tests/support/shop-book';

// Its timers would run after the document of the last test is gone.
vi.mock('@/components/hooks/use-layer', () => ({ useLayer: () => {} }));

stubBrowser();

const user = { id: 'asha', name: 'Asha', email: 'asha@example.in' } as User;
const facts = shopFacts(locales.en);
const words = {
  ...payment,
  promise: { ...payment.promise, refund: locales.en.words.payment.promise.refund },
};

async function open(changes: Partial<typeof facts> = {}, bookChanges: Partial<ShopBook> = {}) {
  const account = { close() {} } as Shop;
  await render(
    <PurchaseDialog
      facts={{ ...facts, ...changes }}
      user={user}
      book={{ ...shopBook, ...bookChanges }}
      privacyPath="/privacy"
      words={words}
    />,
    account,
  );
  const dialog = document.querySelector('[role=dialog]')!;
  const linkTo = (text: string) =>
    [...dialog.querySelectorAll('a')].find(({ textContent }) => textContent.includes(text));
  return { dialog, linkTo };
}

it.each([
  ['personal', Node.DOCUMENT_POSITION_PRECEDING],
  ['business', Node.DOCUMENT_POSITION_FOLLOWING],
] as const)('purchase dialog: helps to pay to a %s ID', async (kind, position) => {
  const { dialog, linkTo } = await open({ upi: { ...facts.upi, kind } });
  const code = dialog.querySelector('svg[role=img]')!;
  expect(linkTo(words.purchase.pay)!.compareDocumentPosition(code)).toBe(position);
  const other = kind === 'personal' ? 'business' : 'personal';
  expect(dialog.querySelector('details')!.textContent).toContain(words.purchase.help[kind][0]);
  expect(dialog.textContent).not.toContain(words.purchase.help[other][0]);
  expect(dialog.textContent).toContain(words.promise.refund);
});

it('purchase dialog: leads abroad and to the form only where the owner has them', async () => {
  const abroadLink = 'https://pay.example.in/abroad';
  const shown = await open({ screenshotForm: 'https://forms.example.in/1' }, { abroadLink });
  expect(shown.linkTo(words.promise.abroad)!.getAttribute('href')).toBe(abroadLink);
  expect(shown.linkTo(words.upi.form)!.getAttribute('href')).toBe('https://forms.example.in/1');
  const number = { number: facts.phoneText };
  expect(shown.dialog.textContent).toContain(fill(words.upi.screenshot.formOrChat, number));
  await unmount();

  const { linkTo, dialog } = await open({ screenshotForm: null }, { abroadLink: null });
  expect([linkTo(words.promise.abroad), linkTo(words.upi.form)]).toEqual([undefined, undefined]);
  expect(dialog.textContent).toContain(fill(words.upi.screenshot.chat, number));
});

it('purchase dialog: marks the names of the owner in Devanagari as Hindi on an English page', async () => {
  const { dialog } = await open({
    author: 'आशा वर्मा',
    upi: { ...facts.upi, payee: 'वर्मा प्रकाशन' },
  });
  const marked = [...dialog.querySelectorAll('[lang=hi-IN]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['आशा वर्मा', 'वर्मा प्रकाशन']);
});
