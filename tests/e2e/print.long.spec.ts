import { type Price } from '@/content/book-schema';
import { books } from '@/content/books';
import { site } from '@/content/site';
import { hoursRow } from '@/lib/words/hours';
import { formatPhone, formatRupees } from '@/lib/text/format';
import { type Locator } from '@playwright/test';
import { launcher, openPage, scrollWidth } from '../support/page';
import { asNewVisitors, expect, test } from '../support/test';
import { about, booksPage, contact, en, home, sums } from '../support/words';

const pay = (price: Price | null) => (price ? [formatRupees(price.upi, en.tag)] : []);

/** What each page keeps on paper, and what only makes sense on a screen. */
const sheets: Record<string, { kept: string[]; left: string }> = {
  '/#try=98x96': {
    kept: [
      '98 × 96 = 9408',
      'Cross subtract',
      home.course.title,
      home.course.fee.label,
      ...Object.values(home.demo.cards).map(({ title }) => title),
    ],
    left: sums.clock.title,
  },
  '/about': { kept: [about.recognition.title], left: about.closing.title },
  '/books': {
    kept:
      books.length > 0
        ? books.flatMap(({ title, price }) => [title, ...pay(price)])
        : [booksPage.empty.title],
    left: booksPage.closing.title,
  },
  '/contact': {
    kept: [
      contact.replies.title,
      ...site.hours.flatMap((opening) => hoursRow(opening, en.tag).times ?? []),
      formatPhone(site.phone),
      site.email,
    ],
    left: contact.form.title,
  },
};

/** Or more. */
const BOOKS_ON_A_SHEET = 3;

/** Texts that cannot be read where the printer prints backgrounds, too. */
const findFaintTexts = (elements: Element[]) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const readColor = (color: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return { light: red * 0.2126 + green * 0.7152 + blue * 0.0722, isSolid: alpha > 127 };
  };
  const backgroundOf = (element: Element | null): number => {
    if (!element) return 255;
    const { light, isSolid } = readColor(getComputedStyle(element).backgroundColor);
    return isSolid ? light : backgroundOf(element.parentElement);
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
  return elements
    .filter((element) => hasText(element) && element.checkVisibility())
    .filter((element) => !element.closest('svg, .sr-only, head'))
    .filter((element) => {
      const { light } = readColor(getComputedStyle(element).color);
      return Math.abs(light - backgroundOf(element)) < 60;
    })
    .map(({ textContent }) => textContent);
};

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('print: pages keep their contents in ink, fit, and have no controls', async ({ context }) => {
  for (const [path, { kept, left }] of Object.entries(sheets))
    await asNewVisitors(context, {
      [`${path} keeps its contents`]: async ({ page }) => {
        await openPage(page, path);
        if (path === '/books') {
          for (const format of ['A4', 'Letter'] as const) {
            const sheets = Math.max(1, Math.ceil(books.length / BOOKS_ON_A_SHEET));
            expect(sheetsOf(await page.pdf({ format })), format).toBeLessThanOrEqual(sheets);
          }
        }
        const main = page.getByRole('main');
        await expect(main.getByText(kept[0]!).last()).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        for (const text of kept) {
          const shown = main.getByText(text).filter({ visible: true });
          await expect(shown.first(), text).toBeVisible();
        }
        await expect(main.getByText(left, { exact: true })).toBeHidden();
        // "Ask for the fee" is a fact of the course, in its list.
        const controls = 'button, input, textarea, [role=tab], a[href*="wa.me"]:not(dd a)';
        await expect(main.locator(controls).filter({ visible: true })).toHaveCount(0);
        await expect(page.getByRole('contentinfo').getByRole('button')).toBeHidden();
        await expect(launcher(page)).toBeHidden();
        expect(await page.locator('body *').evaluateAll(findFaintTexts), 'faint').toEqual([]);
        for (const width of [718, 1280]) {
          await page.setViewportSize({ width, height: 1000 });
          expect(await scrollWidth(page)).toBe(width);
          const links = page.getByRole('banner').locator('a, button').filter({ visible: true });
          await expect(links, 'the name of the site').toHaveCount(1);
        }
        const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
          all.map((link) => ({
            host: (link as HTMLAnchorElement).hostname,
            hasAddress: getComputedStyle(link, '::after').content.includes('('),
          })),
        );
        expect(links).toEqual(links.map(({ host }) => ({ host, hasAddress: host !== 'wa.me' })));
      },
    });
  await asNewVisitors(context, {
    'is ink on paper, in a chosen dark theme too': async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await openPage(page, '/');
      await page.emulateMedia({ media: 'print' });
      const lightness = (locator: Locator, property: string) =>
        locator.evaluate(
          (element, name) =>
            Number(/oklch\(([\d.]+)/.exec(getComputedStyle(element)[name as 'color'])![1]),
          property,
        );
      const main = page.getByRole('main');
      const demo = main.getByRole('tabpanel').first();
      for (const [part, property] of [
        [main.getByRole('heading', { level: 1 }), 'color'],
        [demo.getByText(home.demo.traditional).first(), 'color'],
        [demo.getByRole('img').last().locator('text').first(), 'fill'],
      ] as const) {
        expect(await lightness(part, property), `${part}`).toBeLessThan(0.5);
      }
      for (const at of [0, 1]) {
        const bar = demo.locator('i').nth(at);
        await expect(bar, 'is printed with its background').toHaveCSS(
          'print-color-adjust',
          'exact',
        );
      }
      const step = demo.getByRole('listitem').filter({ hasText: 'Cross subtract' });
      await expect(step, 'is there without its animation').toHaveCSS('animation-name', 'none');
      expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(3);
      await page.goto('/books');
      await page.emulateMedia({ media: 'print' });
      for (const badge of await main.getByText(booksPage.bestseller, { exact: true }).all()) {
        expect(await lightness(badge, 'color')).toBeLessThan(0.5);
      }
    },
  });
});
