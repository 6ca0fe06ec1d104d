import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/test';

const html = execFileSync('node', ['--import', 'tsx', 'tests/support/accordion-page.tsx'], {
  encoding: 'utf8',
});

/** The colors of the site in each theme, as a browser computes them. */
const tokens = {
  light: { card: 'oklch(0.985 0.009 88)', text: 'oklch(0.235 0.065 278)' },
  dark: { card: 'oklch(0.25 0.058 278)', text: 'oklch(0.945 0.014 88)' },
};

for (const theme of ['light', 'dark'] as const) {
  test(`shadcn part: takes the colors of the ${theme} theme as it is copied`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setContent(html);
    const styles = (slot: string) =>
      page.locator(`[data-slot=${slot}]`).evaluate((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth, borderRadius, fontSize } =
          getComputedStyle(element);
        const root = document.createElement('i');
        root.style.color = 'var(--border)';
        document.body.append(root);
        const border = getComputedStyle(root).color;
        return {
          color,
          backgroundColor,
          borderTopColor,
          borderTopWidth,
          borderRadius,
          fontSize,
          border,
        };
      });

    const part = await styles('accordion');
    expect(part).toMatchObject({
      color: tokens[theme].text,
      backgroundColor: tokens[theme].card,
      borderTopWidth: '1px',
      borderTopColor: part.border,
      borderRadius: '6px',
    });
    expect(await styles('accordion-trigger')).toMatchObject({
      color: tokens[theme].text,
      fontSize: '15px',
    });

    const trigger = page.getByRole('button', { name: 'How long is the course?' });
    await trigger.focus();
    await expect(trigger).toHaveCSS('box-shadow', /oklch|oklab|color/);
    await expect(page.getByText('Three months.')).toHaveCSS('padding-bottom', '32px');
  });
}
