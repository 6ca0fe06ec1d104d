import { samplePages } from '@/content/sample-pages';
import { fill } from '@/lib/text/format';
import { previewedBooks } from '../support/books';
import { expect, expectConformance, test } from '../support/test';
import { sample } from '../support/words';

test(
  'sample pages: each book has its own, without scripts',
  { tag: ['@long', '@preview'] },
  async ({ page, request }) => {
    for (const { id, title } of previewedBooks) {
      const answer = (await page.goto(`/preview/en/${id}`))!;
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': expect.stringContaining('text/html'),
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      });
      await expect(page).toHaveTitle(fill(sample.title, { title }));
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.locator('script')).toHaveCount(0);
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].flatMap(({ status, family }) =>
          status === 'loaded' ? family : [],
        );
      });
      expect(loaded, id).toContain('display');
      await expectConformance(page);
    }
    for (const path of ['/preview/en/no-such-book', '/preview']) {
      expect((await request.get(path)).status()).toBe(404);
    }
  },
);

test(
  'sample pages: are turned by links and by keys',
  { tag: ['@long', '@preview'] },
  async ({ page }) => {
    const { id } = previewedBooks[0]!;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/preview/en/${id}`);
    const count = samplePages[id]!.length + 1;
    const sheet = (number: number) =>
      page.getByRole('region', { name: fill(sample.page, { number, count }) });
    await expect(sheet(1)).toBeInViewport();
    await expect(sheet(4)).not.toBeInViewport();
    await page.goto(`/preview/en/${id}#page-4`);
    await expect(sheet(4)).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(sheet(5)).toBeInViewport();
  },
);
