import { JSDOM } from 'jsdom';
import postcss, { type Root } from 'postcss';

/** A selector without what may change while a page is open: states, attributes, pseudo-elements. */
const lasting = (selector: string) =>
  selector
    .replace(/(?<!\\)::?[\w-]+(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g, '')
    .replace(/(?<!\\)\[[^\]]*\]/g, '')
    .replace(/[\s>+~]+$/, '')
    .trim();

function mayMatch(document: Document, selector: string): boolean {
  try {
    return document.querySelector(lasting(selector) || '*') !== null;
  } catch {
    return true;
  }
}

/** Drops what is left without a user; each removal may make another one possible. */
function tidy(root: Root): void {
  for (let before = ''; before !== root.toString();) {
    before = root.toString();
    root.walkAtRules((rule) => {
      const { name, params } = rule;
      const elsewhere = () => before.replace(rule.toString(), '');
      const idle =
        (name === 'keyframes' && !new RegExp(`animation[^;}]*\\b${params}\\b`).test(before)) ||
        (name === 'property' && !elsewhere().includes(params)) ||
        rule.nodes?.length === 0;
      if (idle) rule.remove();
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!before.includes(`var(${declaration.prop}`)) declaration.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  }
}

/**
 * The part of a stylesheet that a page can use as it stands, whatever state its elements take. What
 * scripts may add later is not in it.
 *
 * @param css as built; addresses in it are relative to its own folder, those of the result absolute.
 */
export function cutStyles(css: string, html: string): string {
  const { document } = new JSDOM(html).window;
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const selectors = rule.selectors.filter((selector) => mayMatch(document, selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  tidy(root);
  return root.toString().replaceAll(/url\(\.\.\/media\//g, 'url(/_next/static/media/');
}

const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/>/g;

/**
 * Puts the styles a page can use into the page. Its stylesheets stay named but are not fetched
 * until the loader asks for them, together with the framework.
 *
 * @param read gives the text of a stylesheet by its address.
 * @throws when the page names no stylesheet.
 */
export function inlineStyles(html: string, read: (address: string) => string): string {
  const sheets = [...html.matchAll(SHEET)];
  const [first] = sheets;
  if (!first) throw new Error('the page names no stylesheet');
  const css = sheets.map(([, address]) => read(address!)).join('\n');
  return html
    .replace(SHEET, '<link rel="stylesheet" href="$1"$2 disabled=""/>')
    .replace(
      '<link rel="stylesheet"',
      () => `<style>${cutStyles(css, html)}</style><link rel="stylesheet"`,
    );
}
