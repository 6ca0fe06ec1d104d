import { headerRules } from '@/lib/csp/header-rules';
import { type Hashes, type CspSources } from '@/lib/csp/policies';
import { sourceHash } from '@/lib/csp/source-hash';
import { type Build } from './build';
import { isSame } from './manifest';
import { GLOBAL_ERROR, type Page } from './page';
import { scriptKind } from './script-kind';

/** Values of `style` attributes that libraries write on the server. */
const LIBRARY_STYLES: readonly string[] = [];

const hashes = (texts: string[]) => [...new Set(texts.map(sourceHash))].sort();
const text = ({ textContent }: Element) => textContent ?? '';

function faultOf(element: Element, libraryStyles: readonly string[]): string | undefined {
  for (const { name, value } of element.attributes) {
    if (name.startsWith('on')) return 'move this inline handler into a client component';
    if (/^\s*javascript:/i.test(value)) return 'replace this javascript: address with a button';
    if (name === 'style' && !libraryStyles.includes(value)) {
      return 'use a class instead of this style attribute, or name it in build/csp-hashes.ts if a library writes it';
    }
  }
  const isUnknown = element.localName === 'script' && !scriptKind(element);
  return isUnknown ? 'add this kind of script to build/script-kind.ts' : undefined;
}

export function hashesOf(page: Page, libraryStyles = LIBRARY_STYLES): Hashes {
  const inline = page.all('script:not([src])').filter((script) => scriptKind(script) !== 'data');
  const scripts = hashes(inline.map(text));
  // Next styles this page with attributes; it is readable without them.
  if (page.route === GLOBAL_ERROR) return { scripts, styles: [], styleAttributes: [] };
  for (const element of page.all('*')) {
    const fault = faultOf(element, libraryStyles);
    if (fault) throw page.errorAt(element, fault);
  }
  return {
    scripts,
    styles: hashes(page.all('style').map(text)),
    styleAttributes: hashes(page.all('[style]').map((element) => element.getAttribute('style')!)),
  };
}

export function addPolicies({ pages, manifest, context }: Build, sources: CspSources): void {
  const inPages = new Map(pages.map((page) => [page.route, hashesOf(page)]));
  const routes = [...inPages.keys()].filter((route) => !route.startsWith('/_'));
  for (const rule of headerRules(routes, sources, inPages)) {
    const known = manifest.headers.find((other) => isSame(other, rule));
    if (!known) throw new Error(`next.config.ts has no header rule for ${rule.source}`);
    known.headers = rule.headers;
    const route = context.routing.beforeMiddleware.find((other) => isSame(other, rule));
    if (route) {
      route.headers = Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
    }
  }
}
