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
    });
  },
);
