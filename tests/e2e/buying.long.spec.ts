import { site } from '@/content/site';
import { locales } from '@/lib/words/locale';
import { shopFacts } from '@/lib/shop/payment/shop';
import { upiLink } from '@/lib/shop/payment/upi';
import { fill } from '@/lib/text/format';
import { type Locator } from '@playwright/test';
import { PASSWORD, newAddress } from '../support/account';
import { ebook } from '../support/books';
import { changeLanguage, expectNoDialog, openPage, toast } from '../support/page';
import { REFERENCE } from '../support/payment';
import { asNewVisitors, expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const { title, price } = ebook;

test(
  'buying: by five presses of a phone, in each language, and for a minor',
  { tag: ['@phone', '@shop'] },
  async ({ context, problems, sheet }) => {
    for (const { paths, words: texts } of Object.values(locales))
      await asNewVisitors(context, {
        [paths.books]: async ({ page, account, profile, payment }) => {
          const { labels } = texts.profile;
          await openPage(page, paths.books);
          /** Without a scroll. */
          const press = async (button: Locator) => {
            await expect(button).toBeInViewport({ ratio: 1 });
            await button.tap();
          };
          const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
          /** As a phone's keyboard goes on to the next field. */
          const typeInto = async (first: Locator, values: string[]) => {
            await first.focus();
            for (const value of values) {
              await page.keyboard.type(value);
              do await page.keyboard.press('Tab');
              while (await page.evaluate(() => !document.activeElement?.matches('input, select')));
            }
          };
          await account.loginToBuy.evaluate((button) =>
            button.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          await press(account.loginToBuy);
          const submit = inDialog(texts.account.registerForm.submit);
          await expect(submit).toBeInViewport({ ratio: 1 });
          const name = account.registerPanel.getByLabel(texts.account.registerForm.name);
          const email = newAddress();
          await typeInto(name, ['Asha Rao', email, PASSWORD]);
          await page.keyboard.type(PASSWORD);
          await press(submit);
          const next = inDialog(texts.profile.next);
          await expect(next).toBeInViewport({ ratio: 1 });
          await profile.field(labels.phone).fill('98765 43210');
          await profile.field(labels.dateOfBirth).fill('2000-02-29');
          await profile.field(labels.gender).selectOption('female');
          await press(next);
          await typeInto(profile.field(labels.street), ['12, MI Road', 'Jaipur']);
          await page.keyboard.type('Rajasthan');
          await press(inDialog(texts.profile.submit));
          await press(inDialog(texts.payment.dialog.submitted));
          await expect(payment.confirmation).toBeVisible();
        },
      });

    await asNewVisitors(context, {
      'a minor, over changes of language': async ({ page, account, profile, payment }) => {
        // The identity provider's answer to an address without an account.
        problems.allow(/status of 400/);
        const texts = locales.hi.words;
        const { labels, notice: noticeTexts } = texts.profile;
        const [name, email] = ['आशा राव', newAddress()];
        await account.open('/hi/books');
        const asked = page.waitForRequest('**/accounts:sendOobCode?*');
        await account.resetPassword(email);
        expect(await (await asked).headerValue('x-firebase-locale')).toBe('hi');
        await page.getByRole('button', { name: texts.account.reset.back }).click();
        await account.register({ name, email, password: PASSWORD });
        await expect(
          toast(page, fill(texts.account.toasts.registerDone.text, { name })),
        ).toBeVisible();

        const notice = profile.dialog.getByRole('status').first();
        await profile.fill({
          [labels.phone]: '९८७६५ ४३२१०',
          [labels.dateOfBirth]: '2014-05-05',
        });
        await expect(notice).toContainText(noticeTexts.text);
        await expect(notice.locator(':lang(en)')).toHaveText(noticeTexts.translation);
        await openPage(page, '/books');
        await expect(profile.field(wordsOf(page).profile.labels.city)).toHaveValue('Jaipur');
        await openPage(page, '/hi/books');
        await profile.save();

        const [reference = ''] = REFERENCE.exec((await payment.dialog.textContent())!)!;
        await openPage(page, '/books');
        await expect(payment.dialog).toContainText(reference);
        await openPage(page, '/hi/books');
        await payment.submit();
        const { confirmation: thanks } = texts.payment.dialog;
        await expect(payment.confirmation).toContainText(
          fill(thanks.text, { hours: shopFacts(locales.hi).hours }),
        );
        await payment.confirmation.getByRole('button', { name: thanks.continue }).click();
        await expectNoDialog(page);
        const [row] = await sheet.received(email);
        expect(row!.json).toMatchObject({ phone: "'+919876543210", dateOfBirth: '2014-05-05' });

        await changeLanguage(page, '/books');
        await expect(account.badge(name).first()).toBeAttached();
        await changeLanguage(page, '/hi/books');
        await payment.again.click();
        await expect(payment.purchase).toContainText(title);
        const link = payment.purchase.getByRole('link', { name: texts.payment.purchase.pay });
        await expect(link).toHaveAttribute(
          'href',
          upiLink({ ...site.upi, amount: price.upi, reference }),
        );
      },
    });
  },
);
