import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';
import {
  expectNoDialog,
  dialogAlert,
  fillProfile,
  firebase,
  form,
  paymentDialog,
  profileDialog,
  profileField,
  save,
  signedInUser,
  signInNew,
} from '../support/account';
import { answerAction, nextAction, untilSentAgain } from '../support/network';
import { toast } from '../support/page';
import { expect, expectDialogConformance, hydrated, reset, respond, test } from '../support/test';

const { labels, toasts, errors, hints } = form;
const ZIP_CODE = 'PIN or zip code (optional)';

test('profile form: asks in order, offers the teacher and a way out', async ({ page }) => {
  await signInNew(page);
  const gender = profileDialog(page).getByLabel(labels.gender);
  const address = profileDialog(page).getByRole('group', { name: form.sections.address });
  await expect(profileField(page, labels.dateOfBirth)).toHaveAccessibleDescription(
    hints.dateOfBirth,
  );
  await expect(gender).toHaveAccessibleDescription(hints.gender);
  await expect(address).toHaveAccessibleDescription(hints.address);

  await profileField(page, labels.street).fill('12, MI Road');
  await save(page);
  await expect(toast(page, toasts.core.title)).toBeVisible();
  await expect(dialogAlert(page, toasts.core.title)).toContainText(toasts.core.text);
  await expect(profileField(page, labels.phone)).toBeFocused();
  await expect(profileField(page, labels.phone)).toHaveAccessibleDescription(errors.phone.missing);
  await expect(profileField(page, labels.dateOfBirth)).toHaveAccessibleDescription(
    `${hints.dateOfBirth} ${errors.dateOfBirth.missing}`,
  );

  await profileField(page, labels.phone).fill('98765 43210');
  await expect(profileDialog(page).getByText(errors.phone.missing)).toHaveCount(0);
  await profileField(page, labels.dateOfBirth).fill('2000-02-29');
  await gender.selectOption('other');
  await save(page);
  await expect(toast(page, toasts.address.title)).toBeVisible();
  await expect(profileField(page, labels.city)).toBeFocused();

  await fillProfile(page, { [ZIP_CODE]: '3020' });
  await save(page);
  await expect(toast(page, toasts.fields.title)).toBeVisible();
  await expect(profileDialog(page).getByText(errors.zipCode.malformed)).toBeVisible();
  await profileField(page, ZIP_CODE).fill('302 001');
  await profileField(page, labels.phone).fill('00000 00000');
  await save(page);
  await expect(profileDialog(page).getByText(errors.phone.malformed)).toBeVisible();
  await expect(profileField(page, labels.phone)).toBeFocused();

  const help = profileDialog(page).getByRole('link', { name: form.help });
  await expect(help).toHaveAttribute('href', whatsappLink(site.phone, form.helpMessage));
  await page.reload();
  await hydrated(page);
  await expect(profileDialog(page), 'it opens by itself').toBeVisible();
  await profileDialog(page).getByRole('button', { name: form.logout }).click();
  await expectNoDialog(page);
  expect(await signedInUser(page)).toBeNull();
});

test(
  'profile form: informs parents of a minor in two languages, and takes no consent',
  { tag: '@phone' },
  async ({ page, sheet }) => {
    const { email } = await signInNew(page);
    const dialog = profileDialog(page);
    const notice = dialog.getByRole('status');
    // A live region has to exist before its text, or nothing is announced.
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeEmpty();
    await expect(profileField(page, labels.parentName)).toBeHidden();
    await save(page);
    await expect(dialogAlert(page, toasts.core.title)).toBeVisible();
    await expectDialogConformance(page);

    await fillProfile(page, { [labels.dateOfBirth]: '2014-05-05' });
    await expect(notice).toContainText(form.notice.title);
    await expect(notice).toContainText(form.notice.text);
    await expect(notice.locator(':lang(hi)')).toHaveText(form.notice.translation);
    await expect(profileField(page, labels.parentName)).toBeVisible();
    await expect(profileField(page, labels.learningGoals)).toBeHidden();
    await dialog.getByText(form.more).click();
    const consent = dialog.getByLabel(labels.marketingConsent);
    await expect(consent).toBeDisabled();
    await expect(consent).toHaveAccessibleDescription(hints.noConsent);
    await expectDialogConformance(page);
    await profileField(page, labels.dateOfBirth).fill('2000-02-29');
    await consent.check();
    await profileField(page, labels.dateOfBirth).fill('2014-05-05');
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    const [row] = await sheet.received(email);
    expect(row!.json).toMatchObject({ dateOfBirth: '2014-05-05', marketingConsent: 'No' });
  },
);

