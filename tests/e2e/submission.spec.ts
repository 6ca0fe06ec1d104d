import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import {
  fillProfile,
  form as profile,
  login,
  openAuth,
  paymentDialog,
  profileDialog,
  registered,
  said as saidInDialog,
  save,
  toast as accountToast,
} from '../support/account';
import {
  expectCleared,
  expectKept,
  field,
  fields,
  open,
  said,
  sendButton,
  toast,
  typed,
  words,
  write,
} from '../support/contact-form';
import { contactPost, postMessage } from '../support/contact-post';
import { delay, expect, hydrated, reset, respond, test } from '../support/test';

const SERVER_PATIENCE = 20_000;
const isAction = (page: Page) => (url: URL) => url.origin === new URL(page.url()).origin;

/** Answers the next server action of a page; everything else goes to the server. */
async function answerAction(
  page: Page,
  answer:
    | 'hang'
    | { status: number; headers?: Record<string, string>; body?: string; contentType?: string },
) {
  const here = isAction(page);
  await page.route(here, async (route) => {
    if (!('next-action' in route.request().headers())) return route.fallback();
    if (answer === 'hang') return;
    await route.fulfill({ contentType: 'text/plain', ...answer });
  });
  return () => page.unroute(here);
}

/** Sends a message of somebody else: a few waiting ones are sent after it, once they are due. */
async function nudge(page: Page) {
  const email = `nudge-${randomUUID()}@example.in`;
  await postMessage(await contactPost(new URL(page.url()).origin), { ...typed, email });
}

const messagesOf = async (
  sheet: { received(email: string): Promise<{ json: unknown }[]> },
  who: string,
) =>
  (await sheet.received(who)).map(
    ({ json }) => (json as { data: { message: string }[] }).data[0]!.message,
  );

