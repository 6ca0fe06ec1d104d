import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { pages as pageFacts } from '@/content/pages';
import { expectConformance, findHtmlErrors } from '../conformance';
import { hydrated, menuButton } from '../page';
import { differentPages, LOST, lostPages } from '../pages';
import { localeAt } from '../words';
import {
  expectFilledButtons,
  expectNothingCovered,
  expectNothingCoveredAnywhere,
  expectOneFilledButton,
} from './buttons';
import { checkDrawn } from './drawn';
import { changeEarlyStates, holdSigns } from './early';
import { expectFitsEveryWidth } from './fit';
import { expectFloatingOnNothing } from './floating';
import { expectVisibleFocus } from './focus';
import { expectForcedColours } from './forced';
import { expectWrittenAndLinked } from './links';
import { expectRest } from './rest';
import { expectNoShift } from './shift';
import { findMissingStyles } from './styles';
import { expectRoomForLongerTexts } from './texts';

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
  await expectNoneMissing('dark, with everything open', [1280, 700, 360]);
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
    await test.step('floating', () => expectFloatingOnNothing(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    if (id) await test.step('focus', () => expectVisibleFocus(page));
  }
  await test.step('forced colours', () => expectForcedColours(page));
  const isEnglish = locale.language === 'en';
  await page.setViewportSize(
    isEnglish ? { width: 1280, height: 800 } : { width: 360, height: 740 },
  );
  await test.step('conformance', () => expectConformance(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (id === 'home') {
    await page.setViewportSize({ width: 360, height: 740 });
    await menuButton(page).click();
    await test.step('conformance of the menu', () => expectConformance(page));
    await page.keyboard.press('Escape');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  await test.step('widths', () => expectFitsEveryWidth(page));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  if (id) await expectOneFilledButton(page);
  if (id === 'home') await expectFilledButtons(page);
  await test.step('longer texts', () => expectRoomForLongerTexts(page));
}

async function checkPage(page: Page, path: string) {
  const id = idAt(path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('shift', () => expectNoShift(page, path));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(holdSigns);
  await page.goto(path);
  await test.step('before scripts', async () => {
    await expectNothingCovered(page);
    if (id) {
      await expectValidAnswer(page.request, path);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectWrittenAndLinked(page, localeAt(path), id);
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
}

/** Expects that each page is whole before scripts, and fits, rests and conforms after. Goes on after a failure. */
export async function expectWholePages(context: BrowserContext, paths: readonly string[]) {
  const failures: string[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    // Its countdown leads nowhere.
    if (isLost(path)) await page.route(/:\d+\/(hi)?$/, (route) => route.fulfill({ status: 204 }));
    await test
      .step(path, () => checkPage(page, path))
      .catch((error: Error) => failures.push(`${path}: ${error.message}`));
    for (const each of context.pages()) await each.close();
  }
  expect(failures, 'pages that are not whole').toEqual([]);
}
