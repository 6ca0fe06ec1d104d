import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { purchase as examples } from './examples/shop';
import { accountAt } from './support/account';
import { en, showExample } from './support/part';
import { pretendFinger } from './support/pointer';

const { payment } = en.words;
const { save, saved, hold } = payment.purchase;

test('purchase: begins at its title, above book and price', async () => {
  await showExample(examples['to a personal UPI ID'], accountAt('purchase'));
  const title = page.getByRole('heading', { name: payment.purchase.title });
  await expect.element(title).toHaveFocus();
});

test('purchase: on a phone the UPI ID is before the QR, with a mouse after it', async () => {
  const order = async () => {
    await showExample(examples['to a personal UPI ID'], accountAt('purchase'));
    const parts = [
      page.getByText(payment.upi.label, { exact: true }),
      page.getByRole('img', { name: /QR/ }),
    ];
    const [id, qr] = await Promise.all(parts.map(async (part) => part.element()));
    return id!.compareDocumentPosition(qr!) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ID' : 'QR';
  };
  expect(await order()).toBe('QR');
  pretendFinger();
  expect(await order()).toBe('ID');
});

test('purchase: the QR is saved, or shown to be saved by a long press', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await showExample(examples['to a personal UPI ID'], accountAt('purchase'));
  const picture = () => document.querySelector<HTMLImageElement>('[role=dialog] img');
  await page.getByRole('button', { name: save }).click();
  await expect.element(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
  expect(picture()).toBeNull();

  pretendFinger();
  await page.getByRole('button', { name: save }).click();
  await expect.element(page.getByRole('status').filter({ hasText: hold })).toBeVisible();
  expect(picture()!.src).toMatch(/^data:image\/png/);
  expect(picture()!.getBoundingClientRect().width).toBeGreaterThan(200);
});
