import { sheet as sheetWords } from '@/content/en/sheet';
import { workedSums } from '@/content/en/worked-sums';
import { locales } from '@/lib/words/locale';
import { NO_LETTERS, anySheet, sheetHash } from '@/lib/practice/sheets';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { type Locator, type Page } from '@playwright/test';
import { levels as levelNames } from '@sutra/vedic/levels';
import { type Kind, methodsOf } from '@sutra/vedic/questions';
import { readFile } from 'node:fs/promises';
import { holdScripts } from '../support/network';
import { openPage, scrollWidth } from '../support/page';
import { pageCount } from '../support/paper';
import { decodeQr } from '../support/qr';
import { asNewVisitors, expect, test } from '../support/test';
import { en, home, sums } from '../support/words';

const { practice } = en.words;
const { session, sheets } = practice;

const question = (page: Page) => page.locator('label').filter({ hasText: /^\d+\s×\s\d+\s=$/ });
const start = (page: Page) => page.getByRole('button', { name: session.start });
/** Answers the open question, right or one too many, and returns its numbers. */
async function answer(page: Page, more = 0) {
  await expect(page.getByRole('textbox', { name: /^\d+ × \d+ =$/ })).toBeFocused();
  const [a, b] = (await question(page).innerText()).match(/\d+/g)!.map(Number) as [number, number];
  // Each wrong answer replaces the one before, and the third shows the working.
  for (let turn = 0; turn < (more ? 3 : 1); turn++) {
    await page.keyboard.type(String(a * b + more));
    await page.keyboard.press('Enter');
  }
  const verdict = fill(workedSums.clock[more ? 'wrong' : 'right'], { a, b, answer: a * b });
  await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
  return [a, b] as const;
}

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

const progress = en.words.progress;
const counts = (day: number) =>
  JSON.stringify({
    v: 1,
    s: day - 27,
    d: Array.from({ length: 28 }, (_, ago) => [day - ago, 20, 15, 18]),
    m: Object.fromEntries(
      Object.keys(progress.methods).map((name) => [name, [900, 700, { carry: 40, order: 2 }]]),
    ),
  });
const keepCounts = (page: Page) =>
  page.addInitScript(
    (text) => localStorage.setItem('practice:progress', text),
    counts(dayInIndia()),
  );

test('sheets: are found again, shared as pictures, and print on their pages', async ({
  context,
}) => {
  await asNewVisitors(context, {
    'are made, found again by their address, and turned': async ({ page }) => {
      await openPage(page, '/practice');
      await page.getByRole('button', { name: sheets.make }).click();
      await expect(page).toHaveURL(/#sheet=B\w{5}$/);
      const address = page.url();
      const code = address.slice(-6);
      const status = page.getByRole('status').filter({ hasText: fill(sheets.code, { code }) });
      await expect(status).toHaveText(`${practice.choice.mixed}, ${fill(sheets.code, { code })}`);
      const sums = await sumsOn(paper(page, code).first());
      expect(sums).toHaveLength(20);
      await expect(paper(page, code), 'no answers beside them').toHaveCount(1);

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
    'those of a class of thirty are a page each, and their key': async ({ page }) => {
      const { classSheets } = sheetWords;
      await openPage(page, '/practice');
      await page.getByRole('button', { name: sheets.forClass }).click();
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
    'a parent’s page opens by its address, and prints on one page': async ({ page }) => {
      await keepCounts(page);
      for (const path of ['/practice', '/hi/practice']) {
        await page.goto(`${path}#progress`);
        const tables = page.getByRole('table');
        await expect(tables).toHaveCount(2);
        for (const format of ['A4', 'Letter'] as const)
          expect(await pageCount(page, format), `${path} ${format}`).toBe(1);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('table').last()).toBeVisible();
    },
  });
  // In one format each: Letter is lower, and Hindi has the longer words.
  for (const [path, format] of [
    ['/practice', 'Letter'],
    ['/hi/practice', 'A4'],
  ] as const)
    await asNewVisitors(context, {
      [`each kind of ${path} is two pages of ${format}`]: async ({ page }) => {
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
              (all) =>
                all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
            );
          expect(wide, code).toBe(0);
          expect(await pageCount(page, format), code).toBe(2);
          await page.emulateMedia({ media: 'screen' });
        }
      },
    });
});

const { calculator, clock } = workedSums;
const pictureButton = (page: Page) => page.getByRole('button', { name: calculator.picture });

/** Width and height, from the frame header of a JPEG (ITU-T T.81). */
function jpegSize(file: Buffer): [number, number] {
  expect(file.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  let at = 2;
  while (file[at + 1]! < 0xc0 || file[at + 1]! > 0xc2) at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}

async function savedPicture(page: Page) {
  const [saved] = await Promise.all([page.waitForEvent('download'), pictureButton(page).click()]);
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
}

/** The share of dark pixels: the drawing and its text on light paper. */
const inkOf = (page: Page, file: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) dark += Number(data[at + 1]! < 100);
      return (dark * 4) / data.length;
    },
    [...file],
  );

