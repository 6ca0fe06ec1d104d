import { shownTemplates } from '@/content/templates';
import { factChoices } from '@/lib/words/fact-texts';
import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { typed } from '../support/contact-form';
import { findHtmlErrors } from '../support/conformance';
import { REFERENCE } from '../support/payment';
import { expect, reset, respond, test } from '../support/test';
import { contact as texts } from '../support/words';

const { form: words } = texts;
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

test('no scripts: the contact page shows all templates, without a filter', async ({ page }) => {
  await expect(page.getByRole('radio', { name: texts.templates.all })).toBeHidden();
  for (const id of shownTemplates(factChoices())) {
    const { title } = texts.templates.messages[id];
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  await expect(page.getByText(texts.clock.zone)).toBeVisible();
  const corner = await page.getByRole('link', { name: texts.chat.floating }).boundingBox();
  const details = await page.getByRole('region', { name: texts.details.title }).boundingBox();
  expect(corner!.y, 'at the end of the page').toBeGreaterThanOrEqual(details!.y + details!.height);
});

test(
  'no scripts: an invalid form comes back marked',
  { tag: '@long' },
  async ({ page, sheet, sender, contact }) => {
    await contact.sendButton.click();
    await expect(contact.field('name')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);

    const changes = { subject: 'x'.repeat(201) };
    await contact.send('asha@example', changes);
    await expect(contact.field('email')).toBeFocused();
    await expect(contact.field('email')).toBeInViewport();
    await expect(contact.field('email')).toHaveAccessibleDescription(words.errors.email.malformed);
    await expect(contact.field('subject')).toHaveAccessibleDescription(
      /^Shorten the subject to 200/,
    );
    await expect(contact.field('name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(contact.outcome('alert', outcomes.invalid.title)).toBeVisible();
    await contact.expectKept('asha@example', changes);

    await contact.send(sender);
    await expect(contact.outcome('status', 'Message Sent!')).toContainText(outcomes.success.text);
    await expect(contact.outcome('status', 'Message Sent!')).toContainText(
      /reference is VM-\w{6}\./,
    );
    await expect(contact.outcome('status', 'Message Sent!')).toBeInViewport();
    await contact.expectCleared();
    const { name, subject, message } = typed;
    expect((await sheet.received(sender)).map(({ json }) => json)).toEqual([
      { data: [{ name, email: sender, subject, message }] },
    ]);
  },
);

test(
  'no scripts: the form answers in Hindi',
  { tag: '@long' },
  async ({ page, sheet, sender, contact }) => {
    const { errors, outcomes, reference } = locales.hi.words.contact.form;
    await page.goto('/hi/contact');
    await contact.send('asha@example');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(contact.field('email')).toHaveAccessibleDescription(errors.email.malformed);
    await expect(contact.outcome('alert', outcomes.invalid.title)).toBeVisible();
    await contact.expectKept('asha@example');
    await contact.field('email').fill(sender);
    await contact.sendButton.click();
    const sent = contact.outcome('status', outcomes.success.title);
    await expect(sent).toContainText(outcomes.success.text);
    await expect(sent).toContainText(new RegExp(fill(reference, { reference: REFERENCE.source })));
    await expect(page).toHaveURL('/hi/contact');
    expect(await sheet.received(sender)).toHaveLength(1);
  },
);

test(
  'no scripts: a refused or cut off form is kept',
  { tag: '@long' },
  async ({ sheet, sender, contact }) => {
    await sheet.plan(sender, respond(500), reset(), respond(201));
    await contact.write(sender);
    const { title, text } = words.kept;
    for (const failure of ['refused', 'cut off']) {
      await contact.sendButton.click();
      const alert = contact.outcome('alert', title);
      await expect(alert, failure).toContainText(text);
      await expect(alert).toBeFocused();
      await expect(alert).toBeInViewport();
      await contact.expectKept(sender);
      await contact.expectChatOffer();
    }
    await contact.sendButton.click();
    await contact.expectSent();
    expect(await sheet.received(sender)).toHaveLength(3);
  },
);
