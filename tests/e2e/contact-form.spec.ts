import { signInToBuy } from '../support/account';
import {
  expectCleared,
  expectKept,
  expectSent,
  field,
  missingError,
  openContact,
  outcome,
  requiredFields,
  send,
  sendButton,
  typed,
  words,
  write,
} from '../support/contact-form';
import { holdActions, holdScripts } from '../support/network';
import { toast } from '../support/page';
import { expect, expectConformance, hydrated, type Sheet, test } from '../support/test';

const { outcomes, errors } = words;
const messagesOf = async (sheet: Sheet, sender: string) =>
  (await sheet.received(sender)).map(
    ({ json }) => (json as { data: { message: string }[] }).data[0]!.message,
  );

test(
  'contact form: a message arrives as it was written, and the form is cleared',
  { tag: ['@phone', '@eager'] },
  async ({ page, sheet, sender }) => {
    await openContact(page);
    await send(page, sender);
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    await expect(outcome(page, 'status', 'Message Sent!')).toContainText(outcomes.success.text);
    await expect(outcome(page, 'status', 'Message Sent!')).toContainText(/reference is VM-\w{6}\./);
    await expectCleared(page);
    await expectConformance(page);
    const { name, subject, message } = typed;
    const rows = await sheet.received(sender);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [{ name, email: sender, subject, message }] }),
    });
  },
);

test('contact form: shows errors at each field and sends nothing', async ({ page, sender }) => {
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.method() === 'POST')));
  await openContact(page);
  await sendButton(page).click();
  for (const name of requiredFields) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(missingError(page, name));
  }
  await expect(field(page, 'name')).toBeFocused();
  await expect(toast(page, outcomes.invalid.title)).toBeVisible();
  await expect(outcome(page, 'alert', outcomes.invalid.text)).toBeVisible();
  await expectConformance(page);

  await write(page, 'asha.example.in');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email['no-at']);
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expectKept(page, 'asha.example.in');
  await field(page, 'email').fill(sender);
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await field(page, 'message').fill('x'.repeat(4_990));
  await expect(field(page, 'message')).toHaveAccessibleDescription('10 characters left');
  const long = { message: 'x'.repeat(5_003) };
  await send(page, sender, long);
  await expect(field(page, 'message')).toBeFocused();
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    'Shorten the message to 5000 characters. 3 characters too many',
  );
  await expectKept(page, sender, long);
  expect(posts).toBe(0);
});

test('contact form: sends once, however often it is pressed', async ({ page, sheet, sender }) => {
  await openContact(page);
  const release = await holdActions(page);
  await write(page, sender);
  const { width } = (await sendButton(page).boundingBox())!;
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveAccessibleName('Sending…');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  expect((await sendButton(page).boundingBox())!.width).toBe(width);
  await sendButton(page).click({ force: true });
  await field(page, 'subject').press('Enter');
  await expectConformance(page, 'main');
  release();
  await expectSent(page);
  await expect(sendButton(page)).toHaveAccessibleName('Send Message');
  expect(await sheet.received(sender)).toHaveLength(1);
});

test(
  'contact form: a message sent before the scripts have run arrives once',
  { tag: '@phone' },
  async ({ page, sheet, sender }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await write(page, sender);
    await sendButton(page).click({ noWaitAfter: true });
    release();
    await expectSent(page);
    await expectCleared(page);
    expect(await sheet.received(sender)).toHaveLength(1);
  },
);

test('contact form: keeps what is typed during the request', async ({ page, sheet, sender }) => {
  await openContact(page);
  const release = await holdActions(page);
  await send(page, sender);
  await expect(sendButton(page)).toHaveAccessibleName('Sending…');
  await field(page, 'message').fill('One more question');
  release();
  await expectSent(page);
  const expectNext = async () => {
    await expect(field(page, 'message')).toHaveValue('One more question');
    await expect(field(page, 'name')).toHaveValue('');
  };
  await expectNext();
  for (let n = 0; n < 2; n++) {
    await page.reload();
    await hydrated(page);
    await expectNext();
    await expect(outcome(page, 'status', outcomes.draft.title), 'it was never sent').toHaveCount(0);
  }
  await send(page, sender, { message: 'One more question' });
  await expectCleared(page);
  expect(await messagesOf(sheet, sender)).toEqual([typed.message, 'One more question']);
});

test('contact form: waits 20 seconds at most for another action', async ({ page, sender }) => {
  let held = 0;
  let isHeld = true;
  await page.route('**/*', async (route) => {
    if (isHeld && route.request().headers()['next-action']) held++;
    else await route.fallback();
  });
  await page.clock.install();
  await signInToBuy(page);
  await openContact(page);
  await expect.poll(() => held).toBe(2);
  isHeld = false;
  await page.clock.fastForward(10_000);
  await send(page, sender);
  await page.clock.fastForward(11_000);
  await expect(toast(page, 'Message Sent!')).toBeVisible();
});
