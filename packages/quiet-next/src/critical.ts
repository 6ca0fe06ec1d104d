/** Each page looks finished before its stylesheet arrives, which the loader requests. */
import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { type CriticalOptions, type Instant } from './options.ts';
import { type Output } from './output.ts';
import { type Page } from './page.ts';

/** What the loader sets, and what beasties drops because it names no element. */
const ALLOWED = [/\[(aria-busy|data-held)\b/, /:popover-open/, /^:(focus-visible|lang|where\(\.)/];

/** Of tabs that the loader chooses. */
const TAB_STATE = /\[data-state=(active|inactive)\b/;

/** The whole stylesheet comes with the first pointer or key, and at once without scripts. */
const LATE_CONDITION = /\(hover:hover\)|^@media \(scripting:none\)/;
const LATE_STATE = /(?<!\\):(hover|active|disabled)/;
const LATE_PROPERTY =
  /(?<=[{;])(transition|cursor|touch-action|overscroll-behavior|scroll-(?:margin|snap))[\w-]*:[^;{}]*;?/g;

/**
 * beasties does not look into `:is()`. Tailwind writes `*:p-1` as `:is(.\*\:p-1>*)`, and Lightning CSS
 * puts a list with `:has()` into one.
 */
const IS =
  /(?<=^|[{},]):is\((?:(\.(?:\\.|[^(),\\])*)\)|(\[(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)\)(?=\{))/g;

/** A digit at the start is written as `\32 `. */
const CLASS = /\.((?:\\3\d ?|\\.|[\w-])+)/g;

/** Browsers without `@property` get Tailwind's initial values by a rule: here all browsers do. */
const WITHOUT_PROPERTY = /^@supports .*-moz-orient/;

/** Which an element must have, as the page writes them. */
const classesOf = (selector = '') =>
  [...selector.replaceAll(/(?<!\\)(:not\([^)]*\)|\[[^\]]*\])/g, '').matchAll(CLASS)].map(
    ([, name]) => name!.replaceAll(/\\3(\d) ?/g, '$1').replaceAll('\\', ''),
  );

function compile(
  address: string,
  css: string,
  { allow = [], late = [] }: CriticalOptions,
): (html: string) => string {
  const allowRules = [...ALLOWED, ...allow];
  const sheet = compileSheet(css.replaceAll(IS, '$1$2'), { href: address, allowRules });
  const isLate = (selector: string) =>
    [LATE_STATE, ...late].some((pattern) => pattern.test(selector));
  sheet.rules = sheet.rules.filter(
    ({ css = '', wrap = [], selectors }) =>
      !css.startsWith('@property') &&
      !wrap.some((condition) => LATE_CONDITION.test(condition)) &&
      !selectors?.every(isLate),
  );
  for (const rule of sheet.rules) {
    // Lightning CSS joins selectors with one body, late and early ones.
    const isEarly = (_: unknown, index: number) => !isLate(rule.selectors?.[index] ?? '');
    rule.match = rule.match?.filter(isEarly);
    rule.selectors = rule.selectors?.filter(isEarly);
    // An allowed selector still needs its classes in the page.
    rule.match = rule.match?.map((condition, index) =>
      condition === true ? { classes: classesOf(rule.selectors?.[index]) } : condition,
    );
    rule.wrap = rule.wrap?.filter((condition) => !WITHOUT_PROPERTY.test(condition));
  }
  const { extract } = createProcessor([sheet], { keyframes: 'all' });
  const fontFaces = (css.match(/@font-face\{[^}]*\}/g) ?? []).join('');
  return (html) => {
    // beasties compares classes such as `[&>svg:not([class*='size-'])]:size-4` without decoding the page.
    const decoded = html.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
    const critical = extract(decoded).css;
    return critical + fontFaces.replaceAll('url(../', 'url(/_next/static/');
  };
}

/** Tailwind declares its properties and all fonts and key frames for every page. */
function dropUnread(css: string): string {
  const ifFound = (usage: (name: string) => string) => (rule: string, name: string) =>
    new RegExp(usage(name)).test(css) ? rule : '';
  const ifRead = ifFound((name) => String.raw`var\(${name}[,)]`);
  const ifNamed = ifFound((name) => String.raw`(?<!\{font-family)[:, ]"?${name}"?[ ,;}]`);
  const rest = css
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, ifRead)
    .replaceAll(/@keyframes ([\w-]+)\{([^{}]*\{[^{}]*\})*\}/g, ifNamed)
    .replaceAll(/@font-face\{font-family:([^;]+);[^}]*\}/g, ifNamed)
    // Lightning CSS repeats a prefixed property.
    .replaceAll(/(?<=[{;])([\w-]+:[^;{}]*;)\1+/g, '$1')
    .replaceAll(/[^{};]*\{\}/g, '');
  return rest === css ? css : dropUnread(rest);
}

/** Returns what puts the styles of its first sight into a page. */
export function styleInliner(
  { assets }: Pick<Output, 'assets'>,
  options: CriticalOptions = {},
  instant: readonly Instant[] = [],
): (page: Page) => void {
  const sheets = [...assets].filter(([address]) => address.endsWith('.css'));
  const { allow = [], late } = options;
  const states = { allow: instant.includes('tabs') ? [TAB_STATE, ...allow] : allow, late };
  const cutters = new Map(
    sheets.map(([address, css]) => [address, compile(address, css.toString(), states)]),
  );
  return (page) => {
    if (sheets.length === 0) return;
    const links = page
      .all('link', { rel: 'stylesheet' })
      .filter(({ attribs }) => cutters.has(attribs.href ?? ''));
    if (!links[0]) {
      if (sheets.every(([address]) => !page.html.includes(address))) return;
      throw new Error(`${page.route}: the page links no stylesheet of the build`);
    }
    const addresses = links.map((link) => link.attribs.href!);
    const html = (options.markup?.(page.route) ?? '') + page.html;
    const css = addresses.map((address) => cutters.get(address)!(html)).join('');
    const whole = addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
    const style = dropUnread(css.replaceAll(LATE_PROPERTY, ''));
    const added = `<style>${style}</style><noscript>${whole}</noscript>`;
    // Chrome also requests a disabled stylesheet, but nothing inside a template.
    page.edit(
      links.flatMap(({ at, until }, index) => [
        { at, by: `${index === 0 ? added : ''}<template>` },
        { at: until, by: '</template>' },
      ]),
    );
  };
}
