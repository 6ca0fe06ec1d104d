import { site } from '@/content/site';
import { locales } from '@/lib/words/locale';
import { upiLink } from '@/lib/shop/payment/upi';
import { formatRupees } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { Account } from '../support/account';
import { ebook } from '../support/books';
import { pauseClock } from '../support/clock';
import { chatText, expectNoDialog, goBack, openPage, reload, toast } from '../support/page';
import { Payment } from '../support/payment';
import { Profile } from '../support/profile';
import { advance, asNewVisitors, expect, hydrated, test } from '../support/test';
import { account as words, payment as pay } from '../support/words';

const { id: book, title, price } = ebook;

test.use({ permissions: ['clipboard-write'] });

test(
  'payment: found again away from the shop, and on a second device',
  { tag: '@shop' },
  async ({ browser, context, problems }) => {
    problems.allow(/Failed to load resource/);
    await asNewVisitors(context, {
      'told away from the shop, it is found again under the name': async ({
        page,
        account,
        payment,
      }) => {
        const { id, name } = await account.signInToPay();
        const reference = referenceOf(id, book);
        await openPage(page, '/contact');
        await payment.submit();
        await expect(payment.confirmation).toContainText(reference);
        await advance(page, 3_000);
        await expectNoDialog(page);
        const badge = page.getByRole('banner').getByRole('button', { name });
        await expect(badge).toBeFocused();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: locales.en.words.yourAccount.title });
        await expect(dialog).toContainText(reference);
        await expect(dialog).toContainText(title);
        const chat = dialog.getByRole('link', { name: pay.reported.chat });
        expect(await chatText(chat)).toContain(reference);
      },
      'it leads to one with the price, and back': async ({ page, account, profile, payment }) => {
        const { id } = await account.signInToPay();
        const toPrice = page.getByRole('button', { name: pay.dialog.showPrice });
        const dialog = payment.purchase;
        for (const leave of [
          () => dialog.getByRole('button', { name: pay.purchase.back }).click(),
          () => page.keyboard.press('Escape'),
          () => goBack(page),
        ]) {
          await toPrice.click();
          await expect(
            dialog.getByText(formatRupees(price.upi, 'en-IN'), { exact: true }),
          ).toBeVisible();
          const reference = referenceOf(id, book);
          expect(await payment.scanCode()).toBe(
            upiLink({ ...site.upi, amount: price.upi, reference }),
          );
          await leave();
          await expect(payment.dialog).toBeVisible();
          await expect(dialog).toHaveCount(0);
          await expect(toPrice).toBeFocused();
        }
        expect(await profile.completedBy(), 'not before it is over').toBeNull();
        await goBack(page);
        await expectNoDialog(page);
        await expect(payment.buy).toBeFocused();
        await expect.poll(async () => (await account.signedInUser())?.profileCompleted).toBe(true);
        expect(await profile.completedBy()).toBe(id);
      },
      'it comes back to a buyer who has left': async ({ page, account }) => {
        await account.signInToPay();
        const tab = await page.context().newPage();
        await openPage(tab, '/about');
        await expect(new Payment(tab).dialog, 'on any page').toBeVisible();
        await expect(tab.getByRole('button', { name: pay.dialog.showPrice })).toBeVisible();
      },
      'the card of the book says what was reported': async ({ page, account, payment }) => {
        const { id, email } = await account.signInToPay();
        await payment.submit();
        await page.getByRole('button', { name: pay.dialog.confirmation.continue }).click();
        await expectNoDialog(page);

        const reference = referenceOf(id, book);
        const { states } = locales.en.words.buyersOrder;
        const [before] = states.reported.split('{since}') as [string];
        const note = page.getByText(before).filter({ hasText: reference });
        await expect(note).toBeVisible();
        await reload(page);
        await expect(note).toBeVisible();
        await expect(payment.again).toHaveAccessibleDescription((await note.textContent())!);
        await expect(payment.again, 'is quiet').toHaveAttribute('data-variant', 'link');
        const [noteBox, button] = [note, payment.again].map((each) => each.boundingBox());
        expect((await noteBox)!.y, 'is above the button').toBeLessThan((await button)!.y);

        const second = await browser.newContext();
        await pauseClock(second);
        const other = await second.newPage();
        const there = new Account(other);
        await there.open();
        await there.login(email);
        await expect(other.getByText(before).filter({ hasText: reference })).toBeVisible();
        await expect(new Payment(other).purchase, 'is not asked to pay again').toHaveCount(0);
        await second.close();

        await hydrated(page);
        await payment.again.click();
        await expect(payment.purchase, 'the same after paying').toContainText(reference);
      },
      'a buyer buys on a second device': async ({ account }) => {
        const visitor = await account.signInToBuy();
        await expect.poll(async () => (await account.signedInUser())?.profileCompleted).toBe(true);

        const second = await browser.newContext();
        await pauseClock(second);
        const other = await second.newPage();
        const there = new Account(other);
        await there.open();
        await there.login(visitor.email);
        await expect(toast(other, words.toasts.loginDone.title)).toBeVisible();
        await expect(new Payment(other).purchase).toBeVisible();
        await expect(new Profile(other).dialog).toHaveCount(0);
        expect(await new Profile(other).completedBy()).toBe(visitor.id);
        await second.close();
      },
    });
  },
);
