import { books } from '@/content/books';
import { about } from '@/content/en/about';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => page.goto('/about'));

test('the profile names the teacher and shows the favourite sutra', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.profile.title);
  await expect(main.getByText(`${site.teacher.name}, ${site.teacher.title}`)).toBeVisible();
  const slate = page.getByRole('figure', { name: about.favourite.title });
  await expect(slate.getByText(about.favourite.devanagari)).toHaveAttribute('lang', 'sa');
  await expect(slate.getByRole('img', { name: about.favourite.label })).toBeVisible();
});

test('four figures and a mission stand under it', async ({ page }) => {
  const facts = page.getByRole('region', { name: about.stats.title }).getByRole('listitem');
  await expect(facts).toHaveText([
    /^20,000\+ ?students taught/,
    /^20\+ ?years/,
    /^50\+ ?countries/,
    /^5\+ ?books/,
  ]);
  await expect(page.getByRole('region', { name: about.mission.title })).toContainText(
    about.mission.statement,
  );
});

test('the career runs through the years in order', async ({ page }) => {
  const events = page.getByRole('region', { name: about.career.title }).getByRole('listitem');
  await expect(events).toHaveCount(about.career.events.length);
  const years = await events.getByRole('time').allTextContents();
  expect(years).toEqual([...years].sort());
  await expect(events.first()).toContainText(site.city);
});

test('about page: shows the research areas right after the career', async ({ page }) => {
  const headings = await page.getByRole('main').locator('h2').allTextContents();
  expect(headings.indexOf(about.research.title)).toBe(headings.indexOf(about.career.title) + 1);
});

test('about page: says beside the number of books how many are on sale here', async ({ page }) => {
  const facts = page.getByRole('region', { name: about.stats.title }).getByRole('listitem');
  const numbers: Record<number, string> = { 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five' };
  await expect(facts.filter({ hasText: 'books' }).last()).toContainText(
    `${numbers[books.length]} of them are on the books page.`,
  );
});

test('each field of research stands under its sutra', async ({ page }) => {
  const areas = page.getByRole('region', { name: about.research.title }).getByRole('listitem');
  await expect(areas).toHaveCount(about.research.areas.length);
  for (const area of about.research.areas) {
    const item = areas.filter({ has: page.getByRole('heading', { name: area.title }) });
    await expect(item.getByText(area.devanagari)).toHaveAttribute('lang', 'sa');
    await expect(item.getByText(area.iast)).toHaveAttribute('lang', 'sa-Latn');
    await expect(item).toContainText(area.meaning);
    await expect(item.getByRole('figure')).toContainText(area.caption);
  }
});

test('recognition and credentials have a badge for each', async ({ page }) => {
  const region = page.getByRole('region', { name: about.recognition.title });
  for (const { title, badges } of about.recognition.groups) {
    await expect(region.getByRole('heading', { name: title })).toBeVisible();
    for (const badge of badges) {
      await expect(region.getByRole('listitem').filter({ hasText: badge.title })).toContainText(
        badge.text,
      );
    }
  }
});

test('the closing call leads to a chat, the books and the contact page', async ({ page }) => {
  await expect(page.getByRole('main'), 'a text with its places filled').not.toContainText(
    /\{\w+\}/,
  );
  const closing = page.getByRole('region', { name: about.closing.title });
  const chat = closing.getByRole('link', { name: about.closing.demo });
  const address = new URL((await chat.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe(`https://wa.me/${site.phone.slice(1)}`);
  expect(address.searchParams.get('text')).toBe(shell.demoMessage);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  for (const [name, href] of [
    [about.closing.books, '/books'],
    [about.closing.course, '/#course'],
    [about.closing.contact, '/contact'],
  ] as const) {
    await expect(closing.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('about page: leaves the closing call out of print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: about.recognition.title })).toBeVisible();
  await expect(page.locator('main :is(button, a):visible')).toHaveCount(0);
});

test('about page: lays out its lower sections late, but all of them in print', async ({ page }) => {
  const recognition = page.getByRole('region', { name: about.recognition.title });
  await expect(recognition).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({ media: 'print' });
  await expect(recognition).toHaveCSS('content-visibility', 'visible');
});
