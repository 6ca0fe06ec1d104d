import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { PaymentDialog } from '@/components/shop/payment-dialog';
import { shopFacts } from '@/lib/shop/payment/shop';
import { site } from '@/content/site';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { payment as examples } from './examples/shop';
import { listen } from './support/heard';
import { accountAt, book, user } from './support/account';
import { en, pass, show, showExample } from './support/part';
import { pretendFinger } from './support/pointer';

const { payment } = en.words;
const { dialog, upi, purchase } = payment;
const facts = shopFacts(en);
const timer = page.getByRole('timer');
const spoken = () => document.querySelector('[role=dialog] [aria-live=polite]')!.textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const again = button(dialog.expired.again);
const expired = page.getByText(dialog.expired.title, { exact: true });

const open = (account: ReturnType<typeof accountAt>) => showExample(examples.paying, account);

/** Closes with its time, as on the page. */
function Paying({ account }: { account: ReturnType<typeof accountAt> }) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => void account.close.mockImplementation(() => setOpen(false)), [account]);
  return (
    isOpen && <PaymentDialog facts={facts} user={user} privacyPath="/privacy" words={payment} />
  );
}

async function letExpire(account: ReturnType<typeof accountAt>) {
  await show(<Paying account={account} />, account);
  await pass(300_000);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await pass(500);
}

test('payment: counts down, speaks, is extended, and ends', async () => {
  const account = accountAt('payment');
  await open(account);
  await expect.element(timer).toHaveTextContent('5:00');
  await expect.element(timer).toHaveAccessibleName(dialog.left);
  expect(spoken()).toBe('');
  await pass(70_000);
  await expect.element(timer).toHaveTextContent('3:50');
  expect(spoken()).toBe('4 minutes left');
  await pass(180_000);
  expect(spoken()).toBe('1 minute left');
  await button('Add 5 minutes').click();
  await expect.element(timer).toHaveTextContent('5:50');
  await pass(325_000);
  expect(spoken()).toBe('30 seconds left');
  await pass(24_000);
  expect(account.close).not.toHaveBeenCalled();
  await pass(1_000);
  expect(account.close).toHaveBeenCalledOnce();
  await expect.element(expired).toBeVisible();
  await expect.element(page.getByText(dialog.expired.text)).toBeVisible();
  expect(account.buy).not.toHaveBeenCalled();
});

test('payment: an expired one leads on to paying or sending the screenshot', async () => {
  const account = accountAt('payment');
  await page.viewport(360, 740);
  await letExpire(account);
  await expect.element(expired).toBeVisible();
  await expect.poll(() => again.element().getBoundingClientRect().height).toBeGreaterThan(43);
  localStorage.setItem('account:known', 'of another sign-in');
  await again.click();
  expect(account.buy).not.toHaveBeenCalled();
});

test('payment: an expired one is opened again by who is still signed in', async () => {
  const account = accountAt('payment');
  await letExpire(account);
  await again.click();
  expect(account.buy).toHaveBeenCalledExactlyOnceWith(book.id);
  await expect.element(expired).not.toBeInTheDocument();
});

test('payment: says that the screenshot was sent, once', async () => {
  const account = accountAt('payment');
  await open(account);
  await expect
    .element(page.getByRole('img', { name: fill(dialog.qrLabel, { upi: site.upi.id }) }))
    .toBeVisible();
  await button(dialog.submitted).click();
  expect(account.reportPayment).toHaveBeenCalledOnce();
});

test('payment: the confirmation closes after three seconds, and the time no longer runs', async () => {
  const account = accountAt('reported');
  await open(account);
  const text = dialog.confirmation.text;
  const said = page.getByRole('status').filter({ hasText: text });
  await expect.element(said).toBeVisible();
  await expect.element(said).toHaveTextContent(referenceOf(user.id, book.id));
  await expect.element(button(dialog.confirmation.continue)).toHaveFocus();
  await pass(2_999);
  expect(account.close).not.toHaveBeenCalled();
  await pass(1);
  expect(account.close).toHaveBeenCalledOnce();
  await pass(400_000);
  expect(account.close).toHaveBeenCalledOnce();
  await expect.element(expired).not.toBeInTheDocument();
  await button(dialog.confirmation.continue).click();
  expect(account.close).toHaveBeenCalledTimes(2);
});

