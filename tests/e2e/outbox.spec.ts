import { TRAP } from '@/lib/contact/fields';
import { typed } from '../support/contact-form';
import { postMessage } from '../support/server-actions';
import { expect, test } from '../support/test';
import { contact as texts } from '../support/words';

const { form: words } = texts;

// What the server does with these messages is tested in `tests/server/outbox.test.ts`.
test('spam trap: the page sends what a robot fills in', async ({
  page,
  sheet,
  sender,
  contact,
}) => {
  await contact.open();
  await contact.write(sender);
  await page.locator(`input[name=${TRAP}]`).fill('https://spam.example');
  await contact.sendButton.click();
  await contact.expectSent();
  expect(await sheet.received(sender)).toEqual([]);
});

test('rate limit: keeps the text of the ninth', async ({ page, sender, contact, baseURL }) => {
  // The name of this machine has two addresses, and a sender is counted at each.
  const url = baseURL!.replace('localhost', '127.0.0.1');
  const post = (n: number) =>
    postMessage(url, { ...typed, email: sender, message: `Message ${n}` });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(post));
  expect(answers.map(({ state }) => state)).toEqual(Array(8).fill('success'));
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
  await contact.open(url);
  await contact.send(sender);
  const alert = contact.outcome('alert', words.outcomes.limited.title);
  await expect(alert).toContainText(words.typed);
  await expect(alert).not.toContainText(words.kept.title);
  await expect(page.getByRole('link', { name: texts.form.whatsapp })).toBeVisible();
  await contact.expectKept(sender);
});
