import { nextAction } from '../support/network';
import { dialogAlert, toast } from '../support/page';
import { asNewVisitors, expect, reset, respond, test } from '../support/test';
import { profile as form } from '../support/words';

const { labels, toasts } = form;

test(
  'profile: fails, is kept, and arrives once',
  { tag: '@shop' },
  async ({ context, problems, sheet }) => {
    problems.allow(/Failed to load resource|was not found on/);
    await asNewVisitors(context, {
      'a receiver that is back': async ({ page, account, profile, payment }) => {
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
      'a receiver that stays away': async ({ page, account, profile, payment }) => {
        const { email, id } = await account.signInNew();
        await sheet.plan(email, reset());
        for (const city of ['Jaipur', 'Pune']) {
          await profile.fill({ [labels.city]: city });
          await Promise.all([nextAction(page).then((action) => action.response()), profile.save()]);
          await expect(toast(page, toasts.failed.title)).toBeVisible();
          await expect(dialogAlert(page, form.kept.text)).toContainText(form.kept.title);
        }
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
    });
  },
);
