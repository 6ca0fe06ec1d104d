import { type Locator, type Page } from '@playwright/test';
import { TOAST_EVENT, type Toast } from '@/components/ui/toast';
import { assistant } from '@/content/en/assistant';
import { contact } from '@/content/en/contact';
import { shell } from '@/content/en/shell';
import {
  authDialog,
  badge,
  dialog,
  login,
  openAuth,
  profileDialog,
  registered,
  words,
} from '../support/account';
import { field, open, said, sendButton, words as form } from '../support/contact-form';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, hydrated, test } from '../support/test';

const toasts = (page: Page) =>
  page.getByRole('region', { name: shell.toasts.label, includeHidden: true });
const menuButton = (page: Page) => page.getByRole('button', { name: shell.menu });
const launcher = (page: Page) => page.getByRole('button', { name: assistant.launcher.open });
const chat = (page: Page) => page.getByRole('link', { name: contact.chat.floating });

async function show(page: Page, detail: Toast) {
  await page.evaluate(([name, init]) => void dispatchEvent(new CustomEvent(name, init)), [
    TOAST_EVENT,
    { detail },
  ] as const);
  const shown = toasts(page).getByRole('listitem', { includeHidden: true });
  await expect(shown).toContainText(detail.title);
  await settled(shown);
  return shown;
}

const settled = (element: Locator) =>
  element.evaluate((box) =>
    Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

async function expectApart(upper: Locator, ...others: Locator[]) {
  const a = (await upper.boundingBox())!;
  for (const other of others) {
    const b = (await other.boundingBox())!;
    const isApart =
      a.x + a.width <= b.x ||
      b.x + b.width <= a.x ||
      a.y + a.height <= b.y ||
      b.y + b.height <= a.y;
    expect(isApart, `${String(other)} at ${JSON.stringify(b)}, over it ${JSON.stringify(a)}`).toBe(
      true,
    );
  }
}

const long: Toast = {
  kind: 'failed',
  title: form.outcomes.unreachable.title,
  text: form.outcomes.unreachable.text,
};

test.describe('a toast', () => {
  for (const width of [320, 360, 600, 768]) {
    test(`at ${width} px is at the top, off the menu button`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/about');
      await hydrated(page);
      const shown = await show(page, long);
      await expectApart(shown, menuButton(page));
      const { x, y, height, width: wide } = (await shown.boundingBox())!;
      expect(y + height).toBeLessThan(180);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    });
  }

  for (const width of [320, 480, 768, 1280]) {
    test(`at ${width} px is off the close button of a dialog`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 500 });
      await openAuth(page);
      const shown = await show(page, long);
      await expectApart(shown, authDialog(page).getByRole('button', { name: words.dialog.close }));
    });
  }

  test('cuts a long name', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const text = words.toasts.registerDone.text.replace('{name}', 'Lakshminarayana '.repeat(8));
    const shown = await show(page, { kind: 'done', title: words.toasts.registerDone.title, text });
    expect((await shown.boundingBox())!.height).toBeLessThan(150);
  });

  test(
    'is off the field with the focus and off what the form says',
    { tag: '@phone' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await sendButton(page).click();
      const shown = toasts(page).getByRole('listitem');
      await expect(shown).toBeVisible();
      await settled(shown);
      await expect(field(page, 'name')).toBeFocused();
      await expectApart(
        shown,
        field(page, 'name'),
        field(page, 'email'),
        sendButton(page),
        said(page, 'alert', form.outcomes.invalid.title),
      );
    },
  );
});

