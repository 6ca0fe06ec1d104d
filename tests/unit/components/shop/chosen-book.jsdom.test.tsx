import { act, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShopProvider } from '@/components/shop/shop-provider';
import { paymentDialog, purchaseDialog } from '@/components/shop/shop-dialogs';
import { BuyButton } from '@/components/shop/buy-button';
import { payment } from '@/content/en/payment';
import { site } from '@/content/site';
import { type Shop, useShop } from '@/components/shop/shop-context';
import { type User } from '@/lib/shop/account/user';
import { locales } from '@/lib/words/locale';
import { type ShopBook, shopFacts } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { render, stubBrowser, type, unmount } from '@/tests/support/render';

const user = {
  id: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  profileCompleted: false,
} as User;

vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/shop/account/browser/sign-in', () => ({
  login: async () => user,
  prepareSignIn() {},
}));
vi.mock('@/lib/shop/account/browser/current-user', () => ({ fetchUser: async () => null }));
stubBrowser();
vi.stubGlobal('fetch', async (address: string) => {
  const [, name] = /^\/words\/(\w+)\./.exec(address)!;
  return Response.json(locales.en.words[name as 'account' | 'payment']);
});

const ebook = (id: string, title: string): ShopBook => ({
  id,
  title,
  language: 'en',
  price: '₹299',
  amount: 299,
  abroadLink: null,
});
const first = ebook('first', 'First Book');
const second = ebook('second', 'Second Book');

let shop: Shop;
function Visitor() {
  const current = useShop();
  useEffect(() => {
    shop = current;
  }, [current]);
  return null;
}

const openShop = (books: readonly ShopBook[]) =>
  render(
    <ShopProvider
      books={books}
      facts={shopFacts(locales.en)}
      privacyPath="/privacy"
      asksParentFirst={false}
    >
      <Visitor />
      {books.map((book) => (
        <BuyButton
          key={book.id}
          book={book}
          labels={{ ...payment.button, login: `Login to Buy ${book.title}` }}
          reported={payment.reported}
          phone={site.phone}
          tag="en-IN"
        />
      ))}
    </ShopProvider>,
  );

const click = (text: string) =>
  act(async () => {
    [...document.querySelectorAll('button')]
      .find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent).includes(text))!
      .click();
  });

/** Signs in, sends the profile, and waits for the payment dialog. */
async function sendProfile() {
  await act(async () => shop.login(user.email, ''));
  await act(async () => {
    shop.profileSent();
    await paymentDialog.load();
  });
  expect(document.querySelector('[role=dialog] dl')).not.toBeNull();
}

const facts = () => document.querySelector('[role=dialog] dl')!.textContent;
const chosen = () => document.querySelector<HTMLSelectElement>('[role=dialog] select')!;
const reference = () => /VM-\w{6}/.exec(facts())?.[0];

beforeEach(() => {
  localStorage.clear();
  // Not what the test before has left in memory.
  localStorage.setItem('buying', '{}');
  sessionStorage.clear();
  document.documentElement.lang = 'en';
});

it('payment after a profile: is for the book whose button was pressed', async () => {
  await openShop([first, second]);
  await click(`Login to Buy ${second.title}`);
  await sendProfile();
  expect(chosen().selectedOptions[0]!.textContent).toBe(second.title);
  expect(reference()).toBe(referenceOf(user.id, second.id));
  await click(payment.dialog.submitted);
  await unmount();

  // The card of that book, and no other, says what was submitted.
  user.profileCompleted = true;
  await openShop([first, second]);
  await act(async () => shop.login(user.email, ''));
  const [note, ...others] = document.querySelectorAll('[role=alert], [data-slot=alert]');
  expect(note!.textContent).toContain(referenceOf(user.id, second.id));
  expect(others).toEqual([]);
  user.profileCompleted = false;
});

it('payment after a profile: names no book of several until the buyer has chosen', async () => {
  await openShop([first, second]);
  await act(async () => shop.openAuth());
  await sendProfile();
  expect(chosen().selectedOptions[0]!.textContent).toBe(payment.dialog.choose);
  expect(reference()).toBeUndefined();
  for (const { id } of [first, second]) {
    await type(chosen(), id);
    expect(reference()).toBe(referenceOf(user.id, id));
  }
  await type(chosen(), '');
  expect(reference()).toBeUndefined();
});

it('payment after a profile: shows the price of the book that was chosen', async () => {
  await openShop([first, second]);
  await click(`Login to Buy ${second.title}`);
  await sendProfile();
  await click(payment.dialog.showPrice);
  await act(async () => void (await purchaseDialog.load()));
  const dialog = document.querySelector('[role=dialog]')!;
  for (const text of [second.title, second.price, referenceOf(user.id, second.id)]) {
    expect(dialog.textContent).toContain(text);
  }
});

it('payment after a profile: loses no time on the way to the price and back', async () => {
  await openShop([first, second]);
  await click(`Login to Buy ${second.title}`);
  await sendProfile();
  await click(fill(payment.dialog.more, { time: '5 minutes' }));
  await click(payment.dialog.showPrice);
  await act(async () => void (await purchaseDialog.load()));
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
  await click(payment.purchase.back);
  const dialog = document.querySelector('[role=dialog]')!;
  expect(dialog.querySelector('[role=timer]')!.textContent).toMatch(/^(10:00|9:5\d)$/);
  expect(dialog.textContent).toContain(referenceOf(user.id, second.id));
  expect(document.activeElement!.textContent).toBe(payment.dialog.showPrice);
  const submitted = [...dialog.querySelectorAll('button')].at(-2)!;
  expect(submitted.textContent).toBe(payment.dialog.submitted);
  expect(submitted.dataset.variant).toBe('default');
});
