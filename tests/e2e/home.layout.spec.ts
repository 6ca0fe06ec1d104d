import { home } from '@/content/en/home';
import { learn } from '@/content/en/learn';
import { expect, test } from '../support/test';

/** The text spacing that a reader may set (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

for (const width of [320, 360]) {
  test(`home: fits ${width} px with wide text spacing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    const main = page.getByRole('main');
    expect(await main.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
  });
}

test('home: prints the sum both ways and the course on one sheet of width', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/');
  const main = page.getByRole('main');
  expect(await main.evaluate(({ scrollWidth }) => scrollWidth)).toBe(718);
  for (const control of ['button', 'tab', 'textbox', 'form'] as const) {
    await expect(main.getByRole(control)).toHaveCount(0);
  }
  await expect(main.getByText(learn.clock.title)).toBeHidden();
  await expect(main.getByText('Cross subtract')).toBeVisible();
  for (const { title } of home.demo.cards) await expect(main.getByText(title)).toBeVisible();
  await expect(main.getByRole('term')).toHaveCount(7);
});

test("home: prints a visitor's own sum, without its form", async ({ page }) => {
  await page.goto('/#try=98x96');
  const sum = page.getByText('98 × 96 = 9408', { exact: true }).last();
  await expect(sum).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sum).toBeVisible();
  const main = page.getByRole('main');
  for (const control of ['button', 'textbox'] as const) {
    await expect(main.getByRole(control)).toHaveCount(0);
  }
});
