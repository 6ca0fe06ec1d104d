import { books } from '@/content/books';
import { recordPaths } from '../support/network';
import { expect, hydrated, scriptsLoaded, test } from '../support/test';

// A look at each request would end a prefetch.
test.use({ lateMs: 0 });

// `verify` of `packages/quiet-next` checks that no page has a script or a stylesheet at first.
test('loading: page and fonts first, scripts once at a sign, and nothing from elsewhere', async ({
  page,
  context,
  problems,
}) => {
  for (const path of ['/', '/books']) {
    await test.step(`${path} is the page and its fonts, then each script once`, async () => {
      const tab = await context.newPage();
      const paths = recordPaths(tab);
      await tab.goto(path);
      await tab.evaluate(() => document.fonts.ready);
      await tab.clock.runFor(60_000);
      const preloaded = await tab
        .locator('head link[rel="preload"][as="font"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(preloaded).toHaveLength(2);
      const others = paths.filter((each) => each !== path && !preloaded.includes(each));
      const hasPrice = (await tab.locator('body').allInnerTexts()).join().includes('₹');
      expect(others.filter((each) => /rupee/.test(each))).toHaveLength(hasPrice ? 1 : 0);
      // The title of a Hindi book is in the font of Hindi pages.
      const hasHindiTitle = path === '/books' && books.some(({ language }) => language === 'hi');
      const expected = hasHindiTitle
        ? /rupee|icon|^\/covers\/|displayhi/
        : /rupee|icon|^\/covers\//;
      expect(others.filter((each) => !expected.test(each))).toEqual([]);
      await hydrated(tab);
      await tab.mouse.wheel(0, 400);
      await tab.keyboard.press('Tab');
      await scriptsLoaded();
      const scripts = paths.filter((each) => each.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts).toEqual([...new Set(scripts)]);
      await tab.close();
    });
  }

  await test.step('signs: a key, a wheel, a focus, or a known visitor', async () => {
    const signs = [
      () => page.keyboard.press('Tab'),
      () => page.mouse.wheel(0, 100),
      // As assistive technology moves it.
      () => page.getByRole('link').first().focus(),
      async () => {
        await page.evaluate(() => localStorage.setItem('account:known', '1'));
        await page.reload();
      },
    ];
    for (const give of signs) {
      await page.goto('/about');
      await give();
      await expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');
    }
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('a stylesheet waits until a script has arrived', async () => {
    const tab = await context.newPage();
    const requested: string[] = [];
    await tab.route('**/*.css', (route) => {
      requested.push(route.request().url());
      return route.continue();
    });
    const held: (() => void)[] = [];
    await tab.route('**/*.js', (route) => {
      held.push(() => void route.continue());
    });
    await tab.goto('/about');
    const scripts = await tab.locator('script[data-scripts]').evaluate((loader) => {
      const { page, scripts } = (loader as HTMLElement).dataset;
      return [page!, ...scripts!.split(' ')];
    });
    await tab.mouse.move(10, 10);
    await expect.poll(() => held.length).toBe(scripts.length);
    // A stylesheet that loads delays the effect of a tap in Chrome.
    await expect(tab.locator('head > template')).not.toHaveCount(0);
    expect(requested).toEqual([]);
    held.pop()!();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await tab.close();
  });

  await test.step('a link prefetches its page when a pointer rests on it', async () => {
    const purposes: string[] = [];
    context.on('request', (request) => {
      const purpose = request.headers()['sec-purpose'];
      if (purpose) purposes.push(`${new URL(request.url()).pathname} ${purpose}`);
    });
    await page.goto('/');
    const about = page.getByRole('banner').getByRole('link', { name: 'About' });
    await about.hover();
    await expect.poll(() => purposes).toContainEqual(expect.stringMatching(/^\/about prefetch/));
    await about.click();
    await expect(page).toHaveURL('/about');
  });

  await test.step('a browser gets Brotli, and runs no script from elsewhere', async () => {
    problems.allow(/Content Security [Pp]olicy/);
    // Chromium reports requests that the policy blocks.
    problems.allow(/foreign request: https:\/\/(example|apis\.google)\.com/);
    const opened = (await page.goto('/privacy'))!;
    expect((await opened.allHeaders())['content-encoding']).toBe('br');
    const title = await page.title();
    for (const [tag, attributes] of [
      ['script', { text: 'document.title = "broken"' }],
      ['script', { src: 'https://example.com/broken.js' }],
      ['script', { src: 'https://apis.google.com/js/platform.js' }],
      ['img', { src: 'data:,', onerror: 'document.title = "broken"' }],
      ['a', { href: 'javascript:document.title = "broken"' }],
    ] as const) {
      await page.evaluate(
        async ([name, { text = '', ...others }]) => {
          const violation = new Promise((resolve) =>
            addEventListener('securitypolicyviolation', resolve, { once: true }),
          );
          const element = document.createElement(name);
          element.textContent = text;
          for (const [key, value] of Object.entries(others)) element.setAttribute(key, value);
          document.body.append(element);
          element.click();
          await violation;
        },
        [tag, attributes] as [string, Record<string, string>],
      );
    }
    await expect(page).toHaveTitle(title);
  });
});
