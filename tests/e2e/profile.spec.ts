import { type Page } from '@playwright/test';
import {
  authDialog,
  signInNew,
  fillProfile,
  firebase,
  form,
  paymentDialog,
  profileDialog,
  said,
  save,
  signedInUser,
  toast,
} from '../support/account';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { expect, reset, respond, test } from '../support/test';

const { labels, toasts, errors } = form;

const box = (page: Page, label: string) => profileDialog(page).getByLabel(label, { exact: true });

test('profile form: asks for what is missing in order, and removes an error with its cause', async ({
  page,
}) => {
  await signInNew(page);
  await box(page, labels.street).fill('12, MI Road');
  await save(page);
  await expect(toast(page, toasts.core.title)).toBeVisible();
  await expect(said(page, toasts.core.title)).toContainText(toasts.core.text);
  await expect(box(page, labels.phone)).toBeFocused();
  await expect(box(page, labels.phone)).toHaveAccessibleDescription(errors.phone.missing);

  await box(page, labels.phone).fill('98765 43210');
  await expect(profileDialog(page).getByText(errors.phone.missing)).toHaveCount(0);
  await box(page, labels.dateOfBirth).fill('2000-02-29');
  await profileDialog(page).getByLabel(labels.gender).selectOption('other');
  await save(page);
  await expect(toast(page, toasts.address.title)).toBeVisible();
  await expect(box(page, labels.city)).toBeFocused();

  await fillProfile(page, { 'PIN or zip code (optional)': '3020' });
  await save(page);
  await expect(toast(page, toasts.fields.title)).toBeVisible();
  await expect(
    profileDialog(page).getByText(errors.zipCode.malformed),
    'six digits in India',
  ).toBeVisible();
  await box(page, 'PIN or zip code (optional)').fill('302 001');
  await box(page, labels.phone).fill('00000 00000');
  await save(page);
  await expect(profileDialog(page).getByText(errors.phone.malformed)).toBeVisible();
  await expect(box(page, labels.phone)).toBeFocused();
});

