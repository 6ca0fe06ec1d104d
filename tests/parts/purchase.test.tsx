import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PurchaseDialog } from '@/components/shop/purchase-dialog';
import { shopFacts } from '@/lib/payment/shop';
import { accountAt, book, user } from './support/account';
import { en, expectConformance, show } from './support/part';

const { payment } = en.words;
const { save, saved, hold } = payment.purchase;

test('purchase: the QR is saved, or shown to be saved by a long press', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const dialog = <PurchaseDialog facts={shopFacts(en)} user={user} book={book} words={payment} />;
  await show(dialog, accountAt('purchase'));
  const picture = () => document.querySelector<HTMLImageElement>('[role=dialog] img');
  await page.getByRole('button', { name: save }).click();
  await expect.element(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
  expect(picture()).toBeNull();

  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.includes('coarse') ? 'all' : query),
  );
  await page.getByRole('button', { name: save }).click();
  await expect.element(page.getByRole('status').filter({ hasText: hold })).toBeVisible();
  expect(picture()!.src).toMatch(/^data:image\/png/);
  expect(picture()!.getBoundingClientRect().width).toBeGreaterThan(200);
  await expectConformance('[role=dialog]');
});
