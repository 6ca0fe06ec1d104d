import {
  signInNew,
  fillProfile,
  form,
  paymentDialog,
  profileDialog,
  said,
  save,
  toast,
} from '../support/account';
import { answerAction, nextAction, nudgeOutbox, passDeadline } from '../support/page-action';
import { expect, reset, respond, test } from '../support/test';

const { labels, toasts } = form;

test('profile form: aborts a request after 20 seconds, and can be sent again', async ({
  page,
  problems,
  sheet,
}) => {
  problems.allow(/Failed to load resource/);
  await page.clock.install();
  const { email } = await signInNew(page);
  await fillProfile(page);
  const heal = await answerAction(page, 'hang');
  await Promise.all([nextAction(page), save(page)]);
  await passDeadline(page);
  await expect(toast(page, toasts.error.title)).toBeVisible();
  await heal();
  await save(page);
  await expect(paymentDialog(page)).toBeVisible();
  expect(await sheet.received(email)).toHaveLength(1);
});

test('profile form: says that its page is out of date', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|was not found on/);
  await signInNew(page);
  await fillProfile(page);
  await answerAction(page, { status: 409, headers: { 'x-nextjs-action-not-found': '1' } });
  await save(page);
  await expect(toast(page, toasts.error.title)).toBeVisible();
  await expect(said(page, toasts.error.text)).toContainText(toasts.outdated);
});

test('profile form: writes its draft once for each key', async ({ page }) => {
  await signInNew(page);
  await page.evaluate(() => {
    const own = Storage.prototype.setItem;
    const counts = window as unknown as { writes: number };
    counts.writes = 0;
    Storage.prototype.setItem = function (name, value) {
      if (name.startsWith('profile-draft:')) counts.writes += 1;
      own.call(this, name, value);
    };
  });
  const writes = () => page.evaluate(() => (window as unknown as { writes: number }).writes);
  const city = profileDialog(page).getByLabel(labels.city, { exact: true });
  await city.pressSequentially('Pune');
  expect(await writes()).toBe(4);
  await profileDialog(page).getByLabel(labels.gender).selectOption('other');
  expect(await writes()).toBe(5);
});

test('profile form: the profiles of two accounts in one browser both arrive', async ({
  page,
  sheet,
}) => {
  const cities = async (email: string) =>
    (await sheet.received(email)).map(({ json }) => (json as { city: string }).city);
  const first = await signInNew(page);
  await sheet.plan(first.email, reset(), respond(200));
  await fillProfile(page, { [labels.city]: 'Jaipur' });
  await save(page);
  await expect(toast(page, toasts.failed.title)).toBeVisible();
  await profileDialog(page).getByRole('button', { name: form.logout }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const second = await signInNew(page);
  await fillProfile(page, { [labels.city]: 'Pune' });
  await save(page);
  await expect(paymentDialog(page)).toBeVisible();
  await expect(async () => {
    await nudgeOutbox(page);
    expect(await cities(first.email)).toEqual(['Jaipur', 'Jaipur']);
  }).toPass({ timeout: 20_000 });
  expect(await cities(second.email)).toEqual(['Pune']);
});
