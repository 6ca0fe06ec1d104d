import { requiredFields, typed } from '../support/contact-form';
import { holdActions, holdScripts } from '../support/network';
import { toast } from '../support/page';
import { expect, expectConformance, hydrated, type Sheet, test } from '../support/test';
import { contact as texts } from '../support/words';

const { form: words } = texts;
const { outcomes, errors } = words;
const messagesOf = async (sheet: Sheet, sender: string) =>
  (await sheet.received(sender)).map(
    ({ json }) => (json as { data: { message: string }[] }).data[0]!.message,
  );

test(
  'contact: a message arrives as it was written, and the form is cleared',
  { tag: ['@phone', '@eager'] },
  async ({ page, sheet, sender, contact }) => {
    await contact.open();
    await contact.send(sender);
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    await expect(contact.outcome('status', 'Message Sent!')).toContainText(outcomes.success.text);
    await expect(contact.outcome('status', 'Message Sent!')).toContainText(
      /reference is VM-\w{6}\./,
    );
    await contact.expectCleared();
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

test('contact: shows errors at fields and sends nothing', async ({ page, sender, contact }) => {
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.method() === 'POST')));
  await contact.open();
  await contact.sendButton.click();
  for (const name of requiredFields) {
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.field(name)).toHaveAccessibleDescription(contact.missingError(name));
  }
  await expect(contact.field('name')).toBeFocused();
  await expect(toast(page, outcomes.invalid.title)).toBeVisible();
  await expect(contact.outcome('alert', outcomes.invalid.text)).toBeVisible();
  await expectConformance(page);

  await contact.write('asha.example.in');
  await expect(contact.field('name')).not.toHaveAttribute('aria-invalid');
  await expect(contact.field('email')).toHaveAccessibleDescription(errors.email['no-at']);
  await contact.sendButton.click();
  await expect(contact.field('email')).toBeFocused();
  await contact.expectKept('asha.example.in');
  await contact.field('email').fill(sender);
  await expect(contact.field('email')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await contact.field('message').fill('x'.repeat(4_990));
  await expect(contact.field('message')).toHaveAccessibleDescription('10 characters left');
  const long = { message: 'x'.repeat(5_003) };
  await contact.send(sender, long);
  await expect(contact.field('message')).toBeFocused();
  await expect(contact.field('message')).toHaveAccessibleDescription(
    'Shorten the message to 5000 characters. 3 characters too many',
  );
  await contact.expectKept(sender, long);
  expect(posts).toBe(0);
});

test('contact: sends once, however often pressed', async ({ page, sheet, sender, contact }) => {
  await contact.open();
  const release = await holdActions(page);
  await contact.write(sender);
  const { width } = (await contact.sendButton.boundingBox())!;
  await contact.sendButton.dblclick();
  await expect(contact.sendButton).toHaveAccessibleName('Sending…');
  await expect(contact.sendButton).toHaveAttribute('aria-disabled', 'true');
  expect((await contact.sendButton.boundingBox())!.width).toBe(width);
  await contact.sendButton.click({ force: true });
  await contact.field('subject').press('Enter');
  await expectConformance(page, 'main');
  release();
  await contact.expectSent();
  await expect(contact.sendButton).toHaveAccessibleName('Send Message');
  expect(await sheet.received(sender)).toHaveLength(1);
});

test(
  'contact: a message sent before the scripts have run arrives once',
  { tag: '@phone' },
  async ({ page, sheet, sender, contact }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await contact.write(sender);
    await contact.sendButton.click({ noWaitAfter: true });
    release();
    await contact.expectSent();
    await contact.expectCleared();
    expect(await sheet.received(sender)).toHaveLength(1);
  },
);

test('contact: keeps what is typed meanwhile', async ({ page, sheet, sender, contact }) => {
  await contact.open();
  const release = await holdActions(page);
  await contact.send(sender);
  await expect(contact.sendButton).toHaveAccessibleName('Sending…');
  await contact.field('message').fill('One more question');
  release();
  await contact.expectSent();
  const expectNext = async () => {
    await expect(contact.field('message')).toHaveValue('One more question');
    await expect(contact.field('name')).toHaveValue('');
  };
  await expectNext();
  for (let n = 0; n < 2; n++) {
    await page.reload();
    await hydrated(page);
    await expectNext();
    await expect(contact.outcome('status', outcomes.draft.title), 'it was never sent').toHaveCount(
      0,
    );
  }
  await contact.send(sender, { message: 'One more question' });
  await contact.expectCleared();
  expect(await messagesOf(sheet, sender)).toEqual([typed.message, 'One more question']);
});

test('contact: waits 20 s at most for an action', async ({ page, sender, contact, account }) => {
  let held = 0;
  let isHeld = true;
  await page.route('**/*', async (route) => {
    if (isHeld && route.request().headers()['next-action']) held++;
    else await route.fallback();
  });
  await page.clock.install();
  await account.signInToBuy();
  await contact.open();
  await expect.poll(() => held).toBe(2);
  isHeld = false;
  await page.clock.fastForward(10_000);
  await contact.send(sender);
  await page.clock.fastForward(11_000);
  await expect(toast(page, 'Message Sent!')).toBeVisible();
});
