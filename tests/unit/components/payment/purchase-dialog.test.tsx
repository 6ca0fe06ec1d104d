// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { PurchaseDialog } from '@/components/payment/purchase-dialog';
import { payment as words } from '@/content/en/payment';
import { type Account } from '@/lib/account/account-context';
import { type User } from '@/lib/account/user';
import { locales } from '@/lib/locale';
import { type ShopBook } from '@/lib/payment/buying';
import { shopBooks, shopFacts } from '@/lib/payment/shop';
import { fill } from '@/lib/text/format';
import { render, stubBrowser, unmount } from '@/tests/support/render';

// Its timers would run after the document of the last test is gone.
vi.mock('@/components/site/use-close-on-back', () => ({ useCloseOnBack: () => {} }));

stubBrowser();

const user = { id: 'asha', name: 'Asha', email: 'asha@example.in' } as User;
const facts = shopFacts(locales.en);
const [book] = shopBooks('en-IN');

async function open(changes: Partial<typeof facts> = {}, bookChanges: Partial<ShopBook> = {}) {
  const account = { close() {} } as Account;
  await render(
    <PurchaseDialog
      facts={{ ...facts, ...changes }}
      user={user}
      book={{ ...book!, ...bookChanges }}
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
] as const)('purchase dialog: has QR and link in the order of a %s ID', async (kind, position) => {
  const { dialog, linkTo } = await open({ upi: { ...facts.upi, kind } });
  const code = dialog.querySelector('svg[role=img]')!;
  expect(linkTo(words.purchase.pay)!.compareDocumentPosition(code)).toBe(position);
  const [first] = words.purchase.help[kind];
  expect(dialog.querySelector('details')!.textContent).toContain(first);
  const other = words.purchase.help[kind === 'personal' ? 'business' : 'personal'][0];
  expect(dialog.textContent).not.toContain(other);
});

it('purchase dialog: leads abroad and to the form only where the owner has them', async () => {
  const abroadLink = 'https://pay.example.in/abroad';
  const shown = await open({ screenshotForm: 'https://forms.example.in/1' }, { abroadLink });
  expect(shown.linkTo(words.promise.abroad)!.getAttribute('href')).toBe(abroadLink);
  expect(shown.linkTo(words.upi.form)!.getAttribute('href')).toBe('https://forms.example.in/1');
  const phone = { phone: facts.phoneText };
  expect(shown.dialog.textContent).toContain(fill(words.upi.screenshot.formOrChat, phone));
  await unmount();

  const { linkTo, dialog } = await open({ screenshotForm: null }, { abroadLink: null });
  expect([linkTo(words.promise.abroad), linkTo(words.upi.form)]).toEqual([undefined, undefined]);
  expect(dialog.textContent).toContain(fill(words.upi.screenshot.chat, phone));
});

it('purchase dialog: states the refund rule of the owner', async () => {
  for (const anyReason of [true, false]) {
    const { dialog } = await open({ refund: { anyReason, days: 9 } });
    const rule = words.promise[anyReason ? 'anyReason' : 'refund'];
    expect(dialog.textContent).toContain(fill(rule, { days: 9 }));
    await unmount();
  }
});
