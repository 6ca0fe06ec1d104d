import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expectDeep, isQuick } from './depth';
import { findUnsizedDrawings } from './drawings';
import { openIsolatedWorld } from './isolated-world';
import { spaceText } from './page';

interface Finding {
  rule: string;
  html: string;
  message: string;
}

/**
 * Findings that are no fault of a page: a rule, and the element that it is reported for.
 *
 * @see docs/decisions/023-three-checkers-on-every-state.md
 */
const EXCEPTIONS: readonly (readonly [rule: string, html: RegExp])[] = [
  ['input_autocomplete_valid', /^<input(?=.* type="email")(?=.* autocomplete="username")/],
  ['element_tabbable_role_valid', /^<li .*data-sonner-toast/],
  ['element_tabbable_role_valid', /^<div .*role="log"/],
];

export const isFault = ({ rule, html }: Finding) =>
  !EXCEPTIONS.some(([excepted, element]) => rule === excepted && element.test(html));

const htmlChecker = new HtmlValidate(
  new StaticConfigLoader({ elements: ['html5'], extends: ['html-validate:standard'] }),
);

/** Checks a whole document against the HTML standard: one line for each error. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await htmlChecker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, offset }) => {
      const source = html.slice(offset, offset + 120).replaceAll(/\s+/g, ' ');
      return `${ruleId}: ${message}\n${selector ?? ''}: ${source}`;
    }),
  );
}

const installed = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');

/**
 * The accessibility engines: a script that defines the named variable, and the expression that
 * gives the findings below a root element.
 *
 * For `ace` the ruleset WCAG_2_2 is WCAG 2.2 A and AA; IBM's own adds, among others, that no
 * content lies outside the landmarks. It takes the content of a closed `<details>` for rendered.
 */
export const ENGINES = {
  axe: {
    source: installed('axe-core/axe.min.js'),
    check: (root: string, rules?: string[]) =>
      `axe.run(${root}, { iframes: false, resultTypes: ['violations'], runOnly: ${JSON.stringify(rules)} })
        .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(
          ({ html, failureSummary }) => ({ rule: id, html, message: failureSummary }))))`,
  },
  ace: {
    source: installed('accessibility-checker-engine/ace.js'),
    check: (root: string) =>
      `new ace.Checker().check(${root}, ['WCAG_2_2', 'IBM_Accessibility'])
        .then(({ results }) => results
          .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
          .filter(({ node }) => node.checkVisibility?.() !== false)
          .map(({ ruleId, snippet, message }) => ({ rule: ruleId, html: snippet, message })))`,
  },
};

/** With reduced motion nothing starts to move; what moved before goes on, in colours between two. */
export const END_TRANSITIONS =
  'document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish())';

/** Of all rules, only those about colours depend on the theme. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

type Check = [engine: keyof typeof ENGINES, rules?: string[]];
/**
 * What each depth checks, beside the HTML standard. Colours take most of the time of axe, so that the
 * dark theme would cost as much again. In full, `expectDialogConformance` also looks at small windows.
 */
const CHECKS: Record<'light' | 'dark', Check[]> = isQuick
  ? { light: [['axe']], dark: [] }
  : { light: [['axe'], ['ace']], dark: [['axe', COLOURS]] };

/**
 * Expects no error of the HTML standard in the document as it is, no violation that axe finds and, in
 * full, none of the second engine, and enough contrast in the dark theme too, with motion at rest. A
 * test goes on after a failure.
 *
 * @param within limits the accessibility engines to one element.
 */
export async function expectConformance(page: Page, within = 'html'): Promise<void> {
  expectDeep(test.info().tags);
  const evaluate = await openIsolatedWorld(page);
  const html = await evaluate<string>('document.documentElement.outerHTML');
  const found = {
    html: await findHtmlErrors(`<!doctype html>${html}`),
    light: [] as string[],
    dark: [] as string[],
    drawings: await findUnsizedDrawings(page),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    if (CHECKS[colorScheme].length === 0) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await evaluate(END_TRANSITIONS);
    for (const [engine, rules] of CHECKS[colorScheme]) {
      const { source, check } = ENGINES[engine];
      if (await evaluate(`typeof ${engine} === 'undefined'`)) await evaluate(`${source};0`);
      const root = `document.querySelector('${within}')`;
      const findings = await evaluate<Finding[]>(check(root, rules));
      const faults = findings.filter(isFault);
      const lines = faults.map(({ rule, html: at, message }) => `${rule}: ${message}\n${at}`);
      found[colorScheme].push(...lines);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  expect.soft(found, page.url()).toEqual({ html: [], light: [], dark: [], drawings: [] });
}

/** The engines report what `aria-hidden` hides behind an open dialog: they look into it alone. */
const DIALOG = '[role=dialog]';

const findElementsBeyond = (dialog: Element, edge: number) =>
  [dialog, ...dialog.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > edge)
    .map((element) => element.outerHTML.slice(0, 120));

/**
 * Finds controls of which more than a twentieth is cut while they have the focus. Of high ones a third
 * of the window is enough, of a text area the line with the caret, which a browser scrolls to.
 */
const findCutControls = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLElement>('input, select, textarea, button, a')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
    .filter((element) => {
      (document.activeElement as HTMLElement).blur();
      element.focus();
      const { top, bottom, height } = element.getBoundingClientRect();
      const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const needed = element.localName === 'textarea' ? 32 : innerHeight / 3;
      return visible < Math.min(height * 0.95, needed);
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Expects that the open dialog conforms and, in full, fits 320 px with text spacing and 400 % zoom. */
export async function expectDialogConformance(page: Page): Promise<void> {
  await expectConformance(page, DIALOG);
  if (isQuick) return;
  const dialog = page.locator(DIALOG);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 740 });
  await spaceText(page);
  expect.soft(await dialog.evaluate(findElementsBeyond, 320), 'fits 320 px').toEqual([]);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await dialog.evaluate(findCutControls), 'fits 400 % zoom').toEqual([]);
  await page.setViewportSize(size);
}
