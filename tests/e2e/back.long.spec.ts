import { type Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { recordPaths } from '../support/network';
import {
  arrive,
  assistantPanel,
  entriesSettled,
  goBack,
  historyIndex,
  launcher,
  previewButton,
  previewDialog,
} from '../support/page';
import { asNewVisitors, expect, hydrated, test } from '../support/test';
import { booksPage, profile as form, sample } from '../support/words';

const historyEntry = (page: Page) =>
  page.evaluate(() => {
    const { index, key } = navigation.currentEntry!;
    return { index, key };
  });

test(
  'Back: is right after quiet closings, in frames, and over the dialogs of a purchase',
  { tag: ['@preview', '@shop'] },
  async ({ context }) => {
    await asNewVisitors(context, {
      'an opener that a press did not focus has the focus back': async ({ page, account }) => {
        // As in Safari, which focuses no button that is pressed.
        await page.addInitScript(() =>
          addEventListener('mousedown', (event) => event.preventDefault(), true),
        );
        for (const { opener, part } of [
          { opener: previewButton(page), part: previewDialog(page) },
          { opener: account.loginToBuy, part: account.dialog },
          {
            opener: page.getByRole('banner').getByRole('button', { name: 'Login' }),
            part: account.dialog,
          },
          { opener: launcher(page), part: assistantPanel(page) },
        ]) {
          await entriesSettled(page);
          // The first press is held until the framework has come.
          await page.goto('/books');
          for (let presses = 0; presses < 2; presses++) {
            await opener.click();
            await expect(part).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(part).toBeHidden();
            await expect(opener).toBeFocused();
          }
        }
      },
      'closing the assistant leaves the page scrolled where it is': async ({ page }) => {
        await arrive(page, '/');
        const start = await historyIndex(page);
        for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
          await page.evaluate(() => scrollTo(0, 0));
          await launcher(page).click();
          await expect(assistantPanel(page)).toBeVisible();
          await expect.poll(() => historyIndex(page)).toBe(start + 1);
          await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
          await assistantPanel(page).getByRole('textbox').focus();
          const top = await page.evaluate(() => scrollY);
          expect(top).toBeGreaterThan(500);
          await close();
          await expect(assistantPanel(page)).toBeHidden();
          await expect.poll(() => historyIndex(page)).toBe(start);
          expect(await page.evaluate(() => scrollY)).toBe(top);
        }
      },
      'pages turned in a frame leave nothing for Back': async ({ page }) => {
        await arrive(page);
        const before = await historyIndex(page);
        await previewButton(page).click();
        const frame = page.frameLocator('iframe');
        await frame.getByRole('link', { name: sample.next }).first().click();
        await expect(frame.locator('#page-3'), 'beside the fourth').toBeInViewport();
        // A flip-book from elsewhere turns its pages without asking.
        await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
          for (const number of [4, 5]) element.contentWindow!.location.hash = `#page-${number}`;
        });
        await page.getByRole('button', { name: booksPage.preview.close }).click();
        await expect(previewDialog(page)).toHaveCount(0);
        await expect.poll(() => historyIndex(page)).toBe(before);
        await goBack(page);
        await expect(page).toHaveURL('/about');
      },
      'quiet closings and a reload': async ({ page, account }) => {
        await arrive(page);
        const start = await historyIndex(page);
        const open = async () => {
          await account.loginToBuy.click();
          await expect(account.dialog).toBeVisible();
          await expect.poll(() => historyIndex(page)).toBe(start + 1);
        };
        await open();
        await page.keyboard.press('Escape');
        await expect.poll(() => historyIndex(page)).toBe(start);
        await test.step('closing it, also by Back, sends no request', async () => {
          const paths = recordPaths(page);
          for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
            await open();
            await close();
            await expect(account.dialog).toHaveCount(0);
            await expect.poll(() => historyIndex(page)).toBe(start);
          }
          const isExpected = (path: string) =>
            path.endsWith('.js') || path === '/api/account/config';
          expect(paths.filter((path) => !isExpected(path))).toEqual([]);
        });
        await test.step('a reload while it is open needs no second press of Back', async () => {
          await open();
          await page.reload();
          await hydrated(page);
          await expect.poll(() => historyIndex(page)).toBe(start);
        });
        await test.step('a history entry that stays is reused by the next', async () => {
          await page.evaluate(() => {
            const traverseTo = navigation.traverseTo.bind(navigation);
            navigation.traverseTo = () => {
              navigation.traverseTo = traverseTo;
              const step = traverseTo('gone');
              step.committed?.catch(() => (document.documentElement.dataset.step = 'refused'));
              return step;
            };
          });
          await previewButton(page).click();
          await expect(previewDialog(page)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(previewDialog(page)).toBeHidden();
          await expect(page.locator('html')).toHaveAttribute('data-step', 'refused');
          await previewButton(page).click();
          await expect(previewDialog(page)).toBeVisible();
          await page.goBack({ waitUntil: 'commit' });
          await expect(previewDialog(page)).toBeHidden();
          await expect(page).toHaveURL('/books');
        });
        await goBack(page);
        await expect(page).toHaveURL('/about');
      },
    });

    await asNewVisitors(context, {
      'payment, not profile': async ({ page, account, profile, payment }) => {
        const { email, id } = await newAccount();
        await page.goto('/about');
        const start = (await historyIndex(page)) + 1;
        await account.open();
        await account.login(email);
        await expect(profile.dialog).toBeVisible();
        await expect.poll(() => historyIndex(page)).toBe(start);
        await profile.fill();

        await goBack(page);
        await expect(page, 'the profile cannot be dismissed').toHaveURL('/about');
        await page.goForward({ waitUntil: 'commit' });
        await expect(profile.field(form.labels.city)).toHaveValue('Jaipur');

        await hydrated(page);
        await profile.save();
        await expect(payment.dialog).toBeVisible();
        await expect.poll(() => historyIndex(page)).toBe(start + 1);
        const { key } = await historyEntry(page);
        await page.reload();
        await expect(payment.dialog).toBeVisible();
        const another = { index: start + 1, key: expect.not.stringContaining(key) };
        await expect.poll(() => historyEntry(page)).toEqual(another);
        await goBack(page);
        await expect(payment.dialog).toHaveCount(0);
        await expect(page).toHaveURL('/books');
        await expect(payment.buy).toBeVisible();
        expect(await profile.completedBy()).toBe(id);
      },
    });
  },
);
