import { locales } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import {
  expectChatOffer,
  expectCleared,
  expectKept,
  expectSent,
  field,
  outcome,
  send,
  sendButton,
  typed,
  words,
  write,
} from '../support/contact-form';
import { findHtmlErrors } from '../support/conformance';
import { REFERENCE } from '../support/payment';
import { expect, reset, respond, test } from '../support/test';
import { contact } from '../support/words';

const { outcomes } = words;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** Every answer to a form is checked against the HTML standard. */
const answers: Promise<string>[] = [];

test.beforeEach(async ({ page }) => {
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(response.text());
  });
  await page.goto('/contact');
});
test.afterEach(async () => {
  for (const html of await Promise.all(answers.splice(0))) {
    expect(await findHtmlErrors(html)).toEqual([]);
  }
});

test('contact page: without scripts it shows all templates, without a filter', async ({ page }) => {
  await expect(page.getByRole('radio', { name: contact.templates.all })).toBeHidden();
  for (const { title } of Object.values(contact.templates.messages)) {
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  await expect(page.getByText(contact.clock.zone)).toBeVisible();
  const corner = await page.getByRole('link', { name: contact.chat.floating }).boundingBox();
  const details = await page.getByRole('region', { name: contact.details.title }).boundingBox();
  expect(corner!.y, 'at the end of the page').toBeGreaterThanOrEqual(details!.y + details!.height);
});

test('contact form: without scripts what is wrong comes back marked, and arrives corrected', async ({
  page,
  sheet,
  sender,
}) => {
  await sendButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const changes = { subject: 'x'.repeat(201) };
  await send(page, 'asha@example', changes);
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toBeInViewport();
  await expect(field(page, 'email')).toHaveAccessibleDescription(words.errors.email.malformed);
  await expect(field(page, 'subject')).toHaveAccessibleDescription(/^Shorten the subject to 200/);
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(outcome(page, 'alert', outcomes.invalid.title)).toBeVisible();
  await expectKept(page, 'asha@example', changes);

  await send(page, sender);
  await expect(outcome(page, 'status', 'Message Sent!')).toContainText(outcomes.success.text);
  await expect(outcome(page, 'status', 'Message Sent!')).toContainText(/reference is VM-\w{6}\./);
  await expect(outcome(page, 'status', 'Message Sent!')).toBeInViewport();
  await expectCleared(page);
  const { name, subject, message } = typed;
  expect((await sheet.received(sender)).map(({ json }) => json)).toEqual([
    { data: [{ name, email: sender, subject, message }] },
  ]);
});

test('contact form: without scripts it answers in Hindi', async ({ page, sheet, sender }) => {
  const { errors, outcomes, reference } = locales.hi.words.contact.form;
  await page.goto('/hi/contact');
  await send(page, 'asha@example');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email.malformed);
  await expect(outcome(page, 'alert', outcomes.invalid.title)).toBeVisible();
  await expectKept(page, 'asha@example');
  await field(page, 'email').fill(sender);
  await sendButton(page).click();
  const sent = outcome(page, 'status', outcomes.success.title);
  await expect(sent).toContainText(outcomes.success.text);
  await expect(sent).toContainText(new RegExp(fill(reference, { reference: REFERENCE.source })));
  await expect(page).toHaveURL('/hi/contact');
  expect(await sheet.received(sender)).toHaveLength(1);
});

test('contact form: without scripts one that is refused or cut off is kept', async ({
  page,
  sheet,
  sender,
}) => {
  await sheet.plan(sender, respond(500), reset(), respond(201));
  await write(page, sender);
  for (const { title, text } of [outcomes.refused, outcomes.unreachable]) {
    await sendButton(page).click();
    const alert = outcome(page, 'alert', title);
    await expect(alert).toContainText(text);
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport();
    await expectKept(page, sender);
    await expectChatOffer(page);
  }
  await sendButton(page).click();
  await expectSent(page);
  expect(await sheet.received(sender)).toHaveLength(3);
});
