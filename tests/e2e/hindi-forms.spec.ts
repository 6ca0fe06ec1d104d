import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { locales } from '@/lib/locale';
import { shopFacts } from '@/lib/payment/shop';
import { upiLink } from '@/lib/payment/upi';
import { screenshotStep } from '@/components/payment/upi';
import { fill } from '@/lib/text/format';
import {
  badge,
  buy,
  confirmation,
  expectNoDialog,
  fillProfile,
  newAddress,
  openAuth,
  PASSWORD,
  paymentDialog,
  price,
  profileDialog,
  profileField,
  purchaseDialog,
  register,
  resetPassword,
  save,
} from '../support/account';
import {
  expectCleared,
  expectKept,
  field,
  missingError,
  outcome,
  requiredFields,
  sendButton,
  write,
} from '../support/contact-form';
import { changeLanguage, clickBelow, openPage, themeButton, toast } from '../support/page';
import { REFERENCE, scanCode } from '../support/payment';
import { expect, expectConformance, respond, test } from '../support/test';
import { wordsOf } from '../support/words';

test('contact form: in Hindi it marks errors, keeps draft and theme over a change of language, and sends', async ({
  page,
  sheet,
  sender,
}) => {
  const { contact, shell } = locales.hi.words;
  const { kept, outcomes, reference } = contact.form;
  await sheet.plan(sender, respond(503), respond(201));
  await openPage(page, '/hi/contact');
  await sendButton(page).click();
  for (const name of requiredFields) {
    await expect(field(page, name)).toHaveAccessibleDescription(missingError(page, name));
  }
  await expect(toast(page, outcomes.invalid.title)).toBeVisible();
  await expect(outcome(page, 'alert', outcomes.invalid.text)).toBeVisible();
  await expectConformance(page);

  await write(page, sender);
  await clickBelow(themeButton(page, shell.theme.toDark));
  for (const path of ['/contact', '/hi/contact']) {
    await changeLanguage(page, path);
    await expectKept(page, sender);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  await sendButton(page).click();
  await expect(outcome(page, 'alert', outcomes.refused.title)).toContainText(kept);
  await expectKept(page, sender);
  await sendButton(page).click();
  await expect(toast(page, outcomes.success.title)).toBeVisible();
  const sent = outcome(page, 'status', outcomes.success.text);
  await expect(sent).toContainText(new RegExp(fill(reference, { reference: REFERENCE.source })));
  await expectCleared(page);
  expect(await sheet.received(sender)).toHaveLength(2);
});

test('buying: a minor does all of it in Hindi, and it survives a change of language', async ({
  page,
  problems,
  sheet,
}) => {
  // The identity provider's answer to an address without an account.
  problems.allow(/status of 400/);
  const { account, payment, profile } = locales.hi.words;
  const [name, email] = ['आशा राव', newAddress()];
  await openAuth(page, '/hi/books');
  const asked = page.waitForRequest('**/accounts:sendOobCode?*');
  await resetPassword(page, email);
  expect(await (await asked).headerValue('x-firebase-locale')).toBe('hi');
  await page.getByRole('button', { name: account.reset.back }).click();
  await register(page, { name, email, password: PASSWORD });
  const { title, text } = account.toasts.registerDone;
  await expect(toast(page, title)).toBeVisible();
  await expect(toast(page, fill(text, { name }))).toBeVisible();

  const notice = profileDialog(page).getByRole('status');
  await fillProfile(page, {
    [profile.labels.phone]: '९८७६५ ४३२१०',
    [profile.labels.dateOfBirth]: '2014-05-05',
    [`${profile.labels.zipCode} (${profile.optional})`]: '३०२००१',
  });
  await profileField(page, profile.labels.parentPhone).fill('९८७६५ ४३२११');
  await expect(notice).toContainText(profile.notice.text);
  await expect(notice.locator(':lang(en)')).toHaveText(profile.notice.translation);
  await openPage(page, '/books');
  const { labels } = wordsOf(page).profile;
  await expect(profileField(page, labels.city)).toHaveValue('Jaipur');
  await openPage(page, '/hi/books');
  await expect(profileField(page, profile.labels.city)).toHaveValue('Jaipur');
  await save(page);

  await expect(paymentDialog(page).getByRole('listitem')).toHaveText([
    ...payment.dialog.steps,
    screenshotStep(shopFacts(locales.hi), payment.upi),
  ]);
  const [reference = ''] = REFERENCE.exec((await paymentDialog(page).textContent())!)!;
  for (const path of ['/books', '/hi/books']) {
    await openPage(page, path);
    await expect(paymentDialog(page)).toContainText(reference);
  }
  await paymentDialog(page).getByRole('button', { name: payment.dialog.submitted }).click();
  const { confirmation: thanks } = payment.dialog;
  await expect(confirmation(page)).toContainText(fill(thanks.text, { hours: site.reply.hours }));
  await confirmation(page).getByRole('button', { name: thanks.continue }).click();
  await expectNoDialog(page);
  const [row] = await sheet.received(email);
  expect(row!.json).toMatchObject({
    phone: "'+919876543210",
    dateOfBirth: '2014-05-05',
    gender: 'female',
    zipCode: '302001',
    parentPhone: "'+919876543211",
  });

  await changeLanguage(page, '/books');
  await expect(badge(page, name).first()).toBeVisible();
  await changeLanguage(page, '/hi/books');
  await buy(page).click();
  await expect(purchaseDialog(page)).toContainText(pricedBooks[0]!.title);
  const link = purchaseDialog(page).getByRole('link', { name: payment.purchase.pay });
  const code = await scanCode(page);
  await expect(link).toHaveAttribute('href', code);
  expect(code).toBe(upiLink({ ...site.upi, amount: price.upi, reference }));
});
