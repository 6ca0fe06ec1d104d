import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { type Locator } from '@playwright/test';
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shadcn part: takes the colors and sizes of the site, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const title = page.getByRole('heading', { name: 'Parts' });
    await expect(title).toHaveCSS('font-size', '36px');
    expect(await title.evaluate((h1) => getComputedStyle(h1).color)).toMatch(/\(0\.637 0\.237/);

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    const button = (name: string) => dialog.getByRole('button', { name });
    await expectToken(dialog, 'background-color', '--background');
    await expectToken(dialog.getByText('The account cannot'), 'color', '--muted-foreground');
    await expectToken(button('Continue'), 'background-color', '--primary');
    await expectToken(button('Continue'), 'color', '--primary-foreground');
    await expectToken(button('Cancel'), 'border-top-color', '--input');
    await expect(dialog).toHaveCSS('animation-name', 'enter');
  });
}

test('shadcn part: asks before it acts, and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Delete account' });
  await opener.click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Deleted' })).toBeFocused();
});

test('own parts: a dialog opens by its trigger alone, tabs and toggles report their value', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Edit profile' });
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Account' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Italic' }).check();
  await page.getByRole('checkbox', { name: 'Bold' }).uncheck();
  await expect(page.locator('output')).toHaveText('account italic');
});
