import { locales, type Words } from '@/lib/words/locale';
import { type Locator, type Page } from '@playwright/test';
import { Account } from '../support/account';
import { pauseClock } from '../support/clock';
import {
  assistantPanel,
  launcher,
  menuButton,
  openPage,
  previewButton,
  previewDialog,
  showToast,
  spaceText,
  toast,
} from '../support/page';
import { asNewVisitors, expect, hydrated, test, type Forms } from '../support/test';
import { account as words, en } from '../support/words';

const DIALOG = '[role=dialog]';

const findElementsBeyond = (dialog: Element, edge: number) =>
  [dialog, ...dialog.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > edge)
    .map((element) => element.outerHTML.slice(0, 120));

/**
 * Finds controls of which more than a twentieth is cut while they have the focus. Of high ones a third
 * of the window is enough, of a text area the line with the caret, which a browser scrolls to.
 */
const findCutControls = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLElement>('input, select, textarea, button, a')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
    .filter((element) => {
      (document.activeElement as HTMLElement).blur();
      element.focus();
      const { top, bottom, height } = element.getBoundingClientRect();
      const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const needed = element.localName === 'textarea' ? 32 : innerHeight / 3;
      return visible < Math.min(height * 0.95, needed);
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Expects that the open dialog fits 320 px with text spacing, and 400 % zoom. */
async function expectFits(page: Page) {
  const dialog = page.locator(DIALOG);
  await page.setViewportSize({ width: 320, height: 740 });
  await spaceText(page);
  expect.soft(await dialog.evaluate(findElementsBeyond, 320), 'fits 320 px').toEqual([]);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await dialog.evaluate(findCutControls), 'fits 400 % zoom').toEqual([]);
}

const SIZES = [
  [320, 740],
  [360, 740],
  [780, 360],
  [1280, 800],
] as const;

interface Texts {
  title: string;
  text?: string;
}

/** Each dialog, how to come to it on the page of the books, and the toasts that it meets. */
const dialogs: {
  name: string;
  signIn?: (forms: Forms) => Promise<unknown>;
  open?: (forms: Forms) => Promise<unknown>;
  dialog: (forms: Forms) => Locator;
  meets: (words: Words) => readonly Texts[];
}[] = [
  {
    name: 'account',
    open: ({ account }) => account.loginToBuy.click(),
    dialog: ({ account }) => account.dialog,
    meets: ({ account }) => Object.values(account.toasts),
  },
  {
    name: 'profile',
    signIn: ({ account }) => account.signInNew(),
    dialog: ({ profile }) => profile.dialog,
    meets: ({ account, profile: { toasts } }) => [
      account.toasts.registerDone,
      toasts.core,
      toasts.failed,
      toasts.error,
    ],
  },
  {
    name: 'payment',
    signIn: ({ account }) => account.signInToPay(),
    dialog: ({ payment }) => payment.dialog,
    meets: ({ profile, payment }) => [profile.toasts.done, payment.upi.failed],
  },
  {
    name: 'purchase',
    signIn: ({ account }) => account.signInToBuy(),
    open: ({ payment }) => payment.buy.click(),
    dialog: ({ payment }) => payment.purchase,
    meets: ({ payment }) => [payment.upi.failed, payment.purchase.saveFailed],
  },
];

/** The one with most to say: the others are smaller, and begin at the same place. */
function longest(toasts: readonly Texts[]): Texts {
  const length = ({ title, text = '' }: Texts) => title.length + text.length;
  return toasts.toSorted((one, other) => length(other) - length(one))[0]!;
}

/** What the toast covers of the dialog, and what its foot covers, while each control has the focus. */
const coveredParts = (dialog: Locator) =>
  dialog.evaluate((box) => {
    const overlay = document.querySelector('[data-slot=dialog-overlay]')!;
    const toast = [...document.querySelectorAll('[data-sonner-toast][data-front=true]')].at(-1)!;
    const foot = box.querySelector('[data-slot=sticky-actions]');
    const isOver = (upper: Element | null, lower: Element) => {
      if (!upper || upper.contains(lower)) return false;
      // What is scrolled above the edge is not in sight.
      const edge = overlay.getBoundingClientRect().top + overlay.clientTop;
      const [a, b] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
      const isBeside = a.right <= b.left || b.right <= a.left;
      return !isBeside && a.top < b.bottom && a.bottom > Math.max(b.top, edge) && b.bottom > edge;
    };
    const controls = box.querySelectorAll<HTMLElement>('input, select, textarea, button, a');
    return [...controls]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
      .flatMap((control) => {
        control.focus();
        const name = control.outerHTML.slice(0, 120);
        const parts = [...box.querySelectorAll('h2, [data-slot=dialog-close]'), control];
        return [
          ...parts
            .filter((part) => isOver(toast, part))
            .map((part) => `${part.textContent} ${name}`),
          ...(isOver(foot, control) ? [`the foot is over ${name}`] : []),
        ];
      });
  });

/** The scroll position, once whatever was just done has had the time to change it. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });

/** Where texts, controls and pictures that can be seen stand, to the pixel. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ':is(header, main, footer) :is(h1, h2, h3, p, a, button, img, svg)',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top } = element.getBoundingClientRect();
        return [element.tagName, element.textContent, Math.round(left), Math.round(top)].join(' ');
      }),
  );

async function swipeUp(page: Page) {
  const { width, height } = page.viewportSize()!;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  const finger = { x: width / 2, y: height * 0.7 };
  await touch('touchStart', [finger]);
  for (let move = 0; move < 8; move++) {
    await touch('touchMove', [{ ...finger, y: (finger.y -= 20) }]);
  }
  await touch('touchEnd', []);
}

test(
  'overlays: toasts cover nothing of a dialog, which fits a phone and holds the page still',
  { tag: '@shop' },
  async ({ baseURL, context, launchOptions, playwright, viewport }) => {
    for (const { name, signIn, open, dialog, meets } of dialogs)
      await asNewVisitors(context, {
        [`${name} dialog`]: async (forms) => {
          const { page } = forms;
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await signIn?.(forms);
          for (const { paths, words } of Object.values(locales)) {
            await openPage(page, paths.books);
            await open?.(forms);
            await expect(dialog(forms)).toBeVisible();
            await expectFits(page);
            const { title, text } = longest(meets(words));
            for (const [width, height] of SIZES) {
              await page.setViewportSize({ width, height });
              await showToast(page, { kind: 'error', title, description: text });
              await expect(toast(page, title)).toBeVisible();
              const covered = await coveredParts(dialog(forms));
              expect(covered, `${title} at ${width} × ${height}`).toEqual([]);
            }
          }
        },
      });

    await asNewVisitors(context, {
      'with scrollbars that take room': async ({}) => {
        // Scrollbars take room here, as they do on a desktop; the runner's own browsers hide them.
        const ignoreDefaultArgs = ['--hide-scrollbars'];
        const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
        const context = await browser.newContext({ baseURL, viewport });
        await pauseClock(context);
        const page = await context.newPage();
        const account = new Account(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage(page, '/books');
        await account.loginToBuy.scrollIntoViewIfNeeded();
        const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
        expect(room, 'scrollbars take room').toBeGreaterThan(0);
        const start = await scrolled(page);
        const before = await positions(page);
        expect(before.length).toBeGreaterThan(50);
        const { width, height } = page.viewportSize()!;
        const wheelBeside = async () => {
          await page.mouse.move(width * 0.01, height / 2);
          await page.mouse.wheel(0, 150);
        };

        await account.loginToBuy.click();
        const close = account.dialog.getByRole('button', { name: words.dialog.close });
        for (const scroll of [
          wheelBeside,
          () => page.keyboard.press('PageDown'),
          () => page.keyboard.press('End'),
        ]) {
          await close.focus();
          await scroll();
          expect(await scrolled(page)).toBe(start);
        }
        const known = new Set(before);
        expect((await positions(page)).filter((one) => !known.has(one))).toEqual([]);

        // A dialog that is higher than the window scrolls by itself.
        await page.setViewportSize({ width, height: 420 });
        const top = () => account.dialog.evaluate(({ parentElement }) => parentElement!.scrollTop);
        await page.mouse.move(width / 2, 210);
        await page.mouse.wheel(0, 150);
        await expect.poll(top).toBeGreaterThan(0);

        // The focus goes back to the button, which a low window would scroll to.
        await page.setViewportSize({ width, height });
        await page.keyboard.press('Escape');
        expect(await scrolled(page)).toBe(start);
        expect(await positions(page)).toEqual(before);
        await wheelBeside();
        await expect.poll(() => scrolled(page)).toBeGreaterThan(start);
        await browser.close();
      },
    });
  },
);

test(
  'overlays: on a phone they hold the page still, give way to each other, and close by Back',
  { tag: ['@phone', '@preview', '@shop'] },
  async ({ context }) => {
    await asNewVisitors(context, {
      'a swipe': async ({ page, account }) => {
        await openPage(page, '/books');
        await account.loginToBuy.click();
        await expect(account.dialog).toBeVisible();
        const start = await scrolled(page);
        await swipeUp(page);
        expect(await scrolled(page)).toBe(start);
        await account.dialog.getByRole('button', { name: words.dialog.close }).click();
        await expect(account.dialog).toHaveCount(0);
        await swipeUp(page);
        await expect.poll(() => scrolled(page)).toBeGreaterThan(start);
      },
      'the assistant gives way to menu, dialog and print': async ({ page }) => {
        await page.goto('/about');
        await hydrated(page);
        await launcher(page).click();
        // Until it is open, a press elsewhere takes the request back.
        await expect(assistantPanel(page)).toBeVisible();
        await menuButton(page).click();
        await page.getByRole('button', { name: 'Login' }).last().click();
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await expect(assistantPanel(page)).toBeHidden();
        await expect(launcher(page)).toBeHidden();
        await page.keyboard.press('Escape');
        await assistantPanel(page)
          .getByRole('button', { name: en.words.assistant.panel.close })
          .click();
        await expect(launcher(page)).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(launcher(page)).toBeHidden();
      },
      'the preview is a sheet from below': async ({ page }) => {
        await openPage(page, '/books');
        await previewButton(page).click();
        const { width, height } = page.viewportSize()!;
        await expect
          .poll(async () => {
            const box = (await previewDialog(page).boundingBox())!;
            return [box.x, box.width, Math.round(box.y + box.height)];
          })
          .toEqual([0, width, height]);
        const image = previewDialog(page).locator('iframe').contentFrame().getByRole('img').first();
        await expect(image).toBeVisible();
      },
      'a phone that is turned shows the same part of the page': async ({ page }) => {
        await openPage(page, '/practice');
        const heading = page.getByRole('heading', { name: en.words.practice.sheets.title });
        await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await page.setViewportSize({ width: 740, height: 360 });
        await expect(heading).toBeInViewport();
        await page.setViewportSize({ width: 360, height: 740 });
        await expect(heading).toBeInViewport();
      },
    });
  },
);
