import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';
import postcss from 'postcss';
import { expect, test } from '../support/test';

/** The styles that the site's build would make if these parts were in `components`. */
async function compileStyles() {
  const from = resolve('app/globals.css');
  const source = readFileSync(from, 'utf8').replace(
    "@source '../components';",
    "$&\n@source '../tests/support/shadcn';",
  );
  return (await postcss([tailwind()]).process(source, { from })).css;
}

async function bundleScript() {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/shadcn/page.tsx'],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}

// The styles are made once for the whole file.
test.describe.configure({ mode: 'default' });

let html: string;
test.beforeAll(async () => {
  const [css, script] = await Promise.all([compileStyles(), bundleScript()]);
  html = `<!doctype html><html lang="en"><title>Parts</title><style>${css}</style><body><main></main><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`;
});

test.beforeEach(async ({ page }) => {
  await page.route('/parts', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/parts');
});

/** Expects the color of a token of the site, as the browser computes it in the theme of the page. */
async function expectToken(part: Locator, property: string, name: string) {
  const color = await part.page().evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
  await expect(part).toHaveCSS(property, color);
}

/** Expects the computed value of a declaration with the site's tokens. */
async function expectSame(part: Locator, property: string, declared: string) {
  const value = await part.page().evaluate(
    ([name, text]) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty(name!, text!);
      const value = getComputedStyle(probe).getPropertyValue(name!);
      probe.remove();
      return value;
    },
    [property, declared],
  );
  await expect(part).toHaveCSS(property, value);
}

/** As large as a finger needs (WCAG 2.5.5). */
const FINGER = 44;

const slot = (page: Page, name: string) => page.locator(`[data-slot="${name}"]`);
const fontSize = (locator: Locator) =>
  locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
const heightOf = async (locator: Locator) => (await locator.boundingBox())!.height;

test('shadcn parts: take the colors and sizes of the site', { tag: '@long' }, async ({ page }) => {
  // The card is white in the light theme, as without a token.
  await page.emulateMedia({ colorScheme: 'dark' });
  const title = page.getByRole('heading', { name: 'Parts' });
  const text = await fontSize(page.locator('body'));
  expect(await fontSize(title), 'a heading stands out').toBeGreaterThan(1.5 * text);
  expect(await title.evaluate((h1) => getComputedStyle(h1).color)).toMatch(/\(0\.637 0\.237/);
  await expectToken(slot(page, 'accordion'), 'background-color', '--card');
  await expectSame(slot(page, 'accordion'), 'border-top-left-radius', 'calc(var(--radius) + 2px)');
  const trigger = slot(page, 'accordion-trigger').first();
  await expectToken(trigger, 'color', '--foreground');
  const size = await fontSize(trigger);
  expect(size, 'a little smaller than text').toBeLessThan(text);
  expect(size, 'and easy to read').toBeGreaterThanOrEqual(14);
  const current = page.getByRole('link', { name: '2', exact: true });
  await expectToken(current, 'border-top-color', '--input');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  const action = dialog.getByRole('button', { name: 'Continue' });
  await expectToken(dialog, 'background-color', '--background');
  await expectToken(dialog.getByText('The account cannot'), 'color', '--muted-foreground');
  await expectToken(action, 'background-color', '--primary');
  await expectToken(action, 'color', '--primary-foreground');
});

test(
  'accordion: opens one answer with an animation, by mouse and keys',
  { tag: '@long' },
  async ({ page }) => {
    const first = page.getByRole('button', { name: 'How long is the course?' });
    const answer = page.getByRole('region', { name: 'How long is the course?' });
    await first.click();
    await expect(answer).toBeVisible();
    await expect(answer).toHaveCSS('animation-name', 'accordion-down');
    await expect(first.locator('svg')).toHaveCSS('rotate', '180deg');
    await page.keyboard.press('ArrowDown');
    const second = page.getByRole('button', { name: 'What does it cost?' });
    await expect(second).toBeFocused();
    await expect(second, 'shows the focus').not.toHaveCSS('box-shadow', 'none');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ask the teacher.')).toBeVisible();
    await expect(answer).toBeHidden();
  },
);

test(
  'pagination: shows links as buttons, an arrow alone on phones',
  { tag: '@long' },
  async ({ page }) => {
    const previous = page.getByRole('link', { name: 'Go to previous page' });
    await expect(previous.locator('svg')).toBeVisible();
    await expect(previous.getByText('Previous')).toBeVisible();
    const one = (await page.getByRole('link', { name: '1', exact: true }).boundingBox())!;
    expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(FINGER);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(previous.getByText('Previous')).toBeHidden();
  },
);

test(
  'alert dialog: asks before it acts, and gives the focus back',
  { tag: '@long' },
  async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Delete account' });
    await opener.click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveCSS('animation-name', 'enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    // The dialog grows while it opens.
    const action = dialog.getByRole('button', { name: 'Continue' });
    await expect.poll(() => heightOf(action)).toBeGreaterThanOrEqual(FINGER);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Deleted' })).toBeFocused();
  },
);

test(
  'own parts: features that no page of the site uses work as documented',
  { tag: '@long' },
  async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Edit text' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Text' });
    await dialog.getByRole('checkbox', { name: 'Italic' }).check();
    await expect(dialog).toHaveAccessibleDescription('Now: bold, italic');
    await dialog.getByRole('checkbox', { name: 'Bold' }).uncheck();
    await expect(dialog).toHaveAccessibleDescription('Now: italic');
    await expect(dialog.getByRole('alert')).toHaveText('Choose one.');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
