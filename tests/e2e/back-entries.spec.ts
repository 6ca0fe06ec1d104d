import { booksPage } from '@/content/en/books';
import { sampleWords } from '@/content/en/sample-pages/words';
import { authDialog, signInToPay, loginToBuy, paymentDialog } from '../support/account';
import { arrive, goBack, launcher, panel, place, preview, previewButton } from '../support/back';
import { expect, hydrated, test } from '../support/test';

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
  await page.goto('/about');
  await signInToPay(page);
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

test('an entry that cannot be taken back: the next dialog uses it, and Back closes that', async ({
  page,
}) => {
  await arrive(page);
  await page.evaluate(() => {
    const traverseTo = navigation.traverseTo.bind(navigation);
    navigation.traverseTo = () => {
      navigation.traverseTo = traverseTo;
      return traverseTo('gone');
    };
  });
  await previewButton(page).click();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await previewButton(page).click();
  await expect(preview(page)).toBeVisible();
  await goBack(page);
  await expect(preview(page)).toBeHidden();
  await expect(page).toHaveURL('/books');
});