test.describe('the floating buttons', () => {
  test('are away while a field has the focus', { tag: '@phone' }, async ({ page }) => {
    await open(page);
    for (const name of ['name', 'message'] as const) {
      await field(page, name).focus();
      await expect(chat(page)).toBeHidden();
      await expect(launcher(page)).toBeHidden();
    }
    await field(page, 'message').blur();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(chat(page)).toBeVisible();
  });

  test('lie over no field', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const corner = (await chat(page).boundingBox())!;
    const box = (await field(page, 'message').boundingBox())!;
    await page.evaluate((distance) => scrollBy(0, distance), box.y - corner.y);
    await expect(chat(page).locator('..')).toHaveCSS('opacity', '0');
  });

  test('are at the end of the page in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page);
    await expect(chat(page)).not.toBeInViewport();
    await expect(launcher(page)).not.toBeInViewport();
    await chat(page).scrollIntoViewIfNeeded();
    await expect(chat(page)).toBeInViewport();
    await expect(launcher(page)).toBeInViewport();
    await expectApart(chat(page), page.getByRole('contentinfo'));
  });
});

test('the menu can be scrolled to its end in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await menuButton(page).click();
  const hours = page
    .getByRole('banner')
    .getByText(/^Office hours/)
    .last();
  await hours.scrollIntoViewIfNeeded();
  await expect(hours).toBeInViewport({ ratio: 1 });
});

test('"Logout" keeps its width beside a long name', async ({ page }) => {
  const name = 'Lakshminarayana Venkatasubramanian Krishnamurthy';
  const { email } = await registered(name);
  await openAuth(page);
  await login(page, email);
  await expect(badge(page, name).first()).toBeAttached();
  await expect(dialog(page, words.dialog.title)).toHaveCount(0);
  await expect(profileDialog(page)).toBeVisible();
  // The profile cannot be closed; what lies below it is looked at all the same.
  const logout = page
    .getByRole('banner', { includeHidden: true })
    .getByRole('button', { name: words.logout, includeHidden: true })
    .filter({ visible: true });
  const whole = () =>
    logout.evaluate((button) => {
      const room = button.cloneNode(true) as HTMLElement;
      document.body.append(room);
      const { width } = room.getBoundingClientRect();
      room.remove();
      return button.getBoundingClientRect().width - width;
    });
  expect(await whole()).toBe(0);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')!.showPopover());
  expect(await whole()).toBe(0);
});

test.describe('with the text spacing that a reader may ask for', () => {
  const SPACING =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

  for (const path of [...pages, LOST]) {
    test(`no line of header and footer on ${path} is wider than a phone`, async ({
      page,
      problems,
    }) => {
      problems.allow(notFoundNote);
      await page.goto(path);
      const sheet = await page.evaluateHandle(() => new CSSStyleSheet());
      await sheet.evaluate((own, rules) => {
        own.replaceSync(rules);
        document.adoptedStyleSheets = [own];
      }, SPACING);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const parts = path === LOST ? 'header *, main *, footer *' : 'header *, footer *';
        const wide = await page.locator(parts).evaluateAll((all, most) => {
          const isOut = (box: DOMRect) => box.width > 1 && (box.right > most || box.left < 0);
          const range = document.createRange();
          return all
            .filter((element) => !element.closest('svg, [popover]') && element.checkVisibility())
            .filter((element) => {
              const own = element.getBoundingClientRect();
              if (own.width <= 1) return false;
              range.selectNodeContents(element);
              const text = element.childElementCount === 0 ? range.getClientRects() : [];
              return [own, ...text].some(isOut);
            })
            .map((element) => element.outerHTML.slice(0, 80));
        }, width);
        expect(wide, `${width} px`).toEqual([]);
        if (path === LOST) {
          const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
          expect(await scrolled()).toBe(width);
        }
      }
    });
  }
});

test('paper has no controls of the shell and no addresses of chats', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: 'print' });
    const banner = page.getByRole('banner');
    await expect(banner.locator('a, button').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('button')).toBeHidden();
    await expect(launcher(page)).toBeHidden();
    const printed = await page
      .locator('a[href^="http"]')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, '::after').content.includes('('))
          .map((link) => new URL((link as HTMLAnchorElement).href).hostname),
      );
    expect(printed).not.toContain('wa.me');
    expect(printed.length).toBeGreaterThan(0);
  }
});
