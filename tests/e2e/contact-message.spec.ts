import { type Page } from '@playwright/test';
import { signInCompleted } from '../support/account';
import {
  chatText,
  expectCleared,
  expectKept,
  field,
  open,
  said,
  sendButton,
  toast,
  typed,
  words,
  write,
} from '../support/contact-form';
import { freePort } from '@/scripts/steps/port.mjs';
import { type RunningSite, startSite } from '../support/site';
import { delay, expect, hang, hydrated, reset, respond, test } from '../support/test';

test(
  'contact form: a message arrives as it was written, and the form is cleared',
  { tag: '@both' },
  async ({ page, sheet, sender }) => {
    await open(page);
    await write(page, sender);
    await sendButton(page).click();
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    await expect(said(page, 'status', 'Message Sent!')).toContainText(words.outcomes.success.text);
    await expectCleared(page);

    const rows = await sheet.received(sender);
    expect(rows).toHaveLength(1);
    const { name, subject, message } = typed;
    expect(rows[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ data: [{ name, email: sender, subject, message }] }),
    });
  },
);

test('contact form: keeps a refused message, also over a reload, and offers WhatsApp', async ({
  page,
  sheet,
  sender,
}) => {
  await sheet.plan(sender, respond(500), respond(201));
  await open(page);
  await write(page, sender);
  await sendButton(page).click();
  await expect(toast(page, 'Submission Failed')).toBeVisible();
  await expect(said(page, 'alert', words.outcomes.refused.text)).toBeInViewport();
  await expectKept(page, sender);
  expect(await chatText(page)).toBe(`${typed.subject}\n\n${typed.message}\n\n${typed.name}`);

  const change = { subject: 'Another subject' };
  await field(page, 'subject').fill(change.subject);
  await expect.poll(() => chatText(page)).toMatch(/^Another subject\n\n/);
  await page.reload();
  await hydrated(page);
  await expectKept(page, sender, change);
  await expect(said(page, 'status', words.outcomes.draft.title)).toBeVisible();

  await sendButton(page).click();
  await expect(said(page, 'status', 'Message Sent!')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectCleared(page);
  const rows = await sheet.received(sender);
  expect(rows.map(({ json }) => json)).toContainEqual({ data: [expect.objectContaining(change)] });
});

test('contact form: a cut connection is a network error', async ({ page, sheet, sender }) => {
  await sheet.plan(sender, reset(), respond(201));
  await open(page);
  await write(page, sender);
  await sendButton(page).click();
  await expect(toast(page, 'Network Error')).toBeVisible();
  await expect(said(page, 'alert', words.outcomes.unreachable.text)).toBeVisible();
  await expectKept(page, sender);
});

test('contact form: waits six seconds for a silent sheet, and the button says so', async ({
  page,
  sheet,
  sender,
}) => {
  await sheet.plan(sender, hang(), respond(201));
  await open(page);
  await write(page, sender);
  const { width } = (await sendButton(page).boundingBox())!;
  const started = Date.now();
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAccessibleName('Sending…');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  expect((await sendButton(page).boundingBox())!.width).toBe(width);
  await expect(said(page, 'alert', 'Network Error')).toBeVisible({ timeout: 10_000 });
  expect(Date.now() - started).toBeLessThan(7_500);
  await expect(sendButton(page)).toHaveAccessibleName('Send Message');
  await expectKept(page, sender);
});

test('contact form: sends a message once, however often the button is pressed', async ({
  page,
  sheet,
  sender,
}) => {
  await sheet.plan(sender, delay(1_000));
  await open(page);
  await write(page, sender);
  await sendButton(page).dblclick();
  await sendButton(page).click({ force: true });
  await field(page, 'subject').press('Enter');
  await expect(said(page, 'status', 'Message Sent!')).toBeVisible();
  expect(await sheet.received(sender)).toHaveLength(1);
});

test(
  'contact form: a message sent before the scripts came arrives once',
  { tag: '@both' },
  async ({ page, sheet, sender }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await write(page, sender);
    await sendButton(page).click({ noWaitAfter: true });
    release();
    await expect(said(page, 'status', 'Message Sent!')).toBeVisible();
    await expectCleared(page);
    expect(await sheet.received(sender)).toHaveLength(1);
  },
);

test('contact form: keeps text typed before the scripts came', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await write(page, 'asha@example.in');
  release();
  await hydrated(page);
  await expectKept(page, 'asha@example.in');
});

test.describe('contact form: on a site with', () => {
  let site: RunningSite | undefined;
  test.afterEach(() => site?.stop());

  async function submit(page: Page, settings: Record<string, string>, email: string) {
    site = await startSite({ DATA_DIR: test.info().outputPath('data'), ...settings });
    await open(page, `${site.url}/contact`);
    await write(page, email);
    await sendButton(page).click();
  }

  // Each takes the sheet, also where it is not asked: without it there is no build to start.
  test('a sheet that is not there, says Network Error at once', async ({ page, sheet, sender }) => {
    const address = `http://127.0.0.1:${await freePort()}/`;
    await submit(page, { CONTACT_SHEET_URL: address }, sender);
    await expect(said(page, 'alert', 'Network Error')).toBeVisible({ timeout: 5_000 });
    await expectKept(page, sender);
    expect(await sheet.received(sender)).toEqual([]);
  });

  test('no address, a message counts as sent', async ({ page, sheet, sender }) => {
    await submit(page, {}, sender);
    await expect(said(page, 'status', 'Message Sent!')).toBeVisible();
    expect(await sheet.received(sender)).toEqual([]);
  });
});

test('contact form: waits at most 20 seconds for another action that hangs', async ({
  page,
  sender,
}) => {
  let held = 0;
  let isHeld = true;
  await page.route('**/*', async (route) => {
    if (isHeld && route.request().headers()['next-action']) held++;
    else await route.fallback();
  });
  await page.clock.install();
  await signInCompleted(page);
  await open(page);
  await expect.poll(() => held).toBe(2);
  isHeld = false;
  await page.clock.fastForward(10_000);
  await write(page, sender);
  await sendButton(page).click();
  await page.clock.fastForward(11_000);
  await expect(toast(page, 'Message Sent!')).toBeVisible();
});
