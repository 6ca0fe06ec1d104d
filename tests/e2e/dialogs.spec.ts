import { type Page } from '@playwright/test';
import { accountStates } from '../support/account-states';
import { DIALOG } from '../support/state';
import { expect, test } from '../support/test';

/** Sets the text spacing of WCAG 1.4.12, or takes it back. */
const spaceText = (page: Page, isOn: boolean) =>
  page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isOn);

const elementsBeyond = (page: Page, width: number) =>
  page
    .locator(DIALOG)
    .evaluate(
      (dialog, edge) =>
        [dialog, ...dialog.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > edge)
          .map((element) => element.outerHTML.slice(0, 120)),
      width,
    );

/**
 * Controls that are cut while they have the focus. Of high ones a third of the window is enough, of a
 * text area the line with the caret, which a browser scrolls to.
 */
const controlsOutOfView = (page: Page) =>
  page.locator(DIALOG).evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('input, select, textarea, button, a')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
      .filter((element) => {
        (document.activeElement as HTMLElement).blur();
        element.focus();
        const { top, bottom, height } = element.getBoundingClientRect();
        const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const needed = element.localName === 'textarea' ? 32 : innerHeight / 3;
        return visible < Math.min(height - 1, needed);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const { name, visit } of accountStates) {
  test(`dialogs: ${name} fits 320 px with text spacing, and 400 % zoom`, async ({
    page,
    sheet,
    sender,
  }) => {
    const check = (step: string, within?: string) =>
      test.step(step, async () => {
        if (within !== DIALOG) return;
        const size = page.viewportSize()!;
        await page.setViewportSize({ width: 320, height: 740 });
        await spaceText(page, true);
        expect.soft(await elementsBeyond(page, 320)).toEqual([]);
        await spaceText(page, false);
        await page.setViewportSize({ width: 320, height: 256 });
        expect.soft(await controlsOutOfView(page)).toEqual([]);
        await page.setViewportSize(size);
      });
    await visit({ page, sheet, sender, check });
  });
}
