import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { firebase } from '../support/account';
import { answerAction, nextAction } from '../support/network';
import { dialogAlert, expectNoDialog, toast } from '../support/page';
import {
  advance,
  expect,
  expectDialogConformance,
  hydrated,
  reset,
  respond,
  test,
} from '../support/test';
import { profile as form } from '../support/words';

const { labels, toasts, errors, hints } = form;
const ZIP_CODE = 'PIN or zip code (optional)';

test(
  'profile: asks in order, offers help and a way out',
  { tag: ['@long', '@shop'] },
  async ({ page, account, profile }) => {
    await account.signInNew();
    const gender = profile.dialog.getByLabel(labels.gender);
    const address = profile.dialog.getByRole('group', { name: form.sections.address });
    await expect(profile.field(labels.dateOfBirth)).toHaveAccessibleDescription(hints.dateOfBirth);
    await expect(gender).toHaveAccessibleDescription(hints.gender);
    await expect(address).toBeHidden();

    await profile.toAddress();
    await expect(toast(page, toasts.core.title)).toBeVisible();
    await expect(dialogAlert(page, toasts.core.title)).toContainText(toasts.core.text);
    await expect(profile.field(labels.phone)).toBeFocused();
    await expect(profile.field(labels.phone)).toHaveAccessibleDescription(errors.phone.missing);
    await expect(profile.field(labels.dateOfBirth)).toHaveAccessibleDescription(
      `${hints.dateOfBirth} ${errors.dateOfBirth.missing}`,
    );

    await profile.field(labels.phone).fill('98765 43210');
    await expect(profile.dialog.getByText(errors.phone.missing)).toHaveCount(0);
    await profile.field(labels.dateOfBirth).fill('2000-02-29');
    await gender.selectOption('other');
    await profile.toAddress();
    await expect(address).toHaveAccessibleDescription(hints.address);
    await expect(profile.field(labels.phone)).toBeHidden();
    await profile.field(labels.street).fill('12, MI Road');
    await profile.save();
    await expect(toast(page, toasts.address.title)).toBeVisible();
    await expect(profile.field(labels.city)).toBeFocused();

    await profile.fill({ [ZIP_CODE]: '3020' });
    await profile.save();
    await expect(toast(page, toasts.fields.title)).toBeVisible();
    await expect(profile.dialog.getByText(errors.zipCode.malformed)).toBeVisible();
    await profile.field(ZIP_CODE).fill('302 001');
    await profile.toPerson();
    await profile.field(labels.phone).fill('00000 00000');
    await profile.save();
    await expect(profile.dialog.getByText(errors.phone.malformed)).toBeVisible();
    await expect(profile.field(labels.phone)).toBeFocused();

    const help = profile.dialog.getByRole('link', { name: form.help });
    await expect(help).toHaveAttribute('href', whatsappLink(site.phone, form.helpMessage));
    await page.reload();
    await hydrated(page);
    await expect(profile.dialog, 'it opens by itself').toBeVisible();
    await profile.dialog.getByRole('button', { name: form.logout }).click();
    await expectNoDialog(page);
    expect(await account.signedInUser()).toBeNull();
  },
);

test(
  'profile: informs parents of a minor in two languages, and takes no consent',
  { tag: ['@phone', '@long', '@shop'] },
  async ({ page, sheet, account, profile, payment }) => {
    const { email } = await account.signInNew();
    const dialog = profile.dialog;
    const notice = dialog.getByRole('status').first();
    // A live region has to exist before its text, or nothing is announced.
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeEmpty();
    await expect(profile.field(labels.parentName)).toBeHidden();
    await profile.save();
    await expect(dialogAlert(page, toasts.core.title)).toBeVisible();
    await expectDialogConformance(page);

    await profile.fill({ [labels.dateOfBirth]: '2014-05-05' });
    await expect(notice).toContainText(form.notice.title);
    await expect(notice).toContainText(form.notice.text);
    await expect(notice.locator(':lang(hi)')).toHaveText(form.notice.translation);
    await expect(profile.field(labels.parentName)).toBeVisible();
    await expect(profile.field(labels.learningGoals)).toBeHidden();
    await dialog.getByText(form.more).click();
    const consent = dialog.getByLabel(labels.marketingConsent);
    await expect(consent).toBeDisabled();
    await expect(consent).toHaveAccessibleDescription(hints.noConsent);
    await expectDialogConformance(page);
    await profile.field(labels.dateOfBirth).fill('2000-02-29');
    await consent.check();
    await profile.field(labels.dateOfBirth).fill('2014-05-05');
    await profile.save();
    await expect(payment.dialog).toBeVisible();
    const [row] = await sheet.received(email);
    expect(row!.json).toMatchObject({ dateOfBirth: '2014-05-05', marketingConsent: 'No' });
  },
);

