import { site } from '@/content/site';
import { sutras } from '@/content/sutras';
import { formatNumber } from '@/lib/text/format';
import { chatText } from '../support/page';
import { expect, test } from '../support/test';
import { about, en, shell, vedic } from '../support/words';

// That it says all of its words is tested in `site.noscript.spec.ts`.
test('about page: counts, and names the language of each sutra', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  const favourite = page.getByRole('figure', { name: about.favourite.title });
  await expect(favourite.getByRole('img', { name: about.favourite.label })).toBeVisible();
  const facts = page.getByRole('region', { name: about.stats.title }).getByRole('listitem');
  for (const [index, [name, { unit, text }]] of Object.entries(about.stats.facts).entries()) {
    const count = formatNumber(site.teaching[name as keyof typeof about.stats.facts], en.tag);
    for (const part of [`${count}+`, unit, text]) {
      await expect(facts.nth(index)).toContainText(part);
    }
  }
  const events = page.getByRole('region', { name: about.career.title }).getByRole('listitem');
  await expect(events).toHaveCount(about.career.events.length);
  const credentials = page.getByRole('region', { name: about.recognition.title });
  const career = page.getByRole('region', { name: about.career.title });
  expect((await credentials.boundingBox())!.y).toBeLessThan((await career.boundingBox())!.y);
  const years = await events.getByRole('time').allTextContents();
  expect(years).toEqual([...years].sort());

  for (const [area, sutra] of [
    ['complement', 'nikhilam'],
    ['crosswise', 'urdhva'],
    ['recurring', 'ekadhikena'],
    ['check', 'gunitasamuccayah'],
  ] as const) {
    const { title, caption } = about.research.areas[area];
    const heading = page.getByRole('heading', { name: title });
    const item = page.getByRole('listitem').filter({ has: heading });
    await expect(item.getByText(sutras[sutra].devanagari)).toHaveAttribute('lang', 'sa');
    await expect(item.getByText(sutras[sutra].iast)).toHaveAttribute('lang', 'sa-Latn');
    await expect(item).toContainText(vedic.sutras[sutra]);
    await expect(item.getByRole('figure')).toContainText(caption);
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
