import { books } from '@/content/books';
import { sutras } from '@/content/sutras';
import { site } from '@/content/site';
import { chatText } from '../support/page';
import { expect, test } from '../support/test';
import { about, shell, vedic } from '../support/words';

test('about page: names the teacher and the figures, shows career and credentials, and leads on', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.profile.title);
  await expect(main.getByText(`${site.teacher.name}, ${about.jobTitle}`)).toBeVisible();
  const favourite = page.getByRole('figure', { name: about.favourite.title });
  await expect(favourite.getByText(sutras.vilokanam.devanagari)).toHaveAttribute('lang', 'sa');
  await expect(favourite.getByRole('img', { name: about.favourite.label })).toBeVisible();

  const facts = page.getByRole('region', { name: about.stats.title }).getByRole('listitem');
  await expect(facts).toHaveText([
    /^20,000\+ ?students taught/,
    /^20\+ ?years/,
    /^50\+ ?countries/,
    /^5\+ ?books/,
  ]);
  const numbers: Record<number, string> = { 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five' };
  await expect(facts.last()).toContainText(
    `${numbers[books.length]} of them are on the books page.`,
  );
  const mission = page.getByRole('region', { name: about.mission.title });
  await expect(mission).toContainText(about.mission.statement);

  const events = page.getByRole('region', { name: about.career.title }).getByRole('listitem');
  await expect(events).toHaveCount(about.career.events.length);
  const years = await events.getByRole('time').allTextContents();
  expect(years).toEqual([...years].sort());
  await expect(events.first()).toContainText(site.city);
  const headings = await main.locator('h2').allTextContents();
  expect(headings.indexOf(about.research.title)).toBe(headings.indexOf(about.career.title) + 1);

  const areas = page.getByRole('region', { name: about.research.title }).getByRole('listitem');
  await expect(areas).toHaveCount(Object.keys(about.research.areas).length);
  const sutraOf = {
    complement: 'nikhilam',
    crosswise: 'urdhva',
    recurring: 'ekadhikena',
    check: 'gunitasamuccayah',
  } as const;
  for (const [name, sutra] of Object.entries(sutraOf)) {
    const area = about.research.areas[name as keyof typeof sutraOf];
    const item = areas.filter({ has: page.getByRole('heading', { name: area.title }) });
    await expect(item.getByText(sutras[sutra].devanagari)).toHaveAttribute('lang', 'sa');
    await expect(item.getByText(sutras[sutra].iast)).toHaveAttribute('lang', 'sa-Latn');
    await expect(item).toContainText(vedic.sutras[sutra]);
    await expect(item.getByRole('figure')).toContainText(area.caption);
  }
  const recognition = page.getByRole('region', { name: about.recognition.title });
  for (const { title, badges } of about.recognition.groups) {
    await expect(recognition.getByRole('heading', { name: title })).toBeVisible();
    for (const badge of badges) {
      const item = recognition.getByRole('listitem').filter({ hasText: badge.title });
      await expect(item).toContainText(badge.text);
    }
  }

  await expect(main).not.toContainText(/\{\w+\}/);
  const closing = page.getByRole('region', { name: about.closing.title });
  expect(await chatText(closing.getByRole('link', { name: about.closing.demo }))).toBe(
    shell.demoMessage,
  );
  for (const [name, href] of [
    [about.closing.books, '/books'],
    [about.closing.course, '/#course'],
    [about.closing.contact, '/contact'],
  ] as const) {
    await expect(closing.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('about page: lays out its lower sections late, prints them all, and no controls', async ({
  page,
}) => {
  await page.goto('/about');
  const recognition = page.getByRole('region', { name: about.recognition.title });
  await expect(recognition).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({ media: 'print' });
  await expect(recognition).toHaveCSS('content-visibility', 'visible');
  await expect(page.getByRole('heading', { name: about.recognition.title })).toBeVisible();
  await expect(page.locator('main :is(button, a):visible')).toHaveCount(0);
});
