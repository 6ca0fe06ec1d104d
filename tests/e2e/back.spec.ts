import { type Locator, type Page } from '@playwright/test';
import { books } from '@/content/books';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
import { sampleWords } from '@/content/en/sample-pages/words';
import { shell } from '@/content/en/shell';
import {
  authDialog,
  buy,
  enterCompleted,
  fillProfile,
  form,
  login,
  loginToBuy,
  openAuth,
  pay,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  registered,
  save,
} from '../support/account';
import { failLazyFiles } from '../support/lazy';
import { expect, hydrated, test } from '../support/test';

/** Comes from another page, so that Back has somewhere to lead. */
async function arrive(page: Page, path = '/books') {
  await page.goto('/about');
  await page.goto(path);
  await hydrated(page);
}

/** Where the page stands in the tab's history. */
const place = (page: Page) => page.evaluate(() => navigation.currentEntry!.index);

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

const launcher = (page: Page) => page.getByRole('button', { name: assistant.launcher.open });
const panel = (page: Page) => page.getByRole('dialog', { name: assistant.panel.title });
const preview = (page: Page) => page.getByRole('dialog', { name: booksPage.preview.title });
const previewButton = (page: Page, index = 0) =>
  page.locator(`#${books[index]!.id}`).getByRole('button', { name: booksPage.preview.button });

interface Layer {
  path: string;
  opener(page: Page): Locator;
  dialog(page: Page): Locator;
  /** Signs in first. */
  prepare?(page: Page): Promise<unknown>;
}

const layers: Record<string, Layer> = {
  'the auth dialog': { path: '/books', opener: loginToBuy, dialog: authDialog },
  'the purchase dialog': {
    path: '/books',
    opener: buy,
    dialog: purchaseDialog,
    prepare: enterCompleted,
  },
  'the preview dialog': { path: '/books', opener: previewButton, dialog: preview },
  'the assistant': { path: '/', opener: launcher, dialog: panel },
};

for (const [name, { path, opener, dialog, prepare }] of Object.entries(layers)) {
  test(
    `${name}: Back closes it, Forward does not reopen it, Escape leaves nothing for Back`,
    { tag: '@both' },
    async ({ page }) => {
      await prepare?.(page);
      await arrive(page, path);
      const start = await place(page);
      await opener(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      await goBack(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(opener(page)).toBeFocused();

      await page.goForward({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      await expect(dialog(page)).toHaveCount(0);
      await opener(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => place(page)).toBe(start);
      await goBack(page);
      await expect(page).toHaveURL('/about');
    },
  );
}

test('a failure in place of a dialog: Back closes it', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await arrive(page);
  await failLazyFiles(page);
  await loginToBuy(page).press('Enter');
  const failure = page.getByRole('dialog', { name: shell.failure.title });
  await expect(failure).toBeVisible();
  await goBack(page);
  await expect(failure).toHaveCount(0);
  await expect(loginToBuy(page)).toBeFocused();
  await expect(page).toHaveURL('/books');
});

test(
  'on the way to paying: Back closes each dialog but the profile',
  { tag: '@both' },
  async ({ page }) => {
    const { email, id } = await registered();
    await page.goto('/about');
    await openAuth(page);
    const start = (await place(page)) - 1;
    await login(page, email);
    await expect(profileDialog(page)).toBeVisible();
    await expect.poll(() => place(page)).toBe(start);
    await fillProfile(page);

    await goBack(page);
    await expect(page, 'the profile cannot be dismissed').toHaveURL('/about');
    await page.goForward({ waitUntil: 'commit' });
    await expect(profileDialog(page).getByLabel(form.labels.city)).toHaveValue('Jaipur');

    await hydrated(page);
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    await goBack(page);
    await expect(paymentDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/books');
    await expect(buy(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('account:profile-completed'))).toBe(id);
  },
);

test('the confirmation of a payment: Back closes it once', async ({ page }) => {
  const { email, id } = await registered();
  await page.addInitScript((own) => sessionStorage.setItem('account:profile-submitted', own), id);
  await page.goto('/about');
  await openAuth(page);
  await login(page, email);
  await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
  const confirmation = page.getByRole('dialog', { name: pay.dialog.confirmation.title });
  await expect(confirmation).toBeVisible();
  await goBack(page);
  await expect(confirmation).toHaveCount(0);
  await expect(page).toHaveURL('/books');
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test('from signing in straight to buying: one press of Back closes what is open', async ({
  page,
}) => {
  await page.goto('/about');
  await enterCompleted(page);
  await expect(purchaseDialog(page)).toBeVisible();
  await goBack(page);
  await expect(purchaseDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/books');
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test('a reload with a dialog open: needs no second press of Back', async ({ page }) => {
  await arrive(page);
  await loginToBuy(page).click();
  await expect(authDialog(page)).toBeVisible();
  const open = await place(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => place(page)).toBe(open - 1);
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test('a reload in the middle of paying: Back closes the payment dialog', async ({ page }) => {
  const { email, id } = await registered();
  await page.addInitScript((own) => sessionStorage.setItem('account:profile-submitted', own), id);
  await page.goto('/about');
  await openAuth(page);
  await login(page, email);
  await expect(paymentDialog(page)).toBeVisible();
  await page.reload();
  await expect(paymentDialog(page)).toBeVisible();
  await goBack(page);
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/books');
});

test('a link in a dialog: Back comes to the page that it stood on', async ({ page }) => {
  await page.clock.install();
  await arrive(page, '/');
  await launcher(page).click();
  await panel(page).getByRole('textbox').fill('books');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await panel(page).getByRole('link', { name: 'Books' }).first().click();
  await expect(page).toHaveURL('/books');
  await goBack(page);
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test('a page scrolled under the assistant: stays where it is when that closes', async ({
  page,
}) => {
  await arrive(page, '/');
  for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
    await page.evaluate(() => scrollTo(0, 0));
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    const before = await place(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await panel(page).getByRole('textbox').focus();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    await close();
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => place(page)).toBe(before - 1);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }
});

test('sample pages: turned pages and entries of the frame leave nothing for Back', async ({
  page,
}) => {
  await arrive(page);
  const before = await place(page);
  await previewButton(page).click();
  const frame = page.frameLocator('iframe');
  const next = frame.getByRole('link', { name: sampleWords.next });
  await next.first().click();
  await expect(frame.locator('#page-2')).toBeInViewport();
  // A flip-book from elsewhere turns its pages without asking.
  await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    for (const page of [3, 4]) element.contentWindow!.location.hash = `#page-${page}`;
  });
  await page.getByRole('button', { name: booksPage.preview.close }).click();
  await expect(preview(page)).toHaveCount(0);
  await expect.poll(() => place(page)).toBe(before);
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test('Back and closing: ask the server for nothing', async ({ page }) => {
  await arrive(page);
  await loginToBuy(page).click();
  await expect(authDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
    await loginToBuy(page).click();
    await expect(authDialog(page)).toBeVisible();
    await close();
    await expect(authDialog(page)).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => !address.includes('/api/account/config'))).toEqual([]);
});
