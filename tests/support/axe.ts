import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no violation of any rule or impact on the page as it stands, with motion at rest.
 *
 * @param within looks only inside what this selector finds, which takes a fraction of the time.
 */
export async function axe(page: Page, within = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
