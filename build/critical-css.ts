import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { type Build } from './build';
import { type Page } from './page';

/** Needed only with the whole stylesheet, which a pointer or key loads; and obsolete prefixes. */
const DEFERRED_STATES =
  /(?<!\\):(hover|active|selection|host|-moz-[\w-]+|:-webkit-[\w-]+|:file-selector)/;

/** What an element may get before that, such as an attribute that an inline script sets. */
const EARLY_STATES =
  /(?<!\\)(::?(?!not\b|is\b|where\b|has\b|disabled\b)[\w-]+(\([^()]*\))?|\[(data-theme|data-account|data-offer|data-held|data-state|open)\b[^\]]*\])/g;

const EMPTY = /:(not|is|where|has)\(\s*\)/g;

function stripStates(selector: string): string {
  const elements = selector
    .replaceAll('::placeholder', '[placeholder]')
    .replace(EARLY_STATES, '')
    .replace(EMPTY, '')
    .replace(/(^|[\s>+~(,])(?=[>+~),]|$)/g, '$1*');
  return elements.trim() || '*';
}

function isNeeded(document: Document, selector: string): boolean {
  if (DEFERRED_STATES.test(selector.replace(/:(not|is|where)\([^()]*\)/g, ''))) return false;
  try {
    return [...document.querySelectorAll(stripStates(selector))].some(
      ({ parentElement }) => !parentElement?.closest('[hidden]:not([hidden=until-found])'),
    );
  } catch {
    return true;
  }
}

function dropFallbacks(root: Root): void {
  const names = new Set<string>();
  root.walkRules(/:root(,|$)/, ({ parent, nodes }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer') return;
    for (const node of nodes) {
      if (node.type === 'decl' && !['', 'initial'].includes(node.value.trim()))
        names.add(node.prop);
    }
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+),[^()]*(\([^()]*\))?\)/g,
      (whole, name: string) => (names.has(name) ? `var(${name})` : whole),
    );
  });
}

function writeInitialValues(root: Root): void {
  const initial = new Map<string, string>();
  root.walkAtRules('property', ({ params, nodes = [] }) => {
    for (const node of nodes) {
      if (node.type === 'decl' && node.prop === 'initial-value') initial.set(params, node.value);
    }
  });
  // This layer sets them for browsers that cannot register a property.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
  root.walkDecls(/^--/, ({ prop }) => void initial.delete(prop));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (whole, name: string) => initial.get(name) ?? whole,
    );
  });
}

/** Only the styles in the page read its custom properties. */
function shortenProperties(root: Root): void {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    if (!names.has(name)) names.set(name, `--${names.size.toString(36)}`);
    return names.get(name)!;
  };
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declaration.prop = shorten(declaration.prop);
    declaration.value = declaration.value.replace(/--[a-z][\w-]*(?=[,)])/g, shorten);
  });
}

const unquote = (text: string) => text.replaceAll(/["']/g, '');

const familyOf = ({ nodes }: AtRule) =>
  nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');

function isNamed(family: string, css: string): boolean {
  const name = unquote(family).replace(/^.*?:\s*/, '');
  return new RegExp(`[:,]\\s*${name}\\s*[,;}]`).test(
    unquote(css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')),
  );
}

function isUnused(node: ChildNode, css: string): boolean {
  if (node.type === 'decl') {
    if (/^(transition|cursor|touch-action|scroll-margin)/.test(node.prop)) return true;
    const isUnread = node.prop.startsWith('--') && !css.includes(`var(${node.prop}`);
    return isUnread || String(node) === String(node.next());
  }
  if (node.type === 'atrule') {
    const { name, params } = node;
    if (name === 'keyframes') return !new RegExp(`animation[^;}]*\\b${params}\\b`).test(css);
    if (name === 'property') return !css.includes(`var(${params}`);
    if (name === 'font-face') return !isNamed(String(familyOf(node)), css);
    return params.startsWith('(scripting:none)') || node.nodes?.length === 0;
  }
  return node.type === 'rule' && node.nodes.length === 0;
}

export function cutStyles(css: string, document: Document): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const selectors = rule.selectors.filter((selector) => isNeeded(document, selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropFallbacks(root);
  writeInitialValues(root);
  for (let before = ''; before !== root.toString();) {
    before = root.toString();
    root.walk((node) => void (isUnused(node, before) && node.remove()));
  }
  shortenProperties(root);
  return root.toString().replaceAll(/url\(\.\.\/media\//g, 'url(/_next/static/media/');
}

/** The loader enables the stylesheets; a browser without scripts loads them at once. */
export function inlineCriticalCss(page: Page, build: Pick<Build, 'read'>): void {
  const sheets = page.all('link[rel="stylesheet"]');
  const [first] = sheets;
  if (!first) throw new Error(`${page.route}: the page links no stylesheet`);
  const addresses = sheets.map((sheet) => sheet.getAttribute('href')!);
  const css = addresses.map((address) => build.read(address).toString()).join('\n');
  const whole = addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  for (const sheet of sheets) page.addAttribute(sheet, 'disabled', '');
  // Rules of the stylesheets win over the same rules in the page.
  page.insertBefore(
    first,
    `<style>${cutStyles(css, page.document)}</style><noscript>${whole}</noscript>`,
  );
}
