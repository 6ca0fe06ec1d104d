import { typed } from '../support/contact-form';
import { holdScripts } from '../support/network';
import { toast } from '../support/page';
import { expect, expectConformance, test } from '../support/test';
import { contact as texts } from '../support/words';

const { form: words } = texts;
const { outcomes } = words;

// The states of the form are tested in `tests/parts/contact.test.tsx`.
test(
  'contact: a message arrives as it was written, and the form is cleared',
  { tag: ['@phone', '@eager', '@deep'] },
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

test(
  'contact: waits 20 s at most for an action',
  { tag: ['@long', '@shop'] },
  async ({ page, sender, contact, account }) => {
    let held = 0;
    let isHeld = true;
    await page.route('**/*', async (route) => {
      if (isHeld && route.request().headers()['next-action']) held++;
      else await route.fallback();
    });
    await account.signInToBuy();
    await contact.open();
    await expect.poll(() => held).toBe(2);
    isHeld = false;
    await page.clock.fastForward(10_000);
    await contact.send(sender);
    await page.clock.fastForward(11_000);
    await expect(toast(page, 'Message Sent!')).toBeVisible();
  },
);

test(
  'contact: in the other language a draft shows before any touch',
  { tag: '@long' },
  async ({ page, sender, contact }) => {
    await contact.open();
    await contact.write(sender);
    await page.goto('/hi/contact');
    await contact.expectKept(sender);
  },
);