test('profile form: a disabled account writes nothing', async ({ page, sheet }) => {
  const { id, email } = await signInNew(page);
  await fillProfile(page);
  await firebase().change(id, { disableUser: true });
  await save(page);
  await expect(toast(page, toasts.error.title)).toBeVisible();
  expect(await sheet.received(email)).toEqual([]);
});

test('profile form: a lost session closes it, writes nothing', async ({ page, context, sheet }) => {
  const { email } = await signInNew(page);
  await fillProfile(page);
  await context.clearCookies();
  await save(page);
  await expect(profileDialog(page)).toHaveCount(0);
  expect(await sheet.received(email)).toEqual([]);
  expect(await signedInUser(page)).toBeNull();
});

test('profile form: can be sent again after failures', async ({ page, problems, sheet }) => {
  problems.allow(/Failed to load resource|was not found on/);
  await page.clock.install();
  const { email } = await signInNew(page);
  await fillProfile(page);
  const fail = async (answer: Parameters<typeof answerAction>[1], note: string) => {
    const heal = await answerAction(page, answer);
    await Promise.all([nextAction(page), save(page)]);
    if (answer === 'hang') await page.clock.fastForward(20_000);
    await expect(toast(page, toasts.error.title)).toBeVisible();
    await expect(dialogAlert(page, toasts.error.text)).toContainText(note);
    await heal();
  };
  await fail('hang', '');
  const headers = { 'x-nextjs-action-not-found': '1' };
  await fail({ status: 409, headers }, toasts.outdated);
  await save(page);
  await expect(paymentDialog(page)).toBeVisible();
  expect(await sheet.received(email)).toHaveLength(1);
});

test.describe('while the target fails', () => {
  // Three profiles that fail at once stop the attempts for a while.
  test.describe.configure({ mode: 'default' });

  test('profile form: keeps a failed profile, which arrives once', async ({ page, sheet }) => {
    const { email } = await signInNew(page);
    await sheet.plan(email, reset(), respond(200));
    await fillProfile(page, { [labels.city]: 'जयपुर' });
    await profileDialog(page).getByText(form.more).click();
    for (const label of ['Algebra', 'Geometry', labels.marketingConsent]) {
      await profileDialog(page).getByLabel(label).check();
    }
    await save(page);
    await expect(toast(page, toasts.failed.title)).toBeVisible();
    await expect(dialogAlert(page, toasts.failed.title)).toContainText(toasts.failed.text);

    await page.reload();
    await expect(profileDialog(page)).toBeVisible();
    await expect(profileField(page, labels.city)).toHaveValue('जयपुर');
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    const rows = await sheet.received(email);
    expect(rows.at(-1)!.json).toMatchObject({
      city: 'जयपुर',
      interests: 'Algebra, Geometry',
      marketingConsent: 'Yes',
    });
    expect(new Set(rows.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('profile form: those of two accounts in one browser arrive', async ({ page, sheet }) => {
    const cities = async (email: string) =>
      (await sheet.received(email)).map(({ json }) => (json as { city: string }).city);
    const first = await signInNew(page);
    await sheet.plan(first.email, reset(), respond(200));
    await fillProfile(page);
    await save(page);
    await expect(toast(page, toasts.failed.title)).toBeVisible();
    await profileDialog(page).getByRole('button', { name: form.logout }).click();
    await expectNoDialog(page);

    await page.evaluate(() => sessionStorage.removeItem('is-prepared'));
    const second = await signInNew(page);
    await fillProfile(page, { [labels.city]: 'Pune' });
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    await untilSentAgain(page, async () =>
      expect(await cities(first.email)).toEqual(['Jaipur', 'Jaipur']),
    );
    expect(await cities(second.email)).toEqual(['Pune']);
  });

  test('profile form: goes on to the payment with a profile that is kept', async ({
    page,
    sheet,
  }) => {
    const { email, id } = await signInNew(page);
    await sheet.plan(email, reset());
    await fillProfile(page);
    for (const city of ['Jaipur', 'Pune']) {
      await profileField(page, labels.city).fill(city);
      await Promise.all([nextAction(page).then((action) => action.response()), save(page)]);
      await expect(toast(page, toasts.failed.title)).toBeVisible();
      await expect(dialogAlert(page, toasts.failed.text)).toContainText(form.kept);
    }
    await expectDialogConformance(page);
    await profileDialog(page).getByRole('button', { name: form.toPayment }).click();
    await expect(paymentDialog(page)).toBeVisible();
    const draft = await page.evaluate((key) => sessionStorage.getItem(key), `profile-draft:${id}`);
    expect(draft).toBeNull();
    const rows = await sheet.received(email);
    expect(rows.at(-1)!.json).toMatchObject({ city: 'Pune' });
    await sheet.plan(email, respond(200));
  });
});
