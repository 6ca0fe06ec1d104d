import { type Locator, type Page } from '@playwright/test';
import { TOAST_EVENT, type Toast } from '@/lib/browser/toast';
import { locales, type Words } from '@/lib/words/locale';
import { expectApart, menuButton, openPage, showToast, toast, toasts } from '../support/page';
import { advance, expect, expectConformance, type Forms, test } from '../support/test';
import { account as words, contact as texts, shell } from '../support/words';

const { form } = texts;

/** The toast that can be seen, at rest. */
async function shownToast(page: Page) {
  const shown = toasts(page)
    .getByRole('listitem', { includeHidden: true })
    .filter({ visible: true });
  await expect(shown).toBeVisible();
  await shown.evaluate((box) =>
    Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return shown;
}

const { unreachable, invalid } = form.outcomes;
const long: Toast = {
  kind: 'error',
  title: unreachable.title,
  description: unreachable.text,
};
const ofLongName: Toast = {
  kind: 'success',
  title: words.toasts.registerDone.title,
  description: words.toasts.registerDone.text.replace('{name}', 'Lakshminarayana '.repeat(8)),
};

test('toast: is in the upper third, beside the menu button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/about');
  for (const width of [320, 600, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const detail of [long, ofLongName]) {
      await showToast(page, detail);
      await expect(toast(page, detail.title)).toBeVisible();
      const shown = await shownToast(page);
      await expect(shown).toBeInViewport({ ratio: 1 });
      await expectApart(shown, menuButton(page));
      const { y, height } = (await shown.boundingBox())!;
      expect(y + height, `in the upper third at ${width} px`).toBeLessThan(740 / 3);
    }
  }
});

test('toast: does not overlap a form', { tag: '@phone' }, async ({ page, contact }) => {
  await contact.open();
  await contact.sendButton.click();
  const shown = await shownToast(page);
  await expect(contact.field('name')).toBeFocused();
  const message = contact.outcome('alert', invalid.title);
  const fields = [contact.field('name'), contact.field('email'), contact.sendButton, message];
  await expectApart(shown, ...fields);
});

test(
  'toast: ends when its reader goes on to something else',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    await openPage(page, '/books');
    const dialog = page.getByRole('dialog');
    const { tabs } = words.dialog;
    const name = dialog.getByLabel(words.registerForm.name);
    for (const goOn of [
      () => account.loginToBuy.click(),
      () => dialog.getByRole('tab', { name: tabs.register }).click(),
      () => name.pressSequentially('a'),
      () => dialog.getByRole('tab', { name: tabs.login }).click(),
      () => dialog.getByRole('button', { name: words.loginForm.forgot }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await showToast(page, long);
      await shownToast(page);
      await goOn();
      await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
    }
  },
);

/** Counts the toasts that can be read now, and notes the most that could be read at any moment. */
function watchToasts() {
  const count = () => {
    const all = [...document.querySelectorAll('[data-sonner-toast]')];
    const readable = all.filter((one) => getComputedStyle(one).visibility === 'visible').length;
    const { dataset } = document.documentElement;
    dataset.most = String(Math.max(readable, Number(dataset.most ?? 0)));
  };
  const everything = { attributes: true, childList: true, subtree: true };
  new MutationObserver(count).observe(document.body, everything);
}

/** Shows toasts 50 ms after each other, the first of them as long after what has the focus was pressed. */
const showInTurn = (page: Page, titles: string[]) =>
  page.evaluate(
    async ([name, ...titles]) => {
      (document.activeElement as HTMLElement).click();
      for (const title of titles) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        dispatchEvent(new CustomEvent(name!, { detail: { kind: 'error', title } }));
      }
    },
    [TOAST_EVENT, ...titles],
  );

test(
  'toasts: conform, and show one at a time, however soon they come',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/about');
    await page.evaluate(watchToasts);
    const shown = toasts(page).getByRole('listitem').filter({ visible: true });
    const close = shown.getByRole('button', { name: shell.toasts.close });
    await showToast(page, { kind: 'success', title: 'First' });
    await expect(shown).toHaveText('First');
    await expectConformance(page);
    await test.step('after closing the one before', async () => {
      await close.focus();
      await showInTurn(page, ['Second']);
      await expect(shown).toHaveText('Second');
    });
    await test.step('two within 50 ms', async () => {
      await showInTurn(page, ['Third', 'Fourth']);
      await expect(shown).toHaveText('Fourth');
    });
    await expect(page.locator('html')).toHaveAttribute('data-most', '1');
    await advance(page, 10_000);
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  },
);

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
      ...[account.toasts.registerDone, toasts.core, toasts.failed, toasts.error],
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

for (const { name, signIn, open, dialog, meets } of dialogs) {
  test(
    `toast: covers nothing of the ${name} dialog`,
    { tag: ['@long', '@shop'] },
    async ({ page, forms }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn?.(forms);
      for (const { paths, words } of Object.values(locales)) {
        await openPage(page, paths.books);
        await open?.(forms);
        await expect(dialog(forms)).toBeVisible();
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
  );
}
