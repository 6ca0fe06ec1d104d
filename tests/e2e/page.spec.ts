import { type APIRequestContext, type Page } from '@playwright/test';
import { pages as pageFacts } from '@/content/pages';
import { findHtmlErrors } from '../support/conformance';
import { isQuick } from '../support/depth';
import { differentPages, LOST, lostPages, notFoundNote, pages, quickPages } from '../support/pages';
import { expect, expectConformance, hydrated, test } from '../support/test';
import { checkDrawn } from '../support/whole-page/drawn';
import {
  expectFilledButtons,
  expectNothingCovered,
  expectNothingCoveredAnywhere,
  expectOneFilledButton,
} from '../support/whole-page/buttons';
import { changeEarlyStates, holdSigns } from '../support/whole-page/early';
import { expectFitsEveryWidth } from '../support/whole-page/fit';
import { expectVisibleFocus } from '../support/whole-page/focus';
import { expectWrittenAndLinked } from '../support/whole-page/links';
import { expectRest } from '../support/whole-page/rest';
import { findMissingStyles } from '../support/whole-page/styles';
import { expectRoomForLongerTexts } from '../support/whole-page/texts';
import { localeAt } from '../support/words';

// One load of a page serves every check that concerns the whole of it. Dialogs, errors and results are
// checked where their own tests have them in view.

const isLost = (path: string) => lostPages.includes(path);
/** The others differ from these in their words alone. */
const isDifferent = (path: string) => [...differentPages, LOST].includes(path);

const idAt = (path: string) =>
  pageFacts.map(({ id }) => id).find((id) => localeAt(path).paths[id] === path);

/** Expects a page for every visitor at its address, whatever language the browser asks for. */
async function expectValidAnswer(request: APIRequestContext, path: string) {
  const { language } = localeAt(path);
  const headers = { 'accept-language': language === 'en' ? 'hi' : 'en' };
  const response = await request.get(path, { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<html lang="${language}"`);
  expect(await findHtmlErrors(html)).toEqual([]);
}

async function expectAllStyles(page: Page) {
  const expectNoneMissing = async (of: string, widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findMissingStyles), `${of} at ${width} px`).toEqual([]);
    }
  };
  await expectNoneMissing('as it comes', [360]);
  await page.evaluate(changeEarlyStates);
  await expectNoneMissing('dark, with everything open', isQuick ? [1280, 360] : [1280, 700, 360]);
  await page.evaluate(() => self.undoEarlyStates());
}

/** What a page keeps with its scripts, and in every size. */
async function checkAfter(page: Page, path: string) {
  const locale = localeAt(path);
  const id = idAt(path);
  await page.setViewportSize({ width: 1280, height: 800 });
  await hydrated(page);
  if (id) await expectOneFilledButton(page);
  if (isDifferent(path)) {
    // Before the checkers change the theme, and before the keyboard shows the floating buttons.
    await test.step('rest', () => expectRest(page));
    await page.setViewportSize({ width: 320, height: 568 });
    await test.step('covered', () => expectNothingCoveredAnywhere(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    if (id) await test.step('focus', () => expectVisibleFocus(page));
  }
  if (id && locale.language === 'en') {
    await test.step('conformance', () => expectConformance(page));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  await test.step('widths', () => expectFitsEveryWidth(page));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  if (id) await expectOneFilledButton(page);
  if (id === 'home') await expectFilledButtons(page);
  if (id && locale.language !== 'en') {
    await test.step('conformance', () => expectConformance(page));
  }
  await test.step('longer texts', () => expectRoomForLongerTexts(page));
}

for (const path of isQuick ? quickPages : [...pages, ...lostPages]) {
  test(
    `page: ${path} is whole before scripts; fits, rests and conforms after`,
    { tag: '@deep' },
    async ({ page, problems, request }) => {
      const locale = localeAt(path);
      const id = idAt(path);
      if (isLost(path)) {
        problems.allow(notFoundNote);
        // Its countdown leads nowhere.
        await page.context().route(/:\d+\/(hi)?$/, (route) => route.fulfill({ status: 204 }));
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 568 });
      await page.addInitScript(holdSigns);
      await page.goto(path);

      await test.step('before scripts', async () => {
        await expectNothingCovered(page);
        if (id) {
          await expectValidAnswer(request, path);
          await page.setViewportSize({ width: 1280, height: 800 });
          await expectWrittenAndLinked(page, locale, id);
        }
        await test.step('critical CSS', () => expectAllStyles(page));
      });

      await page.evaluate(() => self.releaseSigns());
      await checkDrawn(page, {
        async open(other) {
          await other.emulateMedia({ reducedMotion: 'reduce' });
          await other.goto(path);
        },
        check: (drawn) => checkAfter(drawn, path),
      });
    },
  );
}
