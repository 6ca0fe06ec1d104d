import { site } from '@/content/site';
import { locales } from '@/lib/words/locale';
import { shopFacts } from '@/lib/shop/payment/shop';
import { upiLink } from '@/lib/shop/payment/upi';
import { screenshotStep } from '@/components/shop/upi';
import { fill } from '@/lib/text/format';
import { newAddress, PASSWORD } from '../support/account';
import { requiredFields } from '../support/contact-form';
import { ebook } from '../support/books';
import {
  changeLanguage,
  clickBelow,
  expectNoDialog,
  openPage,
  themeButton,
  toast,
} from '../support/page';
import { REFERENCE } from '../support/payment';
import { expect, expectConformance, respond, test } from '../support/test';
import { wordsOf } from '../support/words';

const { title, price } = ebook;

test(
  'contact: in Hindi, over a change of language',
  { tag: '@long' },
  async ({ page, sheet, sender, contact }) => {
    const { contact: texts, shell } = locales.hi.words;
    const { kept, outcomes, reference } = texts.form;
    await sheet.plan(sender, respond(503), respond(201));
    await openPage(page, '/hi/contact');
    await contact.sendButton.click();
    for (const name of requiredFields) {
      await expect(contact.field(name)).toHaveAccessibleDescription(contact.missingError(name));
    }
    await expect(contact.outcome('alert', outcomes.invalid.text)).toBeVisible();
    await expectConformance(page);

    await contact.write(sender);
    await clickBelow(themeButton(page, shell.theme.toDark));
    for (const path of ['/contact', '/hi/contact']) {
      await changeLanguage(page, path);
      await contact.expectKept(sender);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
    await contact.sendButton.click();
    await expect(toast(page, outcomes.refused.title)).toBeVisible();
    await expect(contact.outcome('alert', kept.title)).toContainText(kept.text);
    await contact.expectKept(sender);
    await contact.sendButton.click();
    await expect(toast(page, outcomes.success.title)).toBeVisible();
    const sent = contact.outcome('status', outcomes.success.text);
    await expect(sent).toContainText(new RegExp(fill(reference, { reference: REFERENCE.source })));
    await contact.expectCleared();
    expect(await sheet.received(sender)).toHaveLength(2);
  },
);

test(
  'buying: a minor, in Hindi',
  { tag: ['@long', '@shop'] },
  async ({ page, problems, sheet, account, profile, payment }) => {
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
    await expect(toast(page, fill(texts.account.toasts.registerDone.text, { name }))).toBeVisible();

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

    await expect(payment.dialog.getByRole('listitem')).toHaveText([
      ...texts.payment.dialog.steps,
      screenshotStep(shopFacts(locales.hi), texts.payment.upi),
    ]);
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
    await expect(account.badge(name).first()).toBeVisible();
    await changeLanguage(page, '/hi/books');
    await payment.buy.click();
    await expect(payment.purchase).toContainText(title);
    const link = payment.purchase.getByRole('link', { name: texts.payment.purchase.pay });
    await expect(link).toHaveAttribute(
      'href',
      upiLink({ ...site.upi, amount: price.upi, reference }),
    );
  },
);
