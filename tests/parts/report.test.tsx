import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentDialog } from '@/components/shop/payment-dialog';
import { PurchaseDialog } from '@/components/shop/purchase-dialog';
import { type Shop, ShopContext } from '@/components/shop/shop-context';
import { remember } from '@/lib/shop/account/browser/memory';
import { setUnconfirmed, unconfirmedUtr } from '@/lib/shop/account/browser/reports';
import { type ReportResult } from '@/lib/server/actions/payment';
import { shopFacts } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { buyButton, ownOrder, payment, purchase, yourAccount } from './examples/shop';
import { accountAt, book, buyer } from './support/account';
import { en, pass, show, showExample, toast } from './support/part';

vi.mock('@/lib/server/actions/payment', () => ({ reportPaymentAction: vi.fn() }));
const { reportPaymentAction } = await import('@/lib/server/actions/payment');
const report = vi.mocked(reportPaymentAction);

const { buyersOrder: words, payment: pay } = en.words;
const reference = referenceOf(buyer.id, book.id);
const done: ReportResult = { status: 'done', reference, state: 'reported', reportedAt: 0 };
const failed: ReportResult = { status: 'failed', reason: 'unavailable' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('textbox', { name: words.field.label });
const chat = page.getByRole('link', { name: words.failed.chat });

const alert = () => page.getByRole('alert').filter({ hasText: words.failed.title });

afterEach(() => {
  report.mockReset();
  // What a browser without storage would keep.
  remember({ told: [] });
});

/** From the payment to the confirmation and on, as on the page. */
function Paying({ account }: { account: Shop }) {
  const [step, setStep] = useState<Shop['step']>('payment');
  const shop: Shop = {
    ...account,
    step,
    reportPayment: () => setStep('reported'),
    close() {
      account.close();
      setStep('none');
    },
  };
  return (
    <ShopContext value={shop}>
      {step !== 'none' && (
        <PaymentDialog facts={shopFacts(en)} user={buyer} privacyPath="/privacy" words={pay} />
      )}
    </ShopContext>
  );
}

async function openPayment() {
  const account = accountAt('payment', { user: buyer });
  await show(<Paying account={account} />, account);
  await expect.element(field).toBeVisible();
  return account;
}

test('report: a site that stores no orders asks for none', async () => {
  await showExample(payment.paying);
  await expect.element(button(pay.dialog.submitted)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await button(pay.dialog.submitted).click();
  expect(report).not.toHaveBeenCalled();
});

test('report: shows the number that it reads in a message, and sends that alone', async () => {
  report.mockResolvedValue(done);
  const account = await openPayment();
  await field.fill('Rs 299 paid on 28-11-26\nUPI Ref 412345678901\nBal Rs 1234.56 ANITA SHARMA');
  const read = fill(words.field.read, { number: '4123\u00a04567\u00a08901' });
  await expect.element(page.getByText(read)).toBeVisible();
  await button(pay.dialog.submitted).click();
  await vi.waitFor(() => expect(account.refresh).toHaveBeenCalledOnce());
  expect(report).toHaveBeenCalledExactlyOnceWith(book.id, '412345678901', 'en');
  expect(unconfirmedUtr(buyer.id, book.id)).toBeUndefined();
  await pass(3_000);
  expect(account.close).toHaveBeenCalledOnce();
});

test.each([
  ['payment', pay.dialog.submitted, '4123 4567 890', openPayment],
  ['price', words.paid, '4123 4567 89', () => showExample(purchase['with a report'])],
])('report: asks once about a text without a UTR: %s', async (_, press, typed, open) => {
  report.mockResolvedValue(done);
  await open();
  await field.fill(typed);
  await button(press).click();
  await expect.element(page.getByText(words.field.check)).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(report).not.toHaveBeenCalled();
  await button(press).click();
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report).toHaveBeenCalledWith(book.id, typed.replaceAll(' ', ''), 'en');
});

test('report: one that fails stops the three seconds, and is sent again', async () => {
  report.mockResolvedValueOnce(failed).mockResolvedValue(done);
  const account = await openPayment();
  await field.fill('412345678901');
  await button(pay.dialog.submitted).click();
  await expect.element(alert()).toHaveTextContent(reference);
  const { href } = chat.element() as HTMLAnchorElement;
  expect(new URL(href).searchParams.get('text')).toContain(reference);
  await pass(10_000);
  expect(account.close).not.toHaveBeenCalled();
  expect(unconfirmedUtr(buyer.id, book.id)).toBe('412345678901');
  await button(words.failed.again).click();
  await expect.element(alert()).not.toBeInTheDocument();
  await vi.waitFor(() => expect(account.refresh).toHaveBeenCalledOnce());
  expect(report).toHaveBeenLastCalledWith(book.id, '412345678901', 'en');
  await pass(3_000);
  expect(account.close).toHaveBeenCalledOnce();
});

test('report: one that fails when its dialog is closed is named in a toast', async () => {
  let resolve!: (result: ReportResult) => void;
  report.mockReturnValue(new Promise((done) => (resolve = done)));
  const account = await openPayment();
  await button(pay.dialog.submitted).click();
  await expect.element(button(pay.dialog.confirmation.continue)).toBeVisible();
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  await pass(3_000);
  expect(account.close).toHaveBeenCalledOnce();
  resolve({ status: 'failed', reason: 'signed-out' });
  await expect.element(toast(words.failed.title)).toBeVisible();
  await expect.element(page.getByText(words.failed.texts.signedOut)).toBeVisible();
});

test('report: in the dialog with the price it says how it went, and keeps what was typed', async () => {
  report.mockResolvedValueOnce(failed).mockResolvedValue(done);
  await showExample(purchase['with a report']);
  await field.fill('412345678901');
  await button(words.paid).click();
  await expect.element(alert()).toBeVisible();
  await expect.element(field).toHaveValue('412345678901');
  await button(words.failed.again).click();
  await expect.element(page.getByText(words.done.title)).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
  expect(report.mock.calls).toEqual(Array(2).fill([book.id, '412345678901', 'en']));
});

test('report: the price leads back to the payment, and asks for it, until it is reported', async () => {
  for (const [orders, leadsBack, payStyle] of [
    [[], true, 'default'],
    [[ownOrder({ book: 'another' })], true, 'default'],
    [[ownOrder()], false, 'outline'],
    [[ownOrder({ state: 'refused' })], false, 'default'],
  ] as const) {
    const person = { ...buyer, orders: [...orders] };
    const account = accountAt('payment', { user: person });
    const onBack = vi.fn();
    const props = { book, user: person, facts: shopFacts(en), privacyPath: '/privacy', words: pay };
    await show(<PurchaseDialog {...props} onBack={onBack} />, account);
    await expect.element(button(pay.purchase.close)).toBeVisible();
    const toPay = page.getByRole('link', { name: pay.purchase.pay });
    await expect.element(toPay).toHaveAttribute('data-variant', payStyle);
    expect(button(pay.purchase.back).query() !== null).toBe(leadsBack);
    await button(pay.purchase.close).click();
    expect([onBack.mock.calls.length, account.close.mock.calls.length]).toEqual(
      leadsBack ? [1, 0] : [0, 1],
    );
  }
});

test('report: two presses are one', async () => {
  let resolve!: (result: ReportResult) => void;
  report.mockReturnValue(new Promise((done) => (resolve = done)));
  await showExample(purchase['with a report']);
  await field.fill('412345678901');
  await button(words.paid).click();
  const sending = page.getByRole('button', { name: words.busy });
  await expect.element(sending).toHaveAttribute('aria-busy', 'true');
  // The browser's own: a test would wait until it is no longer disabled.
  (sending.element() as HTMLElement).click();
  resolve(done);
  await expect.element(page.getByText(words.done.title)).toBeVisible();
  expect(report).toHaveBeenCalledOnce();
});

const buy = page.getByRole('button', { name: fill(pay.button.buy, { price: book.price }) });
const again = page.getByRole('button', { name: pay.button.again });
const download = page.getByRole('link', { name: words.download, exact: true });
const beginningOf = (text: string) => text.split('{')[0]!;

test.each([
  ['report without an answer', 'unreported', [again]],
  ['reported', 'reported', [again]],
  ['not received', 'refused', [buy]],
  ['paid back', 'refunded', [buy]],
  ['received, without a file', 'byHand', []],
] as const)('card of a book: %s', async (example, state, ways) => {
  await showExample(buyButton[example]);
  await expect.element(page.getByText(beginningOf(words.states[state]))).toBeVisible();
  const link = page.getByRole('link', { name: words.chat }).element() as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get('text')).toContain(reference);
  for (const way of [buy, again]) {
    if ((ways as readonly unknown[]).includes(way)) await expect.element(way).toBeVisible();
    else await expect.element(way).not.toBeInTheDocument();
  }
  await expect.element(download).not.toBeInTheDocument();
});