test('practice: the week has its room, missed sums return, and sums are pictures', async ({
  context,
}) => {
  // Widths at which the room or the line that waits has another height, and the longest of its texts there.
  for (const { locale, widths, ago } of [
    { locale: locales.en, widths: [360, 768, 1024], ago: [4, 3] },
    { locale: locales.hi, widths: [360], ago: [20, 4, 3] },
  ])
    await asNewVisitors(context, {
      [`the week loads into a room that is kept, in ${locale.tag}`]: async ({ page }) => {
        const { practice, progress } = locale.words;
        const topOfStart = () =>
          page
            .getByRole('button', { name: practice.session.start })
            .evaluate((button) => button.getBoundingClientRect().top + scrollY);
        await page.goto(locale.paths.practice);
        const today = await page.evaluate(() =>
          Math.floor((Date.now() + 5.5 * 3_600_000) / 86_400_000),
        );
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          const tops: number[] = [];
          for (const waiting of [[], ago.map((days, index) => [98, 97 - index, 0, today - days])]) {
            await page.evaluate(
              (rows) => localStorage.setItem('practice:missed', JSON.stringify(rows)),
              waiting,
            );
            const release = await holdScripts(page);
            await page.reload();
            const before = await topOfStart();
            await release();
            await page.mouse.move(5, 5);
            await expect(page.getByRole('list', { name: progress.thread.week })).toBeVisible();
            await expect(page.locator('[data-slot=waiting]')).toHaveCount(waiting.length ? 1 : 0);
            expect(await topOfStart(), `${waiting.length} at ${width}`).toBe(before);
            tops.push(before);
          }
          expect(tops[1], 'no empty room where nothing waits').toBeGreaterThan(tops[0]!);
        }
      },
    });
  for (const how of ['denied', 'missing', 'full'])
    await asNewVisitors(context, {
      [`a missed sum comes back where storage is ${how}`]: async ({ page }) => {
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
    });

  await asNewVisitors(context, {
    'is saved where there is no share sheet, at most 60 kB': async ({ page }) => {
      for (const path of [
        '/#try=98x97',
        '/#try=9988x10012',
        '/methods/urdhva#try=97x86',
        '/#try=999999x11',
        '/#try=987654x456789',
      ]) {
        await page.goto('about:blank');
        await page.goto(path);
        const { name, file } = await savedPicture(page);
        expect(name).toBe(`${path.split('=')[1]}.jpg`);
        expect(jpegSize(file)).toEqual([1080, 1080]);
        expect(await inkOf(page, file), 'is not blank').toBeGreaterThan(0.01);
        expect(file.length).toBeLessThanOrEqual(60_000);
      }
    },
    'goes to the share sheet with a text that holds the link': async ({ page }) => {
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(window, { shared });
        navigator.canShare = () => true;
        navigator.share = ({ files, ...data } = {}) => {
          shared.push({ ...data, types: files?.map(({ type }) => type) });
          return Promise.reject(new DOMException('closed', 'AbortError'));
        };
      });
      await page.goto('/#try=104x97');
      await pictureButton(page).click();
      const link = `${new URL(page.url()).origin}/#try=104x97`;
      const text = fill(calculator.message, { a: 104, b: 97, answer: 10088, link });
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
        .toEqual([{ text, types: ['image/jpeg'] }]);
    },
    'comes with an answer of the game': async ({ page }) => {
      await openPage(page, '/');
      await page.getByRole('button', { name: sums.clock.levels.warmUp.title }).click();
      const field = page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
      await field.fill('1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: clock.next })).toBeFocused();
      expect(jpegSize((await savedPicture(page)).file)).toEqual([1080, 1080]);
    },
    'a step of a method can be hidden, and is filled in': async ({ page }) => {
      const { filled, hide, look, notYet } = workedSums.calculator;
      await openPage(page, '/');
      await page.getByRole('button', { name: sums.calculator.work }).click();
      await page.getByRole('link', { name: workedSums.methodPage }).click();
      await expect(page).toHaveURL(en.paths.nikhilam);
      await page.getByRole('button', { name: sums.calculator.work }).click();
      const worked = page.locator('[data-slot=worked-sum]');
      await expect(worked).toContainText('98 × 97 = 9506');
      await expect(page.getByRole('link', { name: workedSums.methodPage })).toHaveCount(0);

      const hideButton = page.getByRole('button', { name: hide });
      const blank = (text: string) => page.getByRole('textbox', { name: text });
      await hideButton.click();
      await expect(worked).not.toContainText(/95(?!\d)|9506/);
      await expect(blank('98 − 3 = ?')).toBeFocused();
      await page.keyboard.type('94');
      await page.keyboard.press('Enter');
      await expect(blank('98 − 3 = ?')).toHaveAccessibleDescription(notYet);
      await blank('98 − 3 = ?').fill('९५');
      await page.keyboard.press('Enter');
      await expect(worked.getByRole('status')).toHaveText(fill(filled, { working: '98 − 3 = 95' }));
      await expect(worked).toContainText('98 × 97 = 9506');
      await expect(hideButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(blank('2 × 3 = ?'), 'the other part is next').toBeFocused();
      await page.getByRole('button', { name: look }).click();
      await expect(worked).toContainText('98 × 97 = 9506');
    },
    'all of it fits 320 px': async ({ page }) => {
      const second = page.getByLabel(sums.calculator.second);
      const answerField = page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });

      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/#try=987654x456789');
      await expect(page.getByText(/^987654\s×\s456789\s=\s\d+$/).first()).toBeVisible();
      await page.getByText(home.demo.steps.show).click();
      await page.getByRole('button', { name: sums.clock.levels.exam.title }).click();
      await answerField.press('Enter');
      await expect(answerField).toHaveAttribute('aria-invalid', 'true');
      expect(await scrollWidth(page)).toBe(320);

      await second.fill('-');
      await second.press('Enter');
      await expect(second).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('tab', { name: home.demo.benefits }).click();
      await answerField.fill('1');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Not this time\./)).toBeVisible();
      expect(await scrollWidth(page)).toBe(320);
    },
  });
});
