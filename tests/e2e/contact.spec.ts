import { TRAP } from '@/lib/contact/fields';
import { typed } from '../support/contact-form';
import { holdScripts } from '../support/network';
import { toast } from '../support/page';
import { expect, scriptsLoaded, test } from '../support/test';
import { newAddress } from '../support/visitor';
import { contact as texts } from '../support/words';

const { form: words } = texts;
const { outcomes } = words;

// The states of the form are tested in `tests/parts/contact.test.tsx`.
test(
  'contact: a message arrives as it was written, early, and over a lost network',
  { tag: '@phone' },
  async ({ page, context, problems, sheet, contact }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await test.step('as it was written', async () => {
      const sender = newAddress();
      await contact.open();
      await contact.send(sender);
      const success = contact.outcome('status', outcomes.success.title);
      await expect(toast(page, outcomes.success.title)).toBeVisible();
      await expect(success).toContainText(/reference is VM-\w{6}\./);
      await contact.expectCleared();
      const { name, subject, message } = typed;
      const rows = await sheet.received(sender);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: [{ name, email: sender, subject, message }] }),
      });
    });

    await test.step('kept while the network is lost, and sent then', async () => {
      const sender = newAddress();
      await contact.write(sender);
      await scriptsLoaded();
      await context.setOffline(true);
      await contact.sendButton.click();
      await expect(toast(page, outcomes.unreachable.title)).toBeVisible();
      const alert = contact.outcome('alert', outcomes.unreachable.text);
      await expect(alert).toBeInViewport();
      await contact.expectKept(sender);
      await contact.expectChatOffer();
      await context.setOffline(false);
      await contact.sendButton.click();
      await contact.expectSent();
    });

    await test.step('not from a robot, which fills in a field that nobody sees', async () => {
      const robot = newAddress();
      await contact.write(robot);
      await page.locator(`input[name=${TRAP}]`).fill('https://spam.example');
      await contact.sendButton.click();
      await contact.expectSent();
      expect(await sheet.received(robot)).toEqual([]);
    });

    await test.step('once, where it was sent before the scripts have run', async () => {
      const sender = newAddress();
      const release = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      await contact.write(sender);
      await contact.sendButton.click({ noWaitAfter: true });
      release();
      await contact.expectSent();
      await contact.expectCleared();
      expect(await sheet.received(sender)).toHaveLength(1);
    });
  },
);
