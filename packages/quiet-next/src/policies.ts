/** Each page's policy allows its inline scripts by hash, and no other script. */
import { createHash } from 'node:crypto';
import { type QuietOptions } from './options.ts';
import { escapeSource, type HeaderRule, type Output } from './output.ts';
import { NOT_FOUND, type Page } from './page.ts';
import { scriptKind } from './script-kind.ts';

const CONTENT_SECURITY_POLICY = 'Content-Security-Policy';

/** Of addresses without a page of their own. */
const EVERYTHING = '/:path*';

const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (texts: readonly string[]) => [...new Set(texts)].sort();

export function scriptHashes(page: Page): string[] {
  const inline = page
    .all('script')
    .filter((script) => !('src' in script.attribs) && scriptKind(script) !== 'data');
  return unique(inline.map(({ text }) => sourceHash(text)));
}

const isPolicy = (name: string) => name.toLowerCase() === CONTENT_SECURITY_POLICY.toLowerCase();

type Conditions = Partial<Record<'has' | 'missing', readonly unknown[]>> & { source?: string };

const conditionsOf = ({ source, has = [], missing = [] }: Conditions) =>
  JSON.stringify([source, has, missing]);

const isPlain = ({ has = [], missing = [] }: Conditions) => has.length + missing.length === 0;

/** Writes the value of a rule into Next's own table, and into the one for a host's adapter. */
function setPolicy({ context }: Output, rule: HeaderRule, value: string): void {
  for (const header of rule.headers) if (isPolicy(header.key)) header.value = value;
  const route = context.routing.beforeMiddleware.find(
    (other) => other.headers && conditionsOf(other) === conditionsOf(rule),
  );
  if (route) {
    route.headers = Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
  }
}

function createRule(source: string, sourceRegex: string, value: string) {
  return {
    rule: { source, headers: [{ key: CONTENT_SECURITY_POLICY, value }] },
    route: { source, sourceRegex, headers: { [CONTENT_SECURITY_POLICY]: value } },
  };
}

/** Before all others, since later rules win. */
function addFallback({ manifest, context }: Output, value: string): void {
  const { rule, route } = createRule(EVERYTHING, '^/.*$', value);
  manifest.headers.unshift(rule);
  context.routing.beforeMiddleware.unshift(route);
}

function addRule({ manifest, context }: Output, route: string, value: string): void {
  const source = escapeSource(route);
  const created = createRule(source, `^${route === '/' ? '' : source}(?:/)?$`, value);
  manifest.headers.push(created.rule);
  context.routing.beforeMiddleware.push(created.route);
}

/**
 * Replaces the policies that next.config has for pages, so that no page is blocked where the build did
 * not finish. What has none gets one.
 */
export function addPolicies(
  output: Output,
  { policy, exclude }: Required<Pick<QuietOptions, 'policy'>> & Pick<QuietOptions, 'exclude'>,
): void {
  const hashes = new Map(output.pages.map((page) => [page.route, scriptHashes(page)]));
  const ruleFor = (source: string) =>
    output.manifest.headers.findLast(
      (rule) =>
        rule.source === source && isPlain(rule) && rule.headers.some(({ key }) => isPolicy(key)),
    );
  // The policy of every other address would be that of excluded pages, too.
  if (!exclude) {
    const all = policy(unique([...hashes.values()].flat()), NOT_FOUND);
    const anyPage = ruleFor(EVERYTHING);
    if (anyPage) setPolicy(output, anyPage, all);
    else addFallback(output, all);
  }
  for (const [route, own] of hashes) {
    if (route.startsWith('/_')) continue;
    const value = policy(own, route);
    const rule = ruleFor(escapeSource(route)) ?? ruleFor(route);
    if (rule) setPolicy(output, rule, value);
    else addRule(output, route, value);
  }
}
