import postcss from 'postcss';
import { type Build } from './build';
import { type Page } from './page';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A class, or an attribute selector, whose dots are no classes. */
const CLASS = /\[[^\]]*\]|\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;

const unescape = (name: string) =>
  name.replace(/\\([\da-f]{1,6}) ?|\\(.)/g, (_, code: string, character: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : character,
  );

/** Rewrites each class of a stylesheet. */
function mapClasses(css: string, change: (selector: string, name: string) => string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    rule.selector = rule.selector.replace(CLASS, (selector, name?: string) =>
      name ? change(selector, unescape(name)) : selector,
    );
  });
  return root.toString();
}

/**
 * Short names for the classes of a stylesheet. They depend on the stylesheet alone, since a browser
 * may have cached it from an earlier deployment with the same styles.
 */
export function shortNames(css: string): Map<string, string> {
  const names = new Map<string, string>();
  mapClasses(css, (selector, name) => {
    names.set(name, '');
    return selector;
  });
  let next = 0;
  for (const name of names.keys()) {
    let short;
    do {
      const first = LETTERS[Math.floor(next / LETTERS.length) - 1] ?? '';
      short = first + LETTERS[next % LETTERS.length]!;
      next += 1;
    } while (names.has(short));
    names.set(name, short);
  }
  return names;
}

/**
 * Gives the elements of the pages short class names, which saves 15 % of a page with its styles. The
 * stylesheets get both names, since React writes the long one when it changes an element.
 *
 * @returns a reader of the stylesheets with the short names alone, for the styles in a page.
 */
export function shortenClassNames(
  pages: readonly Page[],
  build: Pick<Build, 'add' | 'assets'>,
): { read(address: string): Buffer } {
  const sheets = [...build.assets].filter(([address]) => address.endsWith('.css'));
  const styles = new Map(sheets.map(([address, css]) => [address, css.toString()]));
  const names = shortNames([...styles.values()].join('\n'));
  for (const [address, css] of styles) {
    build.add(
      address,
      mapClasses(css, (selector, name) => `:is(${selector},.${names.get(name)})`),
    );
  }
  for (const page of pages) {
    for (const element of page.all('[class]')) {
      const classes = [...element.classList].map((name) => names.get(name) ?? name);
      page.replaceAttribute(element, 'class', classes.join(' '));
    }
  }
  return {
    read: (address) =>
      Buffer.from(mapClasses(styles.get(address)!, (_, name) => `.${names.get(name)}`)),
  };
}