test(
  'profile: a disabled account writes nothing',
  { tag: ['@shop', '@long'] },
  async ({ page, sheet, account, profile }) => {
    const { id, email } = await account.signInNew();
    await profile.fill();
    await firebase().change(id, { disableUser: true });
    await profile.save();
    await expect(toast(page, toasts.error.title)).toBeVisible();
    expect(await sheet.received(email)).toEqual([]);
  },
);

test(
  'profile: a lost session closes it unsaved',
  { tag: ['@long', '@shop'] },
  async ({ context, sheet, account, profile }) => {
    const { email } = await account.signInNew();
    await profile.fill();
    await context.clearCookies();
    await profile.save();
    await expect(profile.dialog).toHaveCount(0);
    expect(await sheet.received(email)).toEqual([]);
    expect(await account.signedInUser()).toBeNull();
  },
);

test(
  'profile: can be sent again',
  { tag: ['@long', '@shop'] },
  async ({ page, problems, sheet, account, profile, payment }) => {
    problems.allow(/Failed to load resource|was not found on/);
    const { email } = await account.signInNew();
    await profile.fill();
    const fail = async (answer: Parameters<typeof answerAction>[1], note: string) => {
      const heal = await answerAction(page, answer);
      await Promise.all([nextAction(page), profile.save()]);
      if (answer === 'hang') await advance(page, 20_000);
      await expect(toast(page, toasts.error.title)).toBeVisible();
      await expect(dialogAlert(page, toasts.error.text)).toContainText(note);
      await heal();
    };
    await fail('hang', '');
    const headers = { 'x-nextjs-action-not-found': '1' };
    await fail({ status: 409, headers }, toasts.outdated);
    await profile.save();
    await expect(payment.dialog).toBeVisible();
    expect(await sheet.received(email)).toHaveLength(1);
  },
);

test.describe('while the target fails', () => {
  // Three profiles that fail at once stop the attempts for a while.
  test.describe.configure({ mode: 'default' });

  test(
    'profile: fails, then arrives once',
    { tag: ['@long', '@shop'] },
    async ({ page, sheet, account, profile, payment }) => {
      const { email } = await account.signInNew();
      await sheet.plan(email, reset(), respond(200));
      await profile.fill({ [labels.city]: 'जयपुर' });
      await profile.dialog.getByText(form.more).click();
      for (const label of ['Algebra', 'Geometry', labels.marketingConsent]) {
        await profile.dialog.getByLabel(label).check();
      }
      await profile.save();
      await expect(toast(page, toasts.failed.title)).toBeVisible();
      await expect(dialogAlert(page, form.kept.title)).toContainText(form.kept.text);

      await page.reload();
      await expect(profile.dialog).toBeVisible();
      await expect(profile.field(labels.city)).toHaveValue('जयपुर');
      await profile.save();
      await expect(payment.dialog).toBeVisible();
      const rows = await sheet.received(email);
      expect(rows.at(-1)!.json).toMatchObject({
        city: 'जयपुर',
        interests: 'Algebra, Geometry',
        marketingConsent: 'Yes',
      });
      expect(new Set(rows.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    },
  );

  test(
    'profile: goes on once it is kept',
    { tag: ['@long', '@shop'] },
    async ({ page, sheet, account, profile, payment }) => {
      const { email, id } = await account.signInNew();
      await sheet.plan(email, reset());
      for (const city of ['Jaipur', 'Pune']) {
        await profile.fill({ [labels.city]: city });
        await Promise.all([nextAction(page).then((action) => action.response()), profile.save()]);
        await expect(toast(page, toasts.failed.title)).toBeVisible();
        await expect(dialogAlert(page, form.kept.text)).toContainText(form.kept.title);
      }
      await expectDialogConformance(page);
      const readDraft = () =>
        page.evaluate((key) => sessionStorage.getItem(key), `profile-draft:${id}`);
      expect(await readDraft(), 'belongs to this account').toContain('Pune');
      await profile.dialog.getByRole('button', { name: form.toPayment }).click();
      await expect(payment.dialog).toBeVisible();
      expect(await readDraft()).toBeNull();
      const rows = await sheet.received(email);
      expect(rows.at(-1)!.json).toMatchObject({ city: 'Pune' });
      await sheet.plan(email, respond(200));
    },
  );
});
