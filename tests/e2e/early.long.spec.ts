import { testimonials } from '@/content/en/testimonials';
import { withCopy } from '@/scripts/bench/twin';
import { type Locator, type Page } from '@playwright/test';
import { brotliDecompressSync, createBrotliCompress } from 'node:zlib';
import { Account } from '../support/account';
import { carouselOf, expectSlide, slideName } from '../support/carousel';
import { holdLazyFiles, holdScripts } from '../support/network';
import { assistantPanel, launcher, previewButton, previewDialog } from '../support/page';
import { asNewVisitors, expect, hydrated, test } from '../support/test';
import { booksPage, en, home, payment as pay, sums } from '../support/words';

const { practice } = en.words;
const { session } = practice;
const { levels } = sums.clock;

const start = (page: Page) => page.getByRole('button', { name: session.start });
async function openWithoutScripts(page: Page, path = '/') {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Notes which scripts, beyond the page's own, are requested when the framework is ready. */
function noteEarlyRequests() {
  addEventListener('framework-ready', () => {
    const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')!.dataset;
    const more = [...document.scripts]
      .map((script) => script.getAttribute('src') ?? '')
      .filter((address) => address.includes('/chunks/') && !scripts!.split(' ').includes(address));
    document.documentElement.dataset.early = more.join(' ');
  });
}

const colours = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    return { color, backgroundColor, opacity };
  });

interface Opener {
  name: string;
  path: string;
  button(page: Page): Locator;
  /** The button while the dialog is fetched. */
  busy(page: Page): Locator;
  dialog(page: Page): Locator;
}

const openers: Opener[] = [
  {
    name: 'Login to Buy',
    path: '/books',
    button: (page) => new Account(page).loginToBuy,
    busy: (page) => page.getByRole('main').getByRole('button', { name: pay.button.busy }),
    dialog: (page) => new Account(page).dialog,
  },
  {
    name: 'preview button',
    path: '/books',
    button: previewButton,
    busy: (page) => page.getByRole('button', { name: booksPage.preview.busy, exact: true }),
    dialog: previewDialog,
  },
  {
    name: 'assistant',
    path: '/about',
    button: launcher,
    busy: (page) => page.locator('[aria-busy=true]').and(launcher(page)),
    dialog: assistantPanel,
  },
];

test(
  'early press: openers say that they open, and a choice and half a page are heard',
  { tag: ['@preview', '@shop', '@testimonials'] },
  async ({ baseURL, context, problems }) => {
    // The server of the slow line ends while the page is open.
    problems.allow(/ERR_CONNECTION_(REFUSED|RESET)/);
    for (const { name, path, button, busy, dialog } of openers)
      for (const when of ['before', 'after'])
        await asNewVisitors(context, {
          [`${name}, ${when} the framework is ready`]: async ({ page }) => {
            // A button in view fetches its dialog at once.
            await page.setViewportSize({ width: 1280, height: 400 });
            await page.addInitScript(noteEarlyRequests);
            await page.goto(path);
            if (when === 'after') await hydrated(page);
            const release = await holdLazyFiles(page);
            const before = await colours(button(page));
            await button(page).click();
            await expect(busy(page)).toBeVisible();
            expect(await colours(busy(page))).toEqual(before);
            release();
            await expect(dialog(page)).toBeVisible();
            const early = page.locator('html[data-early*=chunks]');
            await expect(early, 'fetched beside the framework').toHaveCount(
              when === 'before' ? 1 : 0,
            );
            await page.keyboard.press('Escape');
            await expect(button(page)).toBeFocused();
          },
        });

    await asNewVisitors(context, {
      'a testimonial shows at once, stays, and is the one to go on from': async ({ page }) => {
        // Nothing moves by itself.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const release = await openWithoutScripts(page);
        const count = testimonials.length;
        /** The first follows the last. */
        const turned = (number: number) => ((number - 1) % count) + 1;
        const button = (name: string) =>
          carouselOf(page).getByRole('button', { name, exact: true });
        const { controls } = home.testimonials;
        await button(controls.previous).click();
        await expectSlide(page, count);
        await button(controls.next).click();
        await expectSlide(page, 1);
        // Many have no button each.
        const second = button(slideName(page, 2));
        await ((await second.count()) > 0 ? second : button(controls.next)).click();
        await expectSlide(page, turned(2));
        await button(controls.next).click();
        await expectSlide(page, turned(3));
        release();
        await hydrated(page);
        await expectSlide(page, turned(3));
        const third = page.getByRole('group', { name: slideName(page, turned(3)), exact: true });
        await expect(third).toBeVisible();
        await button(controls.previous).click();
        await expectSlide(page, turned(2));
      },
      'a method is chosen by keys': async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto('/practice', { waitUntil: 'commit' });
        await page.getByRole('radiogroup').nth(1).getByRole('radio').first().focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Tab');
        await expect(start(page)).toBeFocused();
        await page.keyboard.press('Enter');
        release();
        const title = `${levels.warmUp.title} · ${en.words.vedic.products.methods.eleven}`;
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      },
      'a press is heard before the page is whole': async ({ page, account }) => {
        let arrive = () => {};
        const whole = new Promise<void>((resolve) => (arrive = resolve));
        const open = async (address: string) => {
          await page.goto(`${address}/books`, { waitUntil: 'commit' });
          const button = account.loginToBuy;
          await button.click();
          await expect(button).toHaveAttribute('aria-busy');
          await expect(page.getByRole('contentinfo')).toHaveCount(0);
          arrive();
          await expect(account.dialog).toBeVisible();
          await expect(button).not.toHaveAttribute('aria-busy');
        };
        await withCopy(baseURL!, open, {
          async send(response, { headers, body }) {
            if (!headers.get('content-type')!.startsWith('text/html'))
              return void response.end(body);
            const html = brotliDecompressSync(body).toString();
            const until = html.indexOf('</button>', html.indexOf('data-opens="sign-in"'));
            const packing = createBrotliCompress();
            packing.pipe(response);
            packing.write(html.slice(0, until));
            packing.flush();
            await whole;
            packing.end(html.slice(until));
          },
        });
      },
    });
  },
);