test('profile form: keeps a failed profile over a reload, and it arrives once', async ({
  page,
  sheet,
}) => {
  const { email } = await signInNew(page);
  await sheet.plan(email, reset(), reset(), respond(200));
  await fillProfile(page, { [labels.city]: 'जयपुर' });
  await profileDialog(page).getByText(form.more).click();
  await profileDialog(page).getByLabel('Algebra').check();
  await profileDialog(page).getByLabel('Geometry').check();
  await profileDialog(page).getByLabel(labels.marketingConsent).check();
  await save(page);
  await expect(toast(page, toasts.failed.title)).toBeVisible();
  await expect(said(page, toasts.failed.title)).toContainText(toasts.failed.text);

  await page.reload();
  await expect(profileDialog(page)).toBeVisible();
  await expect(box(page, labels.city)).toHaveValue('जयपुर');
  await save(page);
  await expect(async () => {
    // Once it is on its way there is nothing more to press.
    await save(page, { timeout: 1000 }).catch(() => {});
    await expect(paymentDialog(page)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  const rows = await sheet.received(email);
  const last = rows.at(-1)!.json as Record<string, string>;
  expect(last).toMatchObject({
    city: 'जयपुर',
    interests: 'Algebra, Geometry',
    marketingConsent: 'Yes',
  });
  expect(new Set(rows.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test(
  'profile form: shows the notice under 18 in two languages, and takes no consent',
  { tag: '@phone' },
  async ({ page, sheet }) => {
    const { email } = await signInNew(page);
    await fillProfile(page);
    await profileDialog(page).getByText(form.more).click();
    await profileDialog(page).getByLabel(labels.marketingConsent).check();
    await box(page, labels.dateOfBirth).fill('2014-05-05');
    const notice = profileDialog(page).getByRole('status');
    await expect(notice).toContainText(form.notice.text);
    const date = (await box(page, labels.dateOfBirth).boundingBox())!;
    const above = (await notice.boundingBox())!.y - (date.y + date.height);
    expect(above, 'directly below the date').toBeLessThan(80);
    await expect(notice.locator(':lang(hi)')).toHaveText(form.notice.hindi);
    await expect(box(page, labels.parentName)).toBeVisible();
    const consent = profileDialog(page).getByLabel(labels.marketingConsent);
    await expect(consent).toBeDisabled();
    await expect(consent).toHaveAccessibleDescription(form.hints.noConsent);
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    const [row] = await sheet.received(email);
    expect(row!.json).toMatchObject({ dateOfBirth: '2014-05-05', marketingConsent: 'No' });
  },
);

test('profile form: announces the notice, and opens only the part a parent fills in', async ({
  page,
}) => {
  await signInNew(page);
  const dialog = profileDialog(page);
  // A live region has to be there before its text, or nothing is announced.
  await expect(dialog.getByRole('status')).toHaveCount(1);
  await expect(dialog.getByRole('status')).toBeEmpty();
  await expect(box(page, labels.parentName)).toBeHidden();
  await expect(box(page, labels.learningGoals)).toBeHidden();
  await box(page, labels.dateOfBirth).fill('2014-05-05');
  await expect(dialog.getByRole('status')).toContainText(form.notice.title);
  await expect(box(page, labels.parentName)).toBeVisible();
  await expect(box(page, labels.learningGoals)).toBeHidden();
});

test('profile form: says beside birth date, gender and address what they are for', async ({
  page,
}) => {
  await signInNew(page);
  const dialog = profileDialog(page);
  await expect(box(page, labels.dateOfBirth)).toHaveAccessibleDescription(form.hints.dateOfBirth);
  await expect(dialog.getByLabel(labels.gender)).toHaveAccessibleDescription(form.hints.gender);
  await expect(
    dialog.getByRole('group', { name: form.sections.address }),
  ).toHaveAccessibleDescription(form.hints.address);
  await save(page);
  await expect(box(page, labels.dateOfBirth)).toHaveAccessibleDescription(
    `${form.hints.dateOfBirth} ${errors.dateOfBirth.missing}`,
  );
});

test('profile form: the user comes from the session, whatever the form says', async ({
  page,
  sheet,
}) => {
  const { id, email, name } = await signInNew(page);
  await fillProfile(page);
  await profileDialog(page)
    .locator('form')
    .evaluate((element) => {
      for (const field of ['uid', 'email', 'name', 'profileCompleted']) {
        element.append(Object.assign(document.createElement('input'), { name: field, value: 'x' }));
      }
    });
  await save(page);
  await expect(paymentDialog(page)).toBeVisible();
  const [row] = await sheet.received(email);
  expect(row!.json).toMatchObject({ uid: id, email, name });
});

test('profile form: a disabled account or a lost session writes nothing', async ({
  page,
  context,
  sheet,
}) => {
  const first = await signInNew(page);
  await fillProfile(page);
  await firebase().change(first.id, { disableUser: true });
  await save(page);
  await expect(toast(page, toasts.error.title)).toBeVisible();
  expect(await sheet.received(first.email)).toEqual([]);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  const second = await signInNew(page);
  await fillProfile(page);
  await context.clearCookies();
  await save(page);
  await expect(profileDialog(page), 'the site has noticed').toHaveCount(0);
  expect(await sheet.received(second.email)).toEqual([]);
  expect(await signedInUser(page)).toBeNull();
});

test('profile form: offers the teacher and a way out', async ({ page }) => {
  await signInNew(page);
  await expect(profileDialog(page).getByRole('link', { name: form.help })).toHaveAttribute(
    'href',
    whatsappLink(site.phone, form.helpMessage),
  );
  await page.reload();
  await expect(profileDialog(page), 'it opens by itself').toBeVisible();
  await profileDialog(page).getByRole('button', { name: form.logout }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(authDialog(page)).toHaveCount(0);
  expect(await signedInUser(page)).toBeNull();
});
