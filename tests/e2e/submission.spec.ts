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
import { answerAction, nextAction, nudgeOutbox, passDeadline } from '../support/page-action';
import { delay, expect, hydrated, respond, type Sheet, test } from '../support/test';

const messagesOf = async (sheet: Sheet, sender: string) =>
  (await sheet.received(sender)).map(
    ({ json }) => (json as { data: { message: string }[] }).data[0]!.message,
  );

test('contact form: a stored message arrives although another person then writes in the same tab', async ({
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
    await nudgeOutbox(page);
    const keys = (await sheet.received(sender)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  }).toPass({ timeout: 20_000 });
  expect(await messagesOf(sheet, sender)).toEqual(Array(2).fill('The first question'));
});

test('contact form: keeps what is typed during the request as another message', async ({
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

test.describe('contact form: a response of our own server', () => {
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

  test('that never comes is aborted after 20 seconds, and the next message is sent', async ({
    page,
    sheet,
    sender,
  }) => {
    await page.clock.install();
    await open(page);
    await write(page, sender);
    const heal = await answerAction(page, 'hang');
    const ended = page.waitForEvent('requestfailed');
    await Promise.all([nextAction(page), sendButton(page).click()]);
    await passDeadline(page);
    await ended;
    await expect(said(page, 'alert', words.outcomes.unreachable.title)).toBeVisible();
    await expectKept(page, sender);
    await heal();
    await sendButton(page).click();
    await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
    expect(await sheet.received(sender)).toHaveLength(1);
  });
});
