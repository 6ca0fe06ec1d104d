import { type Locator, type Page } from '@playwright/test';
import { workedSums } from '@/content/en/worked-sums';
import { sheet as sheetWords } from '@/content/en/sheet';
import { fill } from '@/lib/text/format';
import { FIVE_HASH } from '@/lib/practice/five-link';
import { anySheet, NO_LETTERS, sheetHash } from '@/lib/practice/sheets';
import { levels as levelNames } from '@sutra/vedic/levels';
import { type Kind, methodsOf } from '@sutra/vedic/questions';
import { holdScripts } from '../support/network';
import { clickBelow, openPage, scrollWidth } from '../support/page';
import { pageCount } from '../support/paper';
import { decodeQr } from '../support/qr';
import { expect, expectConformance, test } from '../support/test';
import { en, sums } from '../support/words';

const { practice } = en.words;
const { session, sheets, forget } = practice;
const { levels } = sums.clock;

const choose = (page: Page, part: number, name: string) =>
  page.getByRole('radiogroup').nth(part).locator('label').filter({ hasText: name }).click();
const start = (page: Page) => page.getByRole('button', { name: session.start });
const question = (page: Page) => page.locator('label').filter({ hasText: /^\d+\s×\s\d+\s=$/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('practice:missed'));

/** Answers the open question, right or one too many, and returns its numbers. */
async function answer(page: Page, more = 0) {
  await expect(page.getByRole('textbox', { name: /^\d+ × \d+ =$/ })).toBeFocused();
  const [a, b] = (await question(page).innerText()).match(/\d+/g)!.map(Number) as [number, number];
  // The second wrong answer replaces the first, and shows the working.
  for (let turn = 0; turn < (more ? 2 : 1); turn++) {
    await page.keyboard.type(String(a * b + more));
    await page.keyboard.press('Enter');
  }
  const verdict = fill(workedSums.clock[more ? 'wrong' : 'right'], { a, b, answer: a * b });
  await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
  return [a, b] as const;
}

// Missed sums and today's sheet are tested in `tests/parts/practice.test.tsx`.
test('practice: a level is chosen before scripts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/practice');
  await choose(page, 0, levels.exam.title);
  // Its methods move the button.
  await expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');
  await start(page).click();
  const title = `${levels.exam.title} · ${practice.choice.mixed}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const field = page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(workedSums.refusals.empty);
  await page.setViewportSize({ width: 320, height: 640 });
  await answer(page, 1);
  expect(await scrollWidth(page)).toBe(320);
  await page.getByRole('button', { name: session.leave }).click();
  await expect(start(page)).toBeFocused();
});

test('practice: a method is chosen by keys before scripts', { tag: '@long' }, async ({ page }) => {
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
});

/** As browsers deny it: by an error, by nothing, or by a store without room. */
function denyStorage(how: string) {
  if (how === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return;
  }
  const get = () => {
    if (how === 'missing') return null;
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get });
  }
}

for (const how of ['denied', 'missing', 'full']) {
  test(
    `practice: a missed sum comes back where storage is ${how}`,
    { tag: '@long' },
    async ({ page }) => {
      await page.addInitScript(denyStorage, how);
      await openPage(page, '/practice');
      await start(page).click();
      const missed = await answer(page, 1);
      for (let others = 0; others < 2; others++) {
        await page.keyboard.press('Enter');
        await answer(page);
      }
      await page.keyboard.press('Enter');
      await expect(page.getByText(session.repeat)).toBeVisible();
      await expect(question(page)).not.toHaveText(`${missed.join(' × ')} =`);
    },
  );
}

test('practice: can be forgotten on the privacy page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('practice:missed', '[[98,97,0]]'));
  await openPage(page, '/privacy');
  await clickBelow(page.getByRole('button', { name: forget.button }));
  await expect(page.getByRole('status').filter({ hasText: forget.done })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

const kinds: Kind[] = levelNames.flatMap((level) =>
  (['mixed', ...methodsOf(level)] as const).map((method) => ({ level, method })),
);
const paper = (page: Page, code: string) =>
  page.getByRole('region', { name: new RegExp(`, .* ${code}$`) });
const sumsOn = (region: Locator) =>
  region
    .getByRole('listitem')
    .allInnerTexts()
    .then((texts) => texts.map((text) => /(\d+ × \d+)/.exec(text)![1]));

test(
  'sheets: are made, found again by their address, and turned',
  { tag: ['@phone', '@deep', '@long'] },
  async ({ page }) => {
    await openPage(page, '/practice');
    await clickBelow(page.getByRole('button', { name: sheets.make }));
    await expect(page).toHaveURL(/#sheet=B\w{5}$/);
    const address = page.url();
    const code = address.slice(-6);
    const status = page.getByRole('status').filter({ hasText: fill(sheets.code, { code }) });
    await expect(status).toHaveText(`${practice.choice.mixed}, ${fill(sheets.code, { code })}`);
    const sums = await sumsOn(paper(page, code).first());
    expect(sums).toHaveLength(20);
    await expect(paper(page, code), 'no answers beside them').toHaveCount(1);
    await expectConformance(page, 'main');

    const qr = page.getByRole('img', { name: fill(sheets.qr, { code }) });
    const [size, path] = await qr.evaluate((svg) => [
      (svg as SVGSVGElement).viewBox.baseVal.width,
      svg.firstElementChild!.getAttribute('d')!,
    ]);
    const answers = address.replace('sheet=', 'answers=');
    expect(decodeQr({ size: size as number, path: path as string })).toBe(answers);
    await page.getByRole('button', { name: sheetWords.hasQr }).click();
    await expect(qr).toBeHidden();
    await page.getByRole('button', { name: sheets.another }).click();
    await expect(page).not.toHaveURL(address);
    await expect(paper(page, code)).toHaveCount(0);

    await page.goto('about:blank');
    await page.goto(answers);
    await expect(paper(page, code), 'its scripts load at once').toHaveCount(2);
    await expect(paper(page, code).last()).toBeInViewport();
    expect(await sumsOn(paper(page, code).first())).toEqual(sums);
    await expect(page.getByText(/^= \d+$/).filter({ visible: true })).toHaveCount(20);
    await page.getByRole('button', { name: sheetWords.hideAnswers }).click();
    await expect(paper(page, code)).toHaveCount(1);
    await page.evaluate(() => (location.hash = '#sheet=A00000'));
    await expect(page.getByText(fill(sheetWords.unknown, { never: NO_LETTERS }))).toBeVisible();
    await expect(paper(page, code)).toHaveCount(0);
  },
);

// In one format each: Letter is lower, and Hindi has the longer words.
for (const [path, format] of [
  ['/practice', 'Letter'],
  ['/hi/practice', 'A4'],
] as const) {
  test(
    `sheets: each kind of ${path} is two pages of ${format}`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      for (const kind of kinds) {
        const { code } = anySheet(kind, () => 0.4);
        await page.evaluate((hash) => (location.hash = hash), sheetHash(code));
        await expect(paper(page, code)).toHaveCount(1);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
        const wide = await paper(page, code)
          .locator('li, p, h3')
          .evaluateAll(
            (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
          );
        expect(wide, code).toBe(0);
        expect(await pageCount(page, format), code).toBe(2);
        await page.emulateMedia({ media: 'screen' });
      }
    },
  );
}

test('today’s five: sum and field are in view at once, and Check alone is filled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/practice${FIVE_HASH}`);
  for (let sums = 0; sums < 2; sums++) {
    const field = page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
    await expect(field).toBeFocused();
    for (const part of [question(page), field, page.getByRole('button', { name: 'Check' })])
      await expect(part).toBeInViewport({ ratio: 1 });
    const filled = page.locator('main [data-variant=default]').filter({ visible: true });
    await expect(filled).toHaveText([workedSums.clock.check]);
    await answer(page);
    await page.keyboard.press('Enter');
  }
});

