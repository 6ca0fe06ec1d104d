import { fill } from '@/lib/text/format';
import { buy, signInToPay, pay, paymentDialog, purchaseDialog } from '../support/account';
import { expect, expectConformance, hydrated, test } from '../support/test';

test.describe('after the screenshot was submitted', () => {
  test(
    'the book card: says so in this browser, with the reference and a chat',
    { tag: '@both' },
    async ({ page }) => {
      await signInToPay(page);
      const [reference] = /VM-[2-9A-Z]{6}/.exec((await paymentDialog(page).textContent())!)!;
      await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
      await page.getByRole('button', { name: pay.dialog.confirmation.continue }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date());
      const note = fill(pay.submitted.text, { date, reference });
      for (const reload of [false, true]) {
        if (reload) await page.reload();
        await expect(page.getByText(`${note} ${pay.submitted.wait}`)).toBeVisible();
        await expect(buy(page)).toHaveAccessibleDescription(`${note} ${pay.submitted.wait}`);
      }
      const chat = page.getByRole('link', { name: pay.submitted.chat });
      const address = new URL((await chat.getAttribute('href'))!);
      expect(address.searchParams.get('text')).toContain(reference);
      await expectConformance(page, 'main');

      await hydrated(page);
      await buy(page).click();
      await expect(purchaseDialog(page)).toBeVisible();
      await expect(purchaseDialog(page), 'a new purchase').not.toContainText(reference);
    },
  );

  test('the payment dialog: has the same reference as the purchase dialog', async ({ page }) => {
    await signInToPay(page);
    const [reference] = /VM-[2-9A-Z]{6}/.exec((await paymentDialog(page).textContent())!)!;
    await paymentDialog(page).getByRole('link', { name: pay.dialog.price }).click();
    await expect(page).toHaveURL('/books#master-vedic-mathematics');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await buy(page).click();
    const chat = purchaseDialog(page).getByRole('link', { name: pay.purchase.contact });
    await expect(chat).toHaveAttribute('href', new RegExp(reference!));
  });
});
