import { type Page } from '@playwright/test';
import { home } from '@/content/en/home';
import { notFound } from '@/content/en/not-found';
import { said, sendButton, words, write } from '../support/contact-form';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, hydrated, test } from '../support/test';

/** Everything asked for, in order; `scripts` are the framework's and our own. */
function requests(page: Page) {
  const all: string[] = [];
  page.on('request', (request) => void all.push(new URL(request.url()).pathname));
  return { all, scripts: () => all.filter((path) => path.endsWith('.js')) };
}

/**
 * What the page's whole stylesheets change in how its elements look, beyond the styles that stand in
 * the page: a line for each property of an element that is not inside a hidden one. Runs in the page,
 * and leaves it as it was.
 */
async function missingStyles(): Promise<string[]> {
  const look = () =>
    [...document.body.querySelectorAll(':not([hidden] *)')].flatMap((element, index) => {
      const style = getComputedStyle(element);
      const name = `${index} <${element.tagName} class="${element.getAttribute('class') ?? ''}">`;
      return (
        [...style]
          // Properties that do not show until something changes may come later.
          .filter(
            (property) => !/^(--|transition|cursor|touch-action|scroll-margin)/.test(property),
          )
          .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
      );
    });

  const sheets = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
  if (sheets.length === 0) throw new Error('the page names no stylesheet');
  await document.fonts.ready;
  const before = look();
  await Promise.all(
    sheets.map((sheet) => {
      const arrived = new Promise((resolve) => sheet.addEventListener('load', resolve));
      const isNew = sheet.sheet === null;
      sheet.disabled = false;
      return isNew ? arrived : undefined;
    }),
  );
  const changed = look().filter((line, index) => line !== before[index]);
  for (const sheet of sheets) sheet.disabled = true;
  return changed.slice(0, 10);
}

test.describe('before a visitor moves', { tag: '@late' }, () => {
  for (const path of pages) {
    // A ₹ in sight brings a face of its own.
    const limit = path === '/books' ? 6 : 5;
    test(`${path} is ${limit} requests at most, and no script`, async ({ page }) => {
      const { all, scripts } = requests(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts()).toEqual([]);
      expect(all.length).toBeLessThanOrEqual(limit);
      await hydrated(page);
      expect(scripts().length).toBeGreaterThan(3);
    });
  }

  for (const path of [...pages, LOST]) {
    test(`${path} has all the styles it needs`, async ({ page, problems }) => {
      problems.allow(notFoundNote);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Without the framework, which would change more than styles.
      await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
      await page.goto(path);
      for (const width of [1280, 700, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(missingStyles)).toEqual([]);
      }
    });
  }

  test('a page is prepared once a pointer rests on a link to it', async ({ page, context }) => {
    const purposes: string[] = [];
    context.on('request', (request) => {
      const purpose = request.headers()['sec-purpose'];
      if (purpose) purposes.push(`${new URL(request.url()).pathname} ${purpose}`);
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).hover();
    await expect.poll(() => purposes).toContainEqual(expect.stringMatching(/^\/about prefetch/));
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('nothing is brought twice', async ({ page }) => {
    const { scripts } = requests(page);
    await page.goto('/');
    await hydrated(page);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect(scripts()).toEqual([...new Set(scripts())]);
  });

  for (const [sign, give] of Object.entries({
    'a key': (page: Page) => page.keyboard.press('Tab'),
    'a turn of the wheel': (page: Page) => page.mouse.wheel(0, 100),
    'the focus of assistive technology': (page: Page) => page.getByRole('link').first().focus(),
  })) {
    test(`${sign} is a sign`, async ({ page }) => {
      await page.goto('/about');
      await give(page);
      await expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');
    });
  }

  test('who is signed in gets everything at once', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('account:known', '1'));
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');
  });
});

test('the not-found page counts without being touched', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/nowhere');
  await expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');
  await expect(page.getByRole('button', { name: notFound.countdown.stay })).toBeVisible();
});

test('every page is restored as it was left', async ({ playwright, baseURL, launchOptions }) => {
  // The runner's own browsers keep no page.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  for (const path of pages) {
    const page = await browser.newPage({ baseURL });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'here';
    });
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), path).toHaveAttribute('data-left', 'here');
  }
  await browser.close();
});

test.describe('a script that does not come', { tag: '@late' }, () => {
  const FAILED = /Failed to load resource/;

  test('is asked for until there is a network again, and nothing is lost', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(FAILED);
    await page.clock.install();
    await page.goto('/');
    await context.setOffline(true);
    await page.getByRole('button', { name: home.demo.steps.show }).click();
    for (let minute = 0; minute < 3; minute++) {
      const failed = page.waitForEvent('requestfailed');
      await page.clock.runFor('01:00');
      await failed;
    }
    await context.setOffline(false);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('button', { name: home.demo.steps.hide })).toBeVisible();
  });

  test('leaves a page that works as without scripts', async ({ page, problems, sender }) => {
    problems.allow(FAILED);
    await page.clock.install();
    let asked = 0;
    await page.route('**/chunks/*.js', (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/contact');
    await write(page, sender);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('data-held');
    const chunks = await page.locator('script[data-chunks]').getAttribute('data-chunks');
    for (const tries of [1, 2]) {
      await expect.poll(() => asked).toBe(tries * chunks!.split(' ').length);
      await page.clock.runFor(2_000);
    }
    await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
  });
});

test('a page that came back from a form posted without scripts answers too', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Asha');
  // As a browser does it by itself: no submit event, so nothing of ours is asked.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  const policy = (await (await answered).headerValue('content-security-policy'))!;
  expect(policy).toMatch(/script-src [^;]*'nonce-[\w-]{36}'/);
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await expect(page.getByRole('alert').first()).toBeVisible();
});