test('a message stored safely arrives although somebody else then writes in the same tab', async ({
  page,
  sheet,
  sender,
}) => {
  const other = `other-${sender}`;
  await sheet.plan(sender, respond(503), respond(201));
  await open(page);
  await write(page, sender, { message: 'The first question' });
  await sendButton(page).click();
  await expect(said(page, 'alert', words.outcomes.refused.title)).toContainText(words.kept);
  for (const name of fields) await field(page, name).fill('');
  await write(page, other, { message: 'Another question' });
  await sendButton(page).click();
  await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
  expect(await messagesOf(sheet, other)).toEqual(['Another question']);
  await expect(async () => {
    await nudge(page);
    const keys = (await sheet.received(sender)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  }).toPass({ timeout: 20_000 });
  expect(await messagesOf(sheet, sender)).toEqual(Array(2).fill('The first question'));
});

test('the form takes a new id when it is emptied and when its sender changes', async ({
  page,
  problems,
  sender,
}) => {
  problems.allow(/Failed to load resource/);
  const identity = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('contact-draft')!) as { id: string });
  await open(page);
  await answerAction(page, { status: 500 });
  const ids: string[] = [];
  async function send(email: string) {
    await write(page, email);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAccessibleName('Send Message');
    await expect(said(page, 'alert', words.outcomes.refused.title)).toBeVisible();
    ids.push((await identity()).id);
  }
  await send(sender);
  await send(sender);
  await send(`b-${sender}`);
  for (const name of fields) await field(page, name).fill('');
  await send(`b-${sender}`);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('what is typed while a message is on its way stays, and is a message of its own', async ({
  page,
  sheet,
  sender,
}) => {
  await sheet.plan(sender, delay(1_000), respond(201));
  await open(page);
  await write(page, sender);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAccessibleName('Sending…');
  await field(page, 'message').fill('One more question');
  await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('One more question');
  for (const name of ['name', 'email', 'subject'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
  for (let n = 0; n < 2; n++) {
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('One more question');
  }
  await write(page, sender, { message: 'One more question' });
  await sendButton(page).click();
  await expectCleared(page);
  expect(await messagesOf(sheet, sender)).toEqual([typed.message, 'One more question']);
});

test.describe('an answer of our own server', () => {
  test.beforeEach(({ problems }) => problems.allow(/Failed to load resource|was not found on/));

  for (const [how, answer] of [
    ['500', { status: 500, body: 'Internal Server Error' }],
    ['a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ] as const) {
    test(`that is ${how} is a failed submission`, async ({ page, sender }) => {
      await open(page);
      await write(page, sender);
      const heal = await answerAction(page, answer);
      await sendButton(page).click();
      await expect(toast(page, words.outcomes.refused.title)).toBeVisible();
      await expect(said(page, 'alert', words.outcomes.refused.text)).toContainText(words.typed);
      await heal();
      await sendButton(page).click();
      await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
    });
  }

  test('that does not know the action says that the page is out of date, and the text stays', async ({
    page,
    sheet,
    sender,
  }) => {
    await open(page);
    await write(page, sender);
    // As the server answers a page of an earlier build.
    const real = await page.request.post(page.url(), {
      headers: {
        'next-action': '60'.padEnd(42, 'a'),
        'content-type': 'text/plain;charset=UTF-8',
        origin: new URL(page.url()).origin,
      },
      data: '[]',
    });
    const unknown = { 'x-nextjs-action-not-found': '1' };
    expect(real.headers()).toMatchObject(unknown);
    const heal = await answerAction(page, { status: real.status(), headers: unknown });
    await sendButton(page).click();
    await expect(toast(page, words.outcomes.refused.title)).toBeVisible();
    await expect(said(page, 'alert', words.outcomes.refused.text)).toContainText(words.outdated);
    await heal();
    await page.reload();
    await hydrated(page);
    await expectKept(page, sender);
    await sendButton(page).click();
    await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
    expect(await sheet.received(sender)).toHaveLength(1);
  });

  test('that never comes is given up after 20 s, and the next one is sent', async ({
    page,
    sheet,
    sender,
  }) => {
    await page.clock.install();
    await open(page);
    await write(page, sender);
    const heal = await answerAction(page, 'hang');
    const asked = page.waitForRequest((request) => 'next-action' in request.headers());
    const ended = page.waitForEvent('requestfailed');
    await sendButton(page).click();
    await asked;
    await page.clock.fastForward(SERVER_PATIENCE);
    await ended;
    await expect(said(page, 'alert', words.outcomes.unreachable.title)).toBeVisible();
    await expectKept(page, sender);
    await heal();
    await sendButton(page).click();
    await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
    expect(await sheet.received(sender)).toHaveLength(1);
  });
});

test.describe('a profile', () => {
  async function openProfile(page: Page) {
    const visitor = await registered();
    await openAuth(page);
    await login(page, visitor.email);
    await expect(profileDialog(page)).toBeVisible();
    return visitor;
  }

  test('whose answer never comes is given up after 20 s, and can be sent again', async ({
    page,
    problems,
    sheet,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.clock.install();
    const { email } = await openProfile(page);
    await fillProfile(page);
    const heal = await answerAction(page, 'hang');
    const asked = page.waitForRequest((request) => 'next-action' in request.headers());
    await save(page);
    await asked;
    await page.clock.fastForward(SERVER_PATIENCE);
    await expect(accountToast(page, profile.toasts.error.title)).toBeVisible();
    await heal();
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    expect(await sheet.received(email)).toHaveLength(1);
  });

  test('on a page that is out of date says so', async ({ page, problems }) => {
    problems.allow(/Failed to load resource|was not found on/);
    await openProfile(page);
    await fillProfile(page);
    await answerAction(page, { status: 409, headers: { 'x-nextjs-action-not-found': '1' } });
    await save(page);
    await expect(accountToast(page, profile.toasts.error.title)).toBeVisible();
    await expect(saidInDialog(page, profile.toasts.error.text)).toContainText(
      profile.toasts.outdated,
    );
  });

  test('is checked and kept once for each key', async ({ page }) => {
    await openProfile(page);
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
    const city = profileDialog(page).getByLabel(profile.labels.city, { exact: true });
    await city.pressSequentially('Pune');
    expect(await writes()).toBe(4);
    await profileDialog(page).getByLabel(profile.labels.gender).selectOption('other');
    expect(await writes()).toBe(5);
  });

  test('of a first and of a second account in one browser both arrive', async ({ page, sheet }) => {
    const cities = async (email: string) =>
      (await sheet.received(email)).map(({ json }) => (json as { city: string }).city);
    const first = await openProfile(page);
    await sheet.plan(first.email, reset(), respond(200));
    await fillProfile(page, { [profile.labels.city]: 'Jaipur' });
    await save(page);
    await expect(accountToast(page, profile.toasts.failed.title)).toBeVisible();
    await profileDialog(page).getByRole('button', { name: profile.logout }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const second = await openProfile(page);
    await fillProfile(page, { [profile.labels.city]: 'Pune' });
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    await expect(async () => {
      await nudge(page);
      expect(await cities(first.email)).toEqual(['Jaipur', 'Jaipur']);
    }).toPass({ timeout: 20_000 });
    expect(await cities(second.email)).toEqual(['Pune']);
  });
});
