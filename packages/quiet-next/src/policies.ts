/** Each page's policy allows its inline scripts by hash, and no other script. */
import { headerRules } from '@/lib/csp/header-rules';
import { type CspSources } from '@/lib/csp/policies';
import { sourceHash } from '@/lib/csp/source-hash';
import { type Build } from './output.ts';
import { type Page, type PageElement } from './page.ts';
import { scriptKind } from './script-kind.ts';

function faultOf(element: PageElement): string | undefined {
  for (const [name, value] of Object.entries(element.attribs)) {
    if (name.startsWith('on')) return 'move this inline handler into a client component';
    if (/^\s*javascript:/i.test(value)) return 'replace this javascript: address with a button';
  }
  const isUnknown = element.name === 'script' && !scriptKind(element);
  return isUnknown ? 'add this kind of script to script-kind.ts' : undefined;
}

export function scriptHashes(page: Page): string[] {
  for (const element of page.elements) {
    const fault = faultOf(element);
    if (fault) throw page.errorAt(element, fault);
  }
  const inline = page
    .all('script')
    .filter((script) => !('src' in script.attribs) && scriptKind(script) !== 'data');
  return [...new Set(inline.map(({ text }) => sourceHash(text)))].sort();
}

type Conditions = Partial<Record<'has' | 'missing', readonly unknown[]>> & { source?: string };

const conditionsOf = ({ source, has = [], missing = [] }: Conditions) =>
  JSON.stringify([source, has, missing]);

export function addPolicies({ pages, manifest, context }: Build, sources: CspSources): void {
  const hashes = new Map(pages.map((page) => [page.route, scriptHashes(page)]));
  const routes = [...hashes.keys()].filter((route) => !route.startsWith('/_'));
  for (const rule of headerRules(routes, sources, hashes)) {
    const known = manifest.headers.find((other) => conditionsOf(other) === conditionsOf(rule));
    if (!known) throw new Error(`next.config.ts has no header rule for ${rule.source}`);
    known.headers = rule.headers;
    const route = context.routing.beforeMiddleware.find(
      (other) => conditionsOf(other) === conditionsOf(rule),
    );
    if (route) {
      route.headers = Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
    }
  }
}