test('card of a book: the button is Download once the payment was received', async () => {
  await showExample(buyButton.received);
  await expect.element(download).toHaveAttribute('href', `/api/ebook/${book.id}`);
  await expect.element(download).toHaveAccessibleDescription(words.states.received);
  await expect.element(buy).not.toBeInTheDocument();
});

test('card of a book: an order that is newer than a lost answer counts', async () => {
  setUnconfirmed(buyer.id, book.id, '412345678901');
  const { part } = buyButton['not bought'] as { part: (locale: typeof en) => React.ReactNode };
  const account = accountAt('none', {
    user: { ...buyer, orders: [ownOrder({ since: Date.now() })] },
    isProfileCompleted: true,
  });
  await show(part(en), account);
  await expect.element(page.getByText(beginningOf(words.states.reported))).toBeVisible();
});

test('account: shows all orders, with the file', async () => {
  await showExample(yourAccount['with orders']);
  await expect.element(download).toBeVisible();
  await expect.element(page.getByText(book.title)).toBeVisible();
  const unnamed = fill(words.states.reported, { since: '', answerBy: '' });
  await expect.element(page.getByText(unnamed.split(' on ')[0]!)).toBeVisible();
  await expect.element(page.getByText('VM-7K3QX2')).toBeVisible();
});
