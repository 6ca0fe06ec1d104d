import { shell } from '@/content/en/shell';

export const dynamic = 'force-static';

/**
 * Which pages a browser may prepare once a visitor's pointer rests on a link to them. Named by a
 * header of every page (`lib/security-headers.ts`).
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export function GET() {
  const pages = shell.nav.map(({ href }) => href);
  const rules = { prerender: [{ where: { href_matches: pages }, eagerness: 'moderate' }] };
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
}
