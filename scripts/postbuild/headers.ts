import { type HeaderRule, headerRules, type Surroundings } from '@/lib/security-headers';
import { scriptHashes, styleHashes } from './hashes';
import { type Output } from './output';

type Policed = Pick<Output, 'pages' | 'rules'>;

const NEXTS_OWN = '/_global-error';

/**
 * The header rules of a build, with the hashes of what finally stands in its pages. The
 * rules themselves are there since `next build`, which could not know the hashes.
 *
 * @throws when a page has no rule: `next.config.ts` does not list it.
 */
export function withPolicies({ pages, rules }: Policed, around: Surroundings): HeaderRule[] {
  const hashed = [...pages].map(([route, html]) => ({
    route,
    scriptHashes: scriptHashes(html),
    // Next's page for its own failure is read without its styles.
    styleHashes: route === NEXTS_OWN ? [] : styleHashes(html),
  }));
  const wanted = new Map(
    headerRules(hashed, around).map(({ source, headers }) => [source, headers]),
  );
  const known = new Set(rules.map(({ source }) => source));
  for (const source of wanted.keys()) {
    if (!known.has(source)) throw new Error(`next.config.ts has no header rule for ${source}`);
  }
  return rules.map((rule) => ({ ...rule, headers: wanted.get(rule.source) ?? rule.headers }));
}

/**
 * What a browser would refuse, or miss, in the pages as they stand: empty when all is well.
 * Compares the rules with hashes taken anew, and looks for what no hash allows.
 */
export function complaints(output: Policed, around: Surroundings): string[] {
  const wanted = JSON.stringify(withPolicies(output, around));
  const found = [...output.pages]
    .filter(([route]) => route !== NEXTS_OWN)
    .flatMap(([route, html]) =>
      [
        [/<[^>]+\sstyle=/i, 'a style attribute'],
        [/<[^>]+\son[a-z]+=/i, 'an inline event handler'],
        [/href="javascript:/i, 'a javascript: address'],
      ].flatMap(([pattern, what]) =>
        (pattern as RegExp).test(html) ? `${route} holds ${what as string}, which is blocked` : [],
      ),
    );
  return [
    ...(wanted === JSON.stringify(output.rules) ? [] : ['the policies are not those of the pages']),
    ...found,
  ];
}
