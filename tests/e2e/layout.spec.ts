import { type Locator, type Page } from '@playwright/test';
import { type Toast } from '@/components/site/toaster';
import { loginToBuy, profileDialog, signInNew, words } from '../support/account';
import { field, openContact, outcome, sendButton, words as form } from '../support/contact-form';
import { expectApart, menuButton, openPage, showToast, toasts } from '../support/page';
import { expect, test } from '../support/test';

const settle = (element: Locator) =>
  element.evaluate((box) =>
    Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

const { title, text } = form.outcomes.unreachable;
const long: Toast = { kind: 'error', title, description: text };
const shownToast = async (page: Page) => {
  const shown = toasts(page)
    .getByRole('listitem', { includeHidden: true })
    .filter({ visible: true });
  await expect(shown).toBeVisible();
  await settle(shown);
  return shown;
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('toast: is at the top, and does not overlap the menu button', async ({ page }) => {
  await openPage(page, '/about');
  for (const width of [320, 600, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await showToast(page, long);
    const shown = await shownToast(page);
    await expect(shown).toBeInViewport({ ratio: 1 });
    await expectApart(shown, menuButton(page));
    const { y, height } = (await shown.boundingBox())!;
    expect(y + height, `in the upper third at ${width} px`).toBeLessThan(740 / 3);
  }
});

test('toast: cuts a long name', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/about');
  const { title, text } = words.toasts.registerDone;
  const heightOf = async (name: string) => {
    await showToast(page, {
      kind: 'success',
      title,
      description: text.replace('{name}', name),
    });
    await expect(toasts(page).getByText(name.trim())).toBeVisible();
    return (await (await shownToast(page)).boundingBox())!.height;
  };
  const short = await heightOf('Asha');
  expect(await heightOf('Lakshminarayana '.repeat(8))).toBeLessThan(2 * short);
});

test('toast: does not overlap a form and its message', { tag: '@phone' }, async ({ page }) => {
  await openContact(page);
  await sendButton(page).click();
  const shown = await shownToast(page);
  await expect(field(page, 'name')).toBeFocused();
  const message = outcome(page, 'alert', form.outcomes.invalid.title);
  const fields = [field(page, 'name'), field(page, 'email'), sendButton(page), message];
  await expectApart(shown, ...fields);
});

test('toast: ends when its reader goes on to something else', async ({ page }) => {
  await openPage(page, '/books');
  await page.setViewportSize({ width: 360, height: 740 });
  const expectEnd = async (goOn: () => Promise<unknown>) => {
    await showToast(page, long);
    await shownToast(page);
    await goOn();
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  };
  await expectEnd(() => menuButton(page).click());
  await page.keyboard.press('Escape');
  await expectEnd(() => loginToBuy(page).click());
  const dialog = page.getByRole('dialog');
  await expectEnd(() => dialog.getByRole('tab', { name: words.dialog.tabs.register }).click());
  const name = dialog.getByLabel(words.registerForm.name);
  await expectEnd(() => name.pressSequentially('a'));
  await dialog.getByRole('tab', { name: words.dialog.tabs.login }).click();
  await expectEnd(() => dialog.getByRole('button', { name: words.loginForm.forgot }).click());
  await expectEnd(() => dialog.getByRole('button', { name: words.reset.back }).click());
  await expectEnd(() => page.keyboard.press('Escape'));
});

test('Logout: keeps its width beside a long name', async ({ page }) => {
  await signInNew(page, 'Lakshminarayana Venkatasubramanian Krishnamurthy');
  await expect(profileDialog(page)).toBeVisible();
  // The profile cannot be closed; the page below it is measured all the same.
  const logout = page
    .getByRole('banner', { includeHidden: true })
    .getByRole('button', { name: words.logout, includeHidden: true })
    .filter({ visible: true });
  const cutWidth = () =>
    logout.evaluate((button) => {
      const copy = button.cloneNode(true) as HTMLElement;
      document.body.append(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return button.getBoundingClientRect().width - width;
    });
  expect(await cutWidth()).toBe(0);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')!.showPopover());
  expect(await cutWidth()).toBe(0);
});
