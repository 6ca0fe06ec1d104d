import { books } from '@/content/books';
import { testimonials } from '@/content/en/testimonials';
import { languages } from '@/content/languages';
import { shownTemplates } from '@/content/templates';
import { factChoices } from '@/lib/words/fact-texts';
import { locales } from '@/lib/words/locale';
import { previewedBooks } from '../support/books';
import { findHtmlErrors } from '../support/conformance';
import { typed } from '../support/contact-form';
import { expectDrawn } from '../support/page';
import { lostPages, notFoundNote } from '../support/pages';
import { expect, test } from '../support/test';
import { findUnwritten } from '../support/whole-page/written';
import { booksPage, contact as texts, home, navIn, shell, sums } from '../support/words';

// With scripts such a browser is offered the Hindi pages.
test.use({ javaScriptEnabled: false, locale: 'hi-IN', viewport: { width: 360, height: 740 } });

test('no scripts: a visitor reads, turns pages, and sends a message', async ({
  page,
  problems,
  sheet,
  sender,
  contact,
}) => {
  problems.allow(notFoundNote);
  const main = page.getByRole('main');

  await test.step('home shows every card, and no control that needs a script', async () => {
    await page.goto('/');
    expect(await findUnwritten(page, home.demo.cards)).toEqual([]);
    await expect(page.getByText(languages.hi.offer.text)).toBeHidden();
    await expect(page.getByRole('tablist')).toBeHidden();
    const steps = page.getByRole('list').filter({ hasText: 'Cross subtract' });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(steps).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    for (const name of [
      home.demo.race.run,
      home.testimonials.controls.pause,
      sums.calculator.work,
      ...Object.values(shell.theme),
    ])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expectDrawn(page);
    for (const { content } of testimonials) await expect(page.getByText(content)).toBeVisible();
    if (testimonials.length > 1) {
      const row = page.getByRole('group', { name: home.testimonials.slides, exact: true });
      await row.focus();
      await page.keyboard.press('ArrowRight');
      const first = page.getByText(testimonials[0]!.content);
      await expect
        .poll(async () => (await first.boundingBox())!.x)
        .toBeLessThan((await row.boundingBox())!.x);
    }
  });

  await test.step('the menu opens, closes and leads on', async () => {
    // The row of testimonials above may still scroll.
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: shell.menu, exact: true });
    const button = page.getByRole('button', { name: shell.menu });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Books' }).click();
    await expect(page).toHaveURL('/books');
  });

  await test.step('books are sold by chat, and link to their samples', async () => {
    for (const { id, price, stores } of books) {
      const links = page.locator(`#${id}`).getByRole('link');
      const leads = price ? [/^https:\/\/wa\.me\//] : stores.map(({ url }) => url);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const href of leads) expect(hrefs).toContainEqual(expect.stringMatching(href));
    }
    const { button } = booksPage.preview;
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
    const links = page.getByRole('link', { name: button, exact: true });
    await expect(links).toHaveCount(previewedBooks.length);
    for (const [index, { id }] of previewedBooks.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `/preview/en/${id}`);
  });

  await test.step('a wrong message comes back marked, and arrives when it is right', async () => {
    const { outcomes, errors } = texts.form;
    await page.goto('/contact');
    await expect(page.getByRole('radio', { name: texts.templates.all })).toBeHidden();
    for (const id of shownTemplates(factChoices())) {
      const { title } = texts.templates.messages[id];
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    }
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    const changes = { subject: 'x'.repeat(201) };
    await contact.send('asha@example', changes);
    expect(await findHtmlErrors(await (await answered).text())).toEqual([]);
    await expect(contact.field('email')).toBeFocused();
    await expect(contact.field('email')).toBeInViewport();
    await expect(contact.field('email')).toHaveAccessibleDescription(errors.email.malformed);
    await expect(contact.field('subject')).toHaveAccessibleDescription(/ 200/);
    await expect(contact.field('name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(contact.outcome('alert', outcomes.invalid.title)).toBeVisible();
    await contact.expectKept('asha@example', changes);

    await contact.send(sender);
    const success = contact.outcome('status', outcomes.success.title);
    await expect(success).toContainText(/reference is VM-\w{6}\./);
    await expect(success).toBeInViewport();
    await contact.expectCleared();
    const { name, subject, message } = typed;
    expect((await sheet.received(sender)).map(({ json }) => json)).toEqual([
      { data: [{ name, email: sender, subject, message }] },
    ]);
  });

  await test.step('a lost page has all languages', async () => {
    for (const path of lostPages) {
      const response = await page.goto(path);
      // Next has one not-found page for all addresses: a script leaves the half of one language.
      expect(await findHtmlErrors(await response!.text())).toEqual([
        expect.stringMatching(/^no-multiple-main: /),
      ]);
      for (const locale of Object.values(locales)) {
        const { heading, linksLabel } = locale.words.notFound;
        const half = page.locator(`body > div[lang=${locale.language}]`);
        await expect(half.getByRole('heading', { name: heading })).toBeVisible();
        await expect(half.getByRole('timer')).toBeHidden();
        await expect(half.getByRole('main').getByRole('button')).toHaveCount(0);
        const links = half.getByRole('navigation', { name: linksLabel }).getByRole('link');
        for (const { href, label } of navIn(locale))
          await expect(links.filter({ hasText: label })).toHaveAttribute('href', href);
      }
    }
  });
});
