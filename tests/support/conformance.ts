import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { findHtmlErrors } from './html-checker';
import { type Evaluate, openIsolatedWorld } from './isolated-world';

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
];

const isFault = ({ rule, html }: Finding) =>
  !EXCEPTIONS.some(([excepted, element]) => rule === excepted && element.test(html));

const installed = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');

/**
 * The accessibility engines: a script that defines the named variable, and the expression that
 * gives the findings below a root element.
 *
 * For `ace` the ruleset WCAG_2_2 is WCAG 2.2 A and AA; IBM's own adds, among others, that no
 * content lies outside the landmarks. It takes the content of a closed `<details>` for rendered.
 */
const ENGINES = {
  axe: {
    source: installed('axe-core/axe.min.js'),
    check: (root: string) =>
      `axe.run(${root}, { iframes: false, resultTypes: ['violations'] })
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

async function findViolations(evaluate: Evaluate, within: string): Promise<string[]> {
  const root = `document.querySelector(${JSON.stringify(within)})`;
  const lines: string[] = [];
  for (const [engine, { source, check }] of Object.entries(ENGINES)) {
    if (await evaluate<boolean>(`typeof ${engine} === 'undefined'`)) await evaluate(`${source};0`);
    const faults = (await evaluate<Finding[]>(check(root))).filter(isFault);
    lines.push(
      ...faults.map(({ rule, html, message }) => `${engine} ${rule}: ${message}\n${html}`),
    );
  }
  return lines;
}

/**
 * Expects no error of the HTML standard in the document as it is, and no violation of either
 * accessibility engine in both themes, with motion at rest. A test goes on after a failure.
 *
 * @param within limits the accessibility engines to one element.
 */
export async function expectConformance(page: Page, within = 'html'): Promise<void> {
  const evaluate = await openIsolatedWorld(page, 'checkers');
  const html = await evaluate<string>('document.documentElement.outerHTML');
  const found: Record<string, string[]> = {
    html: await findHtmlErrors(`<!doctype html>${html}`),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found[colorScheme] = await findViolations(evaluate, within);
  }
  expect.soft(found, page.url()).toEqual({ html: [], light: [], dark: [] });
}
