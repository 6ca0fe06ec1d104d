import postcss, { type Root } from 'postcss';
import { type Build } from './build';
import { type Page } from './page';

const GROUP = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/.source;

/** Set before the framework runs: by the early script, the loader, or the browser itself. */
const EARLY_ATTRIBUTE = /(?<!\\)\[(data-theme|data-account|data-held|open)\b[^\]]*\]/g;

/** A selector without what may change before any script of ours runs. */
const lasting = (selector: string) =>
  selector
    .replace(new RegExp(String.raw`(?<!\\)::?(?!disabled\b)[\w-]+(${GROUP})?`, 'g'), '')
    .replace(EARLY_ATTRIBUTE, '')
    .replace(/[\s>+~]+$/, '')
    .replace(/^\s*(?=[>+~])/, '*')
    .trim();

/** States that a pointer or a key brings, as it does the whole stylesheet; and what no page has. */
const NEVER_AT_FIRST_PAINT =
  /(?<!\\):(hover|active|selection|-moz-ui-invalid|host|-moz-focusring)\b/;

/** Parts that only some fields of a form have, and those fields. */
const FIELD_PARTS: readonly [RegExp, string][] = [
  [/::-webkit-(date|calendar)/, '[type^=date], [type=month], [type=week], [type=time], [list]'],
  [/::-webkit-search/, '[type=search]'],
  [/::-webkit-(inner|outer)/, '[type=number]'],
  [/::file-selector/, '[type=file]'],
  [/::placeholder/, '[placeholder]'],
];

/** What a selector wants a page to hold somewhere, where that is no state. */
const wantedIn = (selector: string) =>
  [...selector.matchAll(new RegExp(String.raw`(?<![\\(]):has(${GROUP})`, 'g'))]
    .map(([, group]) => lasting(group!.slice(1, -1)))
    .filter(Boolean);

/** Scripts show what is inside a hidden element; the loader asks for the stylesheet before them. */
const isShown = ({ parentElement }: Element) =>
  !parentElement?.closest('[hidden]:not([hidden=until-found])');

function mayMatch(document: Document, selector: string): boolean {
  if (NEVER_AT_FIRST_PAINT.test(selector.replace(new RegExp(GROUP, 'g'), ''))) return false;
  const fields = FIELD_PARTS.find(([part]) => part.test(selector))?.[1];
  const owner = fields ?? (lasting(selector) || '*');
  try {
    return (
      [...document.querySelectorAll(owner)].some(isShown) &&
      wantedIn(selector).every((part) => document.querySelector(part) !== null)
    );
  } catch {
    return true;
  }
}

const ROOT = /(^|,)\s*:root\s*(,|$)/;

/** Custom properties that have a value on every element: a fallback beside them is never read. */
function alwaysSet(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules(ROOT, ({ parent, nodes }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer') return;
    for (const node of nodes) if (node.type === 'decl') names.add(node.prop);
  });
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (value === 'initial') names.delete(prop);
  });
  return names;
}

function dropFallbacks(root: Root): void {
  const names = alwaysSet(root);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+),[^()]*\)/g,
      (whole, name: string) => (names.has(name) ? `var(${name})` : whole),
    );
  });
}

/** Drops what is left without a user, and what is said twice; each removal may allow another. */
function tidy(root: Root): void {
  for (let before = ''; before !== root.toString();) {
    before = root.toString();
    root.walkAtRules((rule) => {
      const { name, params } = rule;
      const elsewhere = () => before.replace(rule.toString(), '');
      const idle =
        (name === 'keyframes' && !new RegExp(`animation[^;}]*\\b${params}\\b`).test(before)) ||
        (name === 'property' && !elsewhere().includes(params)) ||
        (name === 'media' && params.startsWith('(scripting:none)')) ||
        rule.nodes?.length === 0;
      if (idle) rule.remove();
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!before.includes(`var(${declaration.prop}`)) declaration.remove();
    });
    root.walkRules((rule) => {
      const said = rule.nodes.map(String);
      rule.nodes
        .filter((_, at) => said.includes(said[at]!, at + 1))
        .forEach((node) => node.remove());
      if (rule.nodes.length === 0) rule.remove();
    });
  }
}

/**
 * The part of a stylesheet that a page can use as it stands, before a pointer comes near it: what
 * scripts or a pointer may change is not in it, nor what is for visitors without scripts.
 *
 * @param css as built; addresses in it are relative to its own folder, those of the result absolute.
 */
export function cutStyles(css: string, document: Document): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const selectors = rule.selectors.filter((selector) => mayMatch(document, selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropFallbacks(root);
  tidy(root);
  return root.toString().replaceAll(/url\(\.\.\/media\//g, 'url(/_next/static/media/');
}

/**
 * Puts the styles a page can use into the page. Its stylesheets stay named but are not fetched
 * until the loader asks for them, together with the framework; a browser without scripts gets them
 * at once.
 *
 * @throws when the page names no stylesheet.
 */
export function inlineCriticalCss(page: Page, build: Pick<Build, 'read'>): void {
  const sheets = page.all('link[rel="stylesheet"]');
  const [first] = sheets;
  if (!first) throw new Error(`${page.route}: the page names no stylesheet`);
  const addresses = sheets.map((sheet) => sheet.getAttribute('href')!);
  const css = addresses.map((address) => build.read(address).toString()).join('\n');
  const whole = addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  for (const sheet of sheets) page.setAttribute(sheet, 'disabled', '');
  // Before the stylesheets, whose rules follow those that stand in the page.
  page.insertBefore(
    first,
    `<style>${cutStyles(css, page.document)}</style><noscript>${whole}</noscript>`,
  );
}
