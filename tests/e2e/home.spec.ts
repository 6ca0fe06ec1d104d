import { type Locator, type Page } from '@playwright/test';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { expect, hydrated, test } from '../support/test';

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

test('course: shows a row for each fact, and a chat that asks for the fee', async ({ page }) => {
  await page.goto('/');
  const { course } = home;
  const section = page.getByRole('region', { name: course.title });
  const rows = [course.topics, course.length, course.minutes, course.groupSize, course.times];
  const labels = [...rows.map(({ label }) => label), course.languages, course.fee.label];
  await expect(section.getByRole('term')).toHaveText(labels);
  await expect(section).toContainText('12 weeks, 2 classes a week');
  await expect(section).toContainText('Mon–Sat, 4:00 PM–9:00 PM IST');
  await expect(section).toContainText('Hindi and English');
  await expectChat(section.getByRole('link', { name: course.fee.ask }), course.fee.message);
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself and everything is drawn', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(page.getByRole('button', { name: 'Play' })).toBeAttached();
    await page.clock.runFor(11_000);
    await expect(page.getByRole('group', { name: '1 of 4', exact: true })).toBeVisible();
    const dot = page.getByRole('button', { name: '1 of 4', exact: true });
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Run the clock' })).toBeHidden();
    const fills = await page
      .getByText(/^~\d+ seconds$/)
      .locator('xpath=following-sibling::i')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar, '::before').scale));
    expect(fills).toEqual(['none', 'none']);
    const hidden = await page
      .locator('[data-draw] path[pathLength]')
      .evaluateAll((strokes) => strokes.filter((s) => getComputedStyle(s).visibility === 'hidden'));
    expect(hidden).toEqual([]);
  });
});

test('the slate fits 320 px on either tab', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await page.getByRole('button', { name: 'Show Step-by-Step Explanation' }).click();
  for (const tab of ['Live Demo', 'Benefits']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
