import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { findUnsizedDrawings } from './drawings';
import { openIsolatedWorld } from './isolated-world';

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
/** Beside the HTML standard. */
const CHECKS: Record<'light' | 'dark', Check[]> = {
  light: [['axe'], ['ace']],
  dark: [['axe', COLOURS]],
};

/**
 * Expects no error of the HTML standard in the document as it is, no violation that one of two engines
 * finds, and enough contrast in the dark theme too, with motion at rest. A test goes on after a failure.
 *
 * @param within limits the accessibility engines to one element.
 */
export async function expectConformance(page: Page, within = 'html'): Promise<void> {
  const evaluate = await openIsolatedWorld(page);
  const html = await evaluate<string>('document.documentElement.outerHTML');
  const found = {
    html: await findHtmlErrors(`<!doctype html>${html}`),
    light: [] as string[],
    dark: [] as string[],
    drawings: await findUnsizedDrawings(page),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
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
