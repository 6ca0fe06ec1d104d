import { contact, messageTemplates } from '@/content/en/contact';
import {
  chatText,
  expectCleared,
  expectKept,
  field,
  said,
  sendButton,
  typed,
  words,
  write,
} from '../support/contact-form';
import { expect, hang, reset, respond, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) => page.goto('/contact'));

test('message templates: all are shown, without a filter', async ({ page }) => {
  await expect(page.getByRole('radio', { name: 'Exam Prep' })).toBeHidden();
  for (const { title } of messageTemplates) {
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  await expect(page.getByText('Open Mon–Fri 9:00 AM–5:00 PM, Sat')).toBeVisible();
});

test('floating button: is at the end of the page and covers nothing', async ({ page }) => {
  const corner = await page.getByRole('link', { name: contact.chat.floating }).boundingBox();
  const details = await page.getByRole('region', { name: contact.details.title }).boundingBox();
  expect(corner!.y).toBeGreaterThanOrEqual(details!.y + details!.height);
});

test('contact form: the browser asks for what is missing', async ({ page }) => {
  await sendButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('contact form: what only the server refuses comes back marked and complete', async ({
  page,
}) => {
  const change = { subject: 'x'.repeat(201) };
  await write(page, 'asha@example', change);
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toBeInViewport();
  await expect(field(page, 'email')).toHaveAccessibleDescription(words.errors.email.malformed);
  await expect(field(page, 'subject')).toHaveAccessibleDescription(/^Shorten the subject to 200/);
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(said(page, 'alert', words.outcomes.invalid.title)).toBeVisible();
  await expectKept(page, 'asha@example', change);
});

test('contact form: a message arrives as it was written, and the form is empty again', async ({
  page,
  sheet,
  sender,
}) => {
  await write(page, sender);
  await sendButton(page).click();
  await expect(said(page, 'status', 'Message Sent!')).toContainText(words.outcomes.success.text);
  await expect(said(page, 'status', 'Message Sent!')).toBeInViewport();
  await expectCleared(page);
  const { name, subject, message } = typed;
  expect((await sheet.received(sender)).map(({ json }) => json)).toEqual([
    { data: [{ name, email: sender, subject, message }] },
  ]);
});

for (const [what, behaviour, outcome] of [
  ['refused', respond(500), 'refused'],
  ['cut off', reset(), 'unreachable'],
  ['not answered', hang(), 'unreachable'],
] as const) {
  test(`contact form: a message that is ${what} is kept and can be sent again`, async ({
    page,
    sheet,
    sender,
  }) => {
    await sheet.plan(sender, behaviour, respond(201));
    await write(page, sender);
    await sendButton(page).click();
    const alert = said(page, 'alert', words.outcomes[outcome].title);
    await expect(alert).toContainText(words.outcomes[outcome].text, { timeout: 9_000 });
    await expect(alert).toBeInViewport();
    await expectKept(page, sender);
    expect(await chatText(page)).toBe(`${typed.subject}\n\n${typed.message}\n\n${typed.name}`);

    await sendButton(page).click();
    await expect(said(page, 'status', 'Message Sent!')).toBeVisible();
    expect(await sheet.received(sender)).toHaveLength(2);
  });
}
