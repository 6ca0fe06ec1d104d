import { headerRules } from '@/lib/csp/header-rules';
import { type Hashes, type Surroundings } from '@/lib/csp/policies';
import { sourceHash } from '@/lib/csp/source-hash';
import { type Build } from './build';
import { isSame, put } from './manifest';
import { FAILURE, type Page } from './page';
import { scriptKind } from './script-kind';

/** Values of `style` attributes that libraries write on the server, and we cannot avoid. */
const LIBRARY_STYLES: readonly string[] = [];

const hashes = (texts: string[]) => [...new Set(texts.map(sourceHash))].sort();
const text = ({ textContent }: Element) => textContent ?? '';

/** What is wrong with an element, and what to do about it. */
function faultOf(element: Element, libraryStyles: readonly string[]): string | undefined {
  for (const { name, value } of element.attributes) {
    if (name.startsWith('on')) return 'move this inline handler into a client component';
    if (/^\s*javascript:/i.test(value)) return 'replace this javascript: address by a button';
    if (name === 'style' && !libraryStyles.includes(value)) {
      return 'use a class instead of this style attribute, or name it in build/csp-hashes.ts if a library writes it';
    }
  }
  const isUnknown = element.localName === 'script' && !scriptKind(element);
  return isUnknown ? 'teach build/script-kind.ts what this script is' : undefined;
}

/**
 * The hashes of the inline scripts and styles of a page.
 *
 * @throws when the page holds something that no hash allows, or a script of an unknown kind.
 */
export function hashesOf(page: Page, libraryStyles = LIBRARY_STYLES): Hashes {
  const inline = page.all('script:not([src])').filter((script) => scriptKind(script) !== 'data');
  const scripts = hashes(inline.map(text));
  // Shown when nothing else can be, and read without its styles.
  if (page.route === FAILURE) return { scripts, styles: [], styleAttributes: [] };
  for (const element of page.all('*')) {
    const fault = faultOf(element, libraryStyles);
    if (fault) throw page.complaint(element, fault);
  }
  return {
    scripts,
    styles: hashes(page.all('style').map(text)),
    styleAttributes: hashes(page.all('[style]').map((element) => element.getAttribute('style')!)),
  };
}

/**
 * Writes each page's policy, with the hashes of the finished page, into Next's table of routes and
 * into the routes that a host is given.
 *
 * @throws when a page has no rule, or a rule no page.
 */
export function addPolicies({ pages, manifest, context }: Build, around: Surroundings): void {
  const inPages = new Map(pages.map((page) => [page.route, hashesOf(page)]));
  const routes = [...inPages.keys()].filter((route) => !route.startsWith('/_'));
  for (const rule of headerRules(routes, around, inPages)) {
    if (!manifest.headers.some((known) => isSame(known, rule))) {
      throw new Error(`next.config.ts has no header rule for ${rule.source}`);
    }
    put(manifest.headers, { ...rule });
    const route = context.routing.beforeMiddleware.find((known) => isSame(known, rule));
    if (route) {
      route.headers = Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
    }
  }
  const open = manifest.headers.find((rule) => JSON.stringify(rule).includes("'unsafe-inline'"));
  if (open) throw new Error(`next.config.ts lists ${open.source}, and the build left no such page`);
}
