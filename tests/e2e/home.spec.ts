import { type Locator, type Page } from '@playwright/test';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { testimonials } from '@/content/en/testimonials';
import { site } from '@/content/site';
import { axe, expect, hydrated, test } from '../support/test';

const carousel = (page: Page) =>
  page.getByRole('group', { name: 'Students, in their own words', exact: true });
const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} of 4`, exact: true });
const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: `${number} of 4`, exact: true });

async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

/** A chat link: to whom it goes and what is already typed. */
async function expectChat(link: Locator, message: string) {
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe(`https://wa.me/${site.phone.slice(1)}`);
  expect(address.searchParams.get('text')).toBe(message);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}

test.describe('hero and closing call', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('say what it is, show the sum and lead on', { tag: '@both' }, async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    const main = page.getByRole('main');
    await expectChat(main.getByRole('link', { name: 'Book Free Demo Class' }), shell.demoMessage);
    await expect(main.getByRole('link', { name: 'Explore Books' })).toHaveAttribute(
      'href',
      '/books',
    );
    await expect(
      page.getByRole('img', { name: /^97 times 93 is 9021\. 97 is 3 less than 100/ }).first(),
    ).toBeInViewport();
  });

  test('one drawing of the sum shows in the hero at a time', async ({ page }) => {
    const figure = page.getByRole('figure').first();
    await expect(figure.getByRole('img')).toHaveCount(1);
  });

  test('start the demo chat and lead to the contact page', async ({ page }) => {
    await expectChat(page.getByRole('link', { name: 'Start Free Demo' }), shell.demoMessage);
    await expect(page.getByRole('link', { name: 'Ask a question first' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('four highlights stand between them', async ({ page }) => {
    for (const { title, text } of home.highlights.facts) {
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    expect(home.highlights.facts).toHaveLength(4);
  });
});

test.describe('the slate', () => {
  test.beforeEach(({ page }) => open(page));

  test('its tabs answer to the keyboard', async ({ page }) => {
    const live = page.getByRole('tab', { name: 'Live Demo' });
    const benefits = page.getByRole('tab', { name: 'Benefits' });
    await live.focus();
    await expect(live).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Live Demo' })).toBeVisible();
    for (const [key, chosen, other] of [
      ['ArrowRight', benefits, live],
      ['ArrowRight', live, benefits],
      ['ArrowLeft', benefits, live],
      ['Home', live, benefits],
      ['End', benefits, live],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen).toBeFocused();
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toHaveAttribute('tabindex', '0');
      await expect(other).toHaveAttribute('aria-selected', 'false');
      await expect(other).toHaveAttribute('tabindex', '-1');
    }
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Benefits' })).toBeFocused();
  });

  test('compares both methods', async ({ page }) => {
    const panel = page.getByRole('tabpanel', { name: 'Live Demo' });
    await expect(panel.getByText('~45 seconds')).toBeVisible();
    await expect(panel.getByText('~5 seconds')).toBeVisible();
    await expect(
      panel.getByRole('img', {
        name: 'Long multiplication of 97 and 93: 97 times 3 is 291, 97 times 90 is 8730. Added up: 9021.',
      }),
    ).toBeVisible();
    await expect(panel.getByRole('img', { name: /^97 times 93 is 9021/ })).toBeVisible();
    await expect(panel.getByText('निखिलं नवतश्चरमं दशतः')).toHaveAttribute('lang', 'sa');
  });

  test('shows and hides the five steps', { tag: '@both' }, async ({ page }) => {
    const steps = page.getByRole('list').filter({ hasText: 'Cross subtract' });
    await expect(steps).toBeHidden();
    const show = page.getByRole('button', { name: 'Show Step-by-Step Explanation' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await show.click();
    const hide = page.getByRole('button', { name: 'Hide Step-by-Step Explanation' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await expect(hide).toBeFocused();
    await expect(steps.getByRole('listitem')).toContainText([
      /Choose base 100.*100/,
      /Find differences.*−3.*−7/,
      /Cross subtract.*97 − 7 = 90/,
      /Multiply differences.*3 × 7 = 21/,
      /Combine.*90 \| 21.*9021/,
    ]);
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await hide.click();
    await expect(steps).toBeHidden();
    await expect(show).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads to the technique', async ({ page }) => {
    await expectChat(
      page.getByRole('link', { name: 'Learn This Technique' }),
      'Namaste! I saw on your website how 97 × 93 is worked out from base 100. I would like to learn this technique.',
    );
  });

  test('names three benefits', async ({ page }) => {
    await page.getByRole('tab', { name: 'Benefits' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Benefits' });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
      '10x Faster',
      'Build Confidence',
      'Save Time',
    ]);
    await expect(page.getByRole('tabpanel', { name: 'Live Demo' })).toBeHidden();
  });

  test('runs the clock once in view, and again on request', async ({ page }) => {
    const run = page.getByRole('button', { name: 'Run the clock' });
    const stop = page.getByRole('button', { name: 'Stop the clock' });
    await expect(run).toBeAttached();
    await run.scrollIntoViewIfNeeded();
    await page.getByText(home.demo.race.scale).scrollIntoViewIfNeeded();
    await expect(stop).toBeVisible();
    const durations = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const name = animation instanceof CSSAnimation ? animation.animationName : '';
        return name.startsWith('race-') ? [[name, animation.effect!.getTiming().duration]] : [];
      }),
    );
    expect(Object.fromEntries(durations)).toEqual({ 'race-slow': 45_000, 'race-fast': 5_000 });
    await stop.click();
    await expect(run).toBeVisible();
    await run.click();
    await expect(stop).toBeVisible();
  });

  test('ends the race when the slower bar is full', async ({ page }) => {
    await page.getByText(home.demo.race.scale).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Stop the clock' })).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation && animation.animationName.startsWith('race-')) {
          animation.finish();
        }
      }
    });
    await expect(page.getByRole('button', { name: 'Run the clock' })).toBeVisible();
  });
});

test.describe('the carousel', () => {
  /** Opens the page with its clock stopped and the five seconds of the first slide at 0. */
  async function openStopped(page: Page) {
    await page.clock.install();
    await open(page);
    await carousel(page).hover();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.mouse.move(4, 4);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await expectSlide(page, 1);
  }
  const live = (page: Page) => page.getByRole('group', { name: 'Testimonials' });

  async function expectSlide(page: Page, number: number) {
    await expect(slide(page, number)).toBeVisible();
    await expect(slide(page, number)).toContainText(testimonials[number - 1]!.content);
    await expect(carousel(page).getByRole('group', { name: / of 4$/ })).toHaveCount(1);
    await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
  }

  async function expectHeld(page: Page, number: number) {
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(11_000);
    await expectSlide(page, number);
  }

  test('says who said what', async ({ page }) => {
    await open(page);
    const { name, class: year, location } = testimonials[0]!;
    await expect(slide(page, 1)).toContainText(name);
    await expect(slide(page, 1)).toContainText(`${year}, ${location}`);
    await expect(slide(page, 1)).toContainText('5 out of 5');
    expect(testimonials).toHaveLength(4);
  });

  test('moves on every five seconds and wraps after the fourth', async ({ page }) => {
    await openStopped(page);
    await page.clock.runFor(4_999);
    await expectSlide(page, 1);
    await page.clock.runFor(1);
    for (const number of [2, 3, 4]) {
      await expectSlide(page, number);
      await page.clock.runFor(5_000);
    }
    await expectSlide(page, 1);
  });

  test('goes where its buttons say', { tag: '@both' }, async ({ page }) => {
    await openStopped(page);
    await dot(page, 3).click();
    await expectSlide(page, 3);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectSlide(page, 4);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectSlide(page, 1);
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expectSlide(page, 4);
  });

  test('stays paused once it is paused, and plays again on request', async ({ page }) => {
    await openStopped(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(4, 4);
    await page.getByRole('button', { name: 'Play' }).blur();
    await expectHeld(page, 1);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5_000);
    await expectSlide(page, 2);
  });

  test('holds under the pointer and goes on afterwards', async ({ page }) => {
    await openStopped(page);
    await carousel(page).hover();
    await expectHeld(page, 1);
    await page.mouse.move(4, 4);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5_000);
    await expectSlide(page, 2);
  });

  test('holds while the focus is inside', async ({ page }) => {
    await openStopped(page);
    await dot(page, 2).focus();
    await expectHeld(page, 1);
    await page.keyboard.press('Tab');
    await expectHeld(page, 1);
    await page.getByRole('link', { name: 'Start Free Demo' }).focus();
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5_000);
    await expectSlide(page, 2);
  });

  test('holds while its tab is hidden', async ({ page }) => {
    await openStopped(page);
    const turn = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await expectHeld(page, 1);
    await turn('visible');
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5_000);
    await expectSlide(page, 2);
  });

  test('does not change the height of the page', async ({ page }) => {
    await openStopped(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const number of [2, 3, 4]) {
      await dot(page, number).click();
      await expectSlide(page, number);
      expect(await height()).toBe(before);
    }
  });

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true });

    test('stops for good when it is touched', async ({ page }) => {
      await openStopped(page);
      await slide(page, 1).tap();
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
      await page.mouse.move(4, 4);
      await expectHeld(page, 1);
    });

    test('its pause button answers to a touch', async ({ page }) => {
      await openStopped(page);
      await page.getByRole('button', { name: 'Pause' }).tap();
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
      await page.getByRole('button', { name: 'Play' }).tap();
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself and everything is drawn', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(page.getByRole('button', { name: 'Play' })).toBeAttached();
    await page.clock.runFor(11_000);
    await expect(slide(page, 1)).toBeVisible();
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Run the clock' })).toBeHidden();
    const fills = await page
      .getByText(/^~\d+ seconds$/)
      .locator('xpath=following-sibling::i')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar, '::before').scale));
    expect(fills).toEqual(['none', 'none']);
    const hidden = await page
      .locator('.thread-in-view')
      .evaluateAll((strokes) => strokes.filter((s) => getComputedStyle(s).visibility === 'hidden'));
    expect(hidden).toEqual([]);
  });
});

test('no rule of accessibility is broken, on either tab, in either theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    await page.getByRole('button', { name: 'Show Step-by-Step Explanation' }).click();
    for (const tab of ['Live Demo', 'Benefits']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await axe(page);
    }
  }
});
