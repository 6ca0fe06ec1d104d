import { type Page } from '@playwright/test';
import { courseRows } from '@/components/home/course';
import { testimonials } from '@/content/en/testimonials';
import { site } from '@/content/site';
import { heroSeconds } from '@/content/sums';
import { fill } from '@/lib/text/format';
import { chatText, expectDrawn, openPage } from '../support/page';
import { expect, test } from '../support/test';
import { en, home, shell } from '../support/words';

const { demo, course } = home;
const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

const clockButton = (page: Page, name: 'run' | 'stop') =>
  page.getByRole('tabpanel').getByRole('button', { name: home.demo.race[name], exact: true });

test('home: shows the sum and the course, and leads on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  for (const name of ['Book Free Demo Class', 'Start Free Demo']) {
    expect(await chatText(main(page).getByRole('link', { name }))).toBe(shell.demoMessage);
  }
  for (const [name, href] of [
    ['Explore Books', '/books'],
    ['Ask a question first', '/contact'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const drawing = page.getByRole('figure').first().getByRole('img');
  await expect(drawing).toHaveCount(1);
  await expect(drawing).toHaveAccessibleName(/^97 times 93 is 9021\. 97 is 3 less than 100/);
  await expect(drawing).toBeInViewport();

  const section = page.getByRole('region', { name: course.title });
  const rows = courseRows(site.course, en);
  await expect(section.getByRole('term')).toHaveText(rows.map(({ label }) => label));
  for (const { value } of rows) if (value) await expect(section).toContainText(value);
  if (site.course.fee === null) {
    const ask = section.getByRole('link', { name: course.fee.ask });
    expect(await chatText(ask)).toBe(course.fee.message);
  }
});

test('demo: compares both methods, has steps and tabs', { tag: '@both' }, async ({ page }) => {
  await openPage(page, '/');
  const live = panel(page, 'Live Demo');
  for (const time of ['~45 seconds', '~5 seconds'])
    await expect(live.getByText(time)).toBeVisible();
  const long =
    'Long multiplication of 97 and 93: 97 times 3 is 291, 97 times 90 is 8730. Added up: 9021.';
  await expect(live.getByRole('img', { name: long })).toBeVisible();
  await expect(live.getByRole('img', { name: /^97 times 93 is 9021/ })).toBeVisible();
  await expect(live.getByText('निखिलं नवतश्चरमं दशतः')).toHaveAttribute('lang', 'sa');

  const steps = page.getByRole('list').filter({ hasText: 'Cross subtract' });
  const show = page.getByText('Show Step-by-Step Explanation');
  const hide = page.getByText('Hide Step-by-Step Explanation');
  await expect(steps).toBeHidden();
  await show.click();
  await expect(show).toBeHidden();
  await expect(steps.getByRole('listitem')).toContainText([
    /Choose base 100.*100/,
    /Find differences.*−3.*−7/,
    /Cross subtract.*97 − 7 = 90/,
    /Multiply differences.*3 × 7 = 21/,
    /Combine.*90 \| 21.*9021/,
  ]);
  await hide.click();
  await expect(steps).toBeHidden();
  expect(await chatText(page.getByRole('link', { name: 'Learn This Technique' }))).toBe(
    'Namaste! I saw on your website how 97 × 93 is worked out from base 100. I would like to learn this technique.',
  );

  const liveTab = tab(page, 'Live Demo');
  const benefits = tab(page, 'Benefits');
  await liveTab.focus();
  await expect(liveTab).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Live Demo')).toBeVisible();
  for (const [key, chosen, other] of [
    ['ArrowRight', benefits, liveTab],
    ['ArrowRight', liveTab, benefits],
    ['ArrowLeft', benefits, liveTab],
    ['Home', liveTab, benefits],
    ['End', benefits, liveTab],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await expect(other).toHaveAttribute('tabindex', '-1');
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Benefits')).toBeFocused();
  await expect(panel(page, 'Benefits').getByRole('heading', { level: 3 })).toHaveText([
    '10x Faster',
    'Build Confidence',
    'Save Time',
  ]);
});

test('demo: races both methods once in view, and again on request', async ({ page }) => {
  await openPage(page, '/');
  const run = clockButton(page, 'run');
  const stop = clockButton(page, 'stop');
  await page.getByText(demo.race.scale).scrollIntoViewIfNeeded();
  await expect(stop).toBeVisible();
  const finish = (isFinished: boolean) =>
    page.evaluate((finishes) => {
      const races = document
        .getAnimations()
        .filter((one): one is CSSAnimation => one instanceof CSSAnimation)
        .filter(({ animationName }) => animationName.startsWith('race-'));
      const durations = races.map((race) => [
        race.animationName,
        race.effect!.getTiming().duration,
      ]);
      if (finishes) races.forEach((race) => race.finish());
      return Object.fromEntries(durations) as Record<string, number>;
    }, isFinished);
  const { traditional, vedic } = heroSeconds;
  expect(await finish(false)).toEqual({
    'race-slow': traditional * 1000,
    'race-fast': vedic * 1000,
  });
  await stop.click();
  await expect(run).toBeVisible();
  await run.click();
  await expect(stop).toBeVisible();
  await finish(true);
  await expect(run).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('home: with reduced motion nothing moves, and all is drawn', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    await expect(
      page.getByRole('button', { name: home.testimonials.controls.play }),
    ).toBeAttached();
    await page.clock.runFor(11_000);
    await expect(
      page.getByRole('group', {
        name: fill(home.testimonials.position, { number: 1, count: testimonials.length }),
        exact: true,
      }),
    ).toBeVisible();
    await expect(clockButton(page, 'run')).toBeHidden();
    await expectDrawn(page);
  });
});
