import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/test';

/** The colors of the site in each theme, as a browser computes them. */
const tokens = {
  light: {
    card: 'oklch(0.985 0.009 88)',
    text: 'oklch(0.235 0.065 278)',
    border: 'oklch(0.865 0.024 82)',
  },
  dark: {
    card: 'oklch(0.25 0.058 278)',
    text: 'oklch(0.945 0.014 88)',
    border: 'oklch(0.335 0.05 278)',
  },
};

test('shadcn part: takes the colors of both themes as it is copied', async ({ page }) => {
  const args = ['--import', 'tsx', 'tests/support/accordion-page.tsx'];
  await page.setContent(execFileSync('node', args, { encoding: 'utf8' }));
  const part = page.locator('[data-slot=accordion]');
  const trigger = page.locator('[data-slot=accordion-trigger]');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const { card, text, border } = tokens[theme];
    await expect(part).toHaveCSS('background-color', card);
    await expect(part).toHaveCSS('color', text);
    await expect(part).toHaveCSS('border-top', `1px solid ${border}`);
    await expect(part).toHaveCSS('border-radius', '6px');
    await expect(trigger).toHaveCSS('color', text);
    await expect(trigger).toHaveCSS('font-size', '15px');
  }
  await page.getByRole('button', { name: 'How long is the course?' }).focus();
  await expect(trigger).toHaveCSS('box-shadow', /oklch|oklab|color/);
  await expect(part, 'as this page asks for').toHaveCSS('padding-left', '32px');
});
