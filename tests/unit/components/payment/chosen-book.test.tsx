// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/components/account/account-provider';
import { paymentDialog, PaymentHost } from '@/components/payment/payment-host';
import { PurchaseButton } from '@/components/payment/purchase-button';
import { payment } from '@/content/en/payment';
import { type Account, useAccount } from '@/lib/account/account-context';
import { type User } from '@/lib/account/user';
import { render, stubBrowser, type, unmount } from '@/tests/support/render';

const user = {
  id: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  profileCompleted: false,
} as User;

vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/account/sign-in', () => ({ login: async () => user, fetchUser: async () => null }));
stubBrowser();

const ebook = (id: string, title: string) => ({ id, title, language: 'en', href: `/books#${id}` });
const first = ebook('first', 'First Book');
const second = ebook('second', 'Second Book');
const upi = { id: 'teacher.sample@upi', payee: 'Sutra' };

let account: Account;
function Visitor() {
  const current = useAccount();
  useEffect(() => {
    account = current;
  }, [current]);
  return null;
}

const buyButton = ({ id, title, language }: typeof first) => (
  <PurchaseButton
    key={id}
    labels={{ ...payment.button, login: `Login to Buy ${title}` }}
    purchase={{
      ...{ bookId: id, title, language, author: '', price: '₹299', amount: 299, upi, tag: 'en-IN' },
      ...{ phone: '+919000000000', phoneText: '', hours: 24, cover: null },
    }}
    submitted={payment.submitted}
  />
);

async function openShop(books: readonly (typeof first)[]) {
  const facts = {
    upi,
    screenshot: { href: '', isChat: false },
    replyHours: 24,
    tag: 'en-IN',
    books,
  };
  await render(
    <AccountProvider>
      <Visitor />
      {books.map(buyButton)}
      <PaymentHost facts={facts} />
    </AccountProvider>,
  );
}

const click = (text: string) =>
  act(async () => {
    [...document.querySelectorAll('button')]
      .find((button) => button.textContent.includes(text))!
      .click();
  });

/** Signs in, sends the profile, and waits for the payment dialog. */
async function sendProfile() {
  await act(async () => void (await account.login('', '')));
  await act(async () => {
    account.profileSubmitted();
    await paymentDialog.load();
  });
  expect(document.querySelector('[role=dialog] dl')).not.toBeNull();
}

const facts = () => document.querySelector('[role=dialog] dl')!.textContent;
const chosen = () => document.querySelector<HTMLSelectElement>('[role=dialog] select')!;
const reference = () => /VM-\w{6}/.exec(facts())?.[0];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
});

it('payment after a profile: is for the book whose button was pressed', async () => {
  await openShop([first, second]);
  await click(`Login to Buy ${second.title}`);
  await sendProfile();
  expect(chosen().selectedOptions[0]!.textContent).toBe(second.title);
  expect(document.querySelector('[role=dialog] a')!.getAttribute('href')).toBe(second.href);
  const noted = reference();
  await click(payment.dialog.submitted);
  await unmount();

  // The card of that book, and no other, says what was submitted.
  user.profileCompleted = true;
  await openShop([first, second]);
  await act(async () => void (await account.login('', '')));
  const [note, ...others] = document.querySelectorAll('[role=alert], [data-slot=alert]');
  expect(note!.textContent).toContain(noted);
  expect(others).toEqual([]);
  user.profileCompleted = false;
});

it('payment after a profile: names no book of several until the buyer has chosen', async () => {
  await openShop([first, second]);
  await act(async () => account.openAuth('login'));
  await sendProfile();
  expect(chosen().selectedOptions[0]!.textContent).toBe(payment.dialog.choose);
  expect(reference()).toBeUndefined();
  await type(chosen(), first.id);
  const ofFirst = reference();
  await type(chosen(), second.id);
  expect(new Set([ofFirst, reference(), undefined]).size).toBe(3);
  await type(chosen(), first.id);
  expect(reference()).toBe(ofFirst);
});

it('payment after a profile: names the only book without a press', async () => {
  await openShop([first]);
  await sendProfile();
  expect(facts()).toContain(first.title);
  expect(reference()).toBeDefined();
});