test('payment: who sends the reference to the own phone has more than three seconds', async () => {
  const account = accountAt('reported');
  await open(account);
  const send = page.getByRole('link', { name: dialog.confirmation.send });
  const { href } = send.element() as HTMLAnchorElement;
  expect(href, 'to whom the buyer chooses').toContain('wa.me/?text=');
  const text = new URL(href).searchParams.get('text')!;
  expect(text).toContain(referenceOf(user.id, book.id));
  expect(text).toContain(book.title);
  (send.element() as HTMLElement).focus();
  await pass(60_000);
  expect(account.close).not.toHaveBeenCalled();
  await send.click();
  (button(dialog.confirmation.continue).element() as HTMLElement).focus();
  await pass(60_000);
  expect(account.close).not.toHaveBeenCalled();
  await button(dialog.confirmation.continue).click();
  expect(account.close).toHaveBeenCalledOnce();
});

test('payment: copies the UPI ID, or says that it could not', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { count } = listen();
  await open(accountAt('payment'));
  await button(upi.copy).click();
  expect(write).toHaveBeenCalledWith(site.upi.id);
  await expect.element(page.getByRole('dialog').getByText(upi.copied)).toBeInTheDocument();
  const toasts = page.getByRole('region', { name: en.words.shell.toasts.label });
  await expect.element(toasts.getByText(upi.copied)).toBeInTheDocument();
  expect(count(upi.copied), 'said once').toBe(1);
  write.mockRejectedValue(new Error());
  await button(upi.copy).click();
  await expect.element(page.getByText(upi.failed.title)).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText(upi.copied)).not.toBeInTheDocument();
});

const submitted = button(dialog.submitted);
const qr = page.getByRole('img', { name: fill(dialog.qrLabel, { upi: site.upi.id }) });
const openOrder = button(dialog.showPrice);

/** The names of these in the order of the document. */
const inOrder = (parts: Record<string, Locator>) =>
  Object.entries(parts)
    .map(([name, part]) => ({ name, element: part.element() }))
    .sort((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING
        ? -1
        : 1,
    )
    .map(({ name }) => name);

test.each([
  ['paying', ['copy', 'save', 'order', 'qr']],
  ['paying to a business', ['order', 'copy', 'save', 'qr']],
] as const)('payment: on a phone, %s begins with what a phone can do', async (example, order) => {
  pretendFinger();
  await page.viewport(360, 740);
  await showExample(examples[example]);
  const save = button(purchase.save);
  const ways = { copy: button(upi.copy), save, order: openOrder };
  expect(inOrder({ qr, ...ways })).toEqual(order);
  await expect.element(page.getByRole('heading', { name: dialog.title })).toHaveFocus();
  const foot = submitted.element().getBoundingClientRect().top;
  for (const way of Object.values(ways))
    expect(way.element().getBoundingClientRect().bottom).toBeLessThan(foot);
});

test('payment: on a desktop the QR leads, and nothing is to be saved', async () => {
  await open(accountAt('payment'));
  expect(inOrder({ copy: button(upi.copy), qr, order: openOrder })).toEqual([
    'qr',
    'order',
    'copy',
  ]);
  await expect.element(button(purchase.save)).not.toBeInTheDocument();
});

test('payment: its last button is filled once something was done', async () => {
  pretendFinger();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const selectId = () => {
    const id = page.getByText(site.upi.id, { exact: true }).element();
    id.dispatchEvent(new ClipboardEvent('copy', { bubbles: true }));
  };
  const deeds: [what: string, act: () => unknown][] = [
    ['copied', () => button(upi.copy).click()],
    ['copied by hand', selectId],
    ['saved', () => button(purchase.save).click()],
    ['the order opened', () => openOrder.click().then(() => button(purchase.back).click())],
    ['the chat opened', () => link(upi.chat).click()],
  ];
  if (site.screenshotForm) deeds.push(['the form opened', () => link(upi.form).click()]);
  for (const [what, act] of deeds) {
    await open(accountAt('payment'));
    await expect.element(submitted, { message: what }).toHaveAttribute('data-variant', 'outline');
    await act();
    await expect.element(submitted, { message: what }).toHaveAttribute('data-variant', 'default');
  }
});
