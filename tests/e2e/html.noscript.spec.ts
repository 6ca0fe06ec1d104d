import { books } from '@/content/books';
import { field, said, sendButton, words, write } from '../support/contact-form';
import { findHtmlErrors } from '../support/html-checker';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, respond, test } from '../support/test';

for (const path of [...pages, LOST, ...books.map(({ id }) => `/preview/${id}`)]) {
  test(`HTML: ${path} is valid as the server sends it`, async ({ page, problems }) => {
    problems.allow(notFoundNote);
    const response = await page.goto(path);
    expect(await findHtmlErrors(await response!.text())).toEqual([]);
  });
}

test('HTML: a contact form that comes back is valid', async ({ page, sheet, sender }) => {
  const send = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(page).click();
    const html = await (await answered).text();
    expect.soft(await findHtmlErrors(html)).toEqual([]);
  };
  await sheet.plan(sender, respond(500), respond(201));
  await page.goto('/contact');
  await write(page, 'asha@example', { subject: 'x'.repeat(201) });
  await send();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await write(page, sender);
  await send();
  await expect(said(page, 'alert', words.outcomes.refused.title)).toBeVisible();
  await send();
  await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
});
