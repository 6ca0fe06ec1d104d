import { type Page } from '@playwright/test';
import { testimonials } from '@/content/en/testimonials';
import { heroSeconds } from '@/content/sums';
import { locales } from '@/lib/words/locale';
import { describeTeacher } from '@/lib/text/teacher';
import { chatText, expectDrawn, openPage } from '../support/page';
import { expect, test } from '../support/test';
import { home } from '../support/words';

const { demo } = home;
const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

const clockButton = (page: Page, name: 'run' | 'stop') =>
  page.getByRole('tabpanel').getByRole('button', { name: home.demo.race[name], exact: true });

for (const locale of Object.values(locales)) {
  const { home, sums } = locale.words;
  const path = locale.paths.home;
  const depth = locale.language === 'en' ? [] : ['@long'];

  test(
    `home: ${path} begins with class, teacher and sum, and is at most eight screens long`,
    { tag: ['@phone', ...depth] },
    async ({ page }) => {
      await page.goto(path);
      const hero = main(page).locator('section').first();
      const { name, role } = describeTeacher(locale);
      for (const part of [
        hero.getByRole('heading', { level: 1 }),
        ...[home.hero.lead, home.hero.demoNote, name, role].map((text) =>
          hero.getByText(text, { exact: true }),
        ),
        hero.getByRole('link', { name: home.hero.bookDemo }),
        hero.getByRole('link', { name: home.teacher.about }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      const drawing = hero.getByRole('figure').getByRole('img');
      await expect(drawing).toHaveAccessibleName(/97.*93.*9021/);
      // A third of it: at least the first number with its difference.
      await expect(drawing).toBeInViewport({ ratio: 0.33 });
      const screens = () => document.documentElement.scrollHeight / innerHeight;
      expect(await page.evaluate(screens)).toBeLessThanOrEqual(8);
    },
  );

  const title = `home: ${path} goes from the course to the closing, and counts its sections`;
  test(title, { tag: depth }, async ({ page }) => {
    await page.goto(path);
    const sections = main(page).locator('section');
    const order = [
      home.hero.title,
      home.course.title,
      home.highlights.title,
      ...(testimonials.length > 0 ? [home.testimonials.title] : []),
      home.demo.title,
      home.closing.title,
    ];
    await expect(sections).toContainText(order);
    const counted = sections.locator('> [lang=hi-IN][aria-hidden]');
    await expect(counted).toHaveText(['१', '२', '३', '४', '५'].slice(0, order.length - 1));
    const practice = sections.filter({ hasText: home.demo.title });
    const headings = practice.getByRole('heading', { level: 3 }).filter({ visible: true });
    await expect(headings).toHaveText([sums.calculator.title, sums.clock.title]);
    const practise = practice.getByRole('link', { name: sums.clock.practice });
    await expect(practise).toHaveAttribute('href', locale.paths.practice);
    const five = practice.getByRole('link', { name: home.demo.five });
    await expect(five).toHaveAttribute('href', `${locale.paths.practice}#five=today`);
    const now = main(page).getByRole('link', { name: home.hero.practise, exact: true });
    await expect(now).toHaveAttribute('href', locale.paths.practice);
  });
}

test('demo: compares both methods, has steps and tabs', async ({ page }) => {
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
    /Choose base 100/,
    /Find differences.*−3.*−7/,
    /Cross subtract.*97\s−\s7\s=\s90/,
    /Multiply differences.*3\s×\s7\s=\s21/,
    /Combine.*90\s\|.*21\s→\s9021/,
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

test(
  'demo: races both methods once in view, and again on request',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/');
    const run = clockButton(page, 'run');
    const stop = clockButton(page, 'stop');
    await page.getByText(demo.race.scale).scrollIntoViewIfNeeded();
    await expect(stop).toBeVisible();
    const finishRaces = () =>
      page.evaluate(() => {
        const races = document
          .getAnimations()
          .filter((one): one is CSSAnimation => one instanceof CSSAnimation)
          .filter(({ animationName }) => animationName.startsWith('race-'));
        races.forEach((race) => race.finish());
        return races.map((race) => Number(race.effect!.getTiming().duration));
      });
    await stop.click();
    await expect(run).toBeVisible();
    await run.click();
    await expect(stop).toBeVisible();
    const seconds = Object.values(heroSeconds).map((each) => each * 1000);
    expect((await finishRaces()).sort()).toEqual(seconds.sort());
    await expect(run).toBeVisible();
  },
);

test(
  'home: with reduced motion nothing moves, and all is drawn',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await expect(clockButton(page, 'run')).toBeHidden();
    await expectDrawn(page);
  },
);