test(
  'sheets: those of a class of thirty are a page each, and their key',
  { tag: '@long' },
  async ({ page }) => {
    const { classSheets } = sheetWords;
    await openPage(page, '/practice');
    await clickBelow(page.getByRole('button', { name: sheets.forClass }));
    const names = Array.from({ length: 30 }, (_, at) => `Student ${at + 1} of the Class`);
    names[7] = 'A name that is much longer than any line on paper could ever hold';
    await page.getByLabel(classSheets.names).fill(names.join('\n'));
    await page.getByRole('button', { name: classSheets.make, exact: true }).click();
    const key = page.getByRole('region', { name: classSheets.key.other });
    await expect(key.getByText(names[29]!)).toBeVisible();
    // It has the code of the set, and no name.
    expect(page.url()).toMatch(/\/practice#class=K\w{5}$/);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    const wide = await page
      .locator('.sheet-made :is(li, p, h3)')
      .evaluateAll(
        (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(wide).toBe(0);
    for (const format of ['A4', 'Letter'] as const) {
      expect(await pageCount(page, format), format).toBe(32);
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sheets: one for each level is ready without scripts', async ({ page }) => {
    await page.goto('/practice');
    await expect(page.getByText(session.noScript)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /×/, visible: true })).toHaveCount(0);
    for (const { title } of Object.values(levels)) {
      await page.getByText(fill(sheets.ready, { level: title })).click();
      await expect(page.getByText(/^= \d+$/).filter({ visible: true })).toHaveCount(20);
      for (const format of ['A4', 'Letter'] as const) {
        expect(await pageCount(page, format), format).toBe(2);
      }
    }
    expect(await scrollWidth(page)).toBe(1280);
  });
});
