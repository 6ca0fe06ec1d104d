import { NextResponse, type NextRequest } from 'next/server';
import { CONTENT_SECURITY_POLICY } from '@/lib/csp/header-rules';
import { pagePolicy } from '@/lib/csp/policies';
import { sourceHash } from '@/lib/csp/source-hash';
import { cspSources } from '@/lib/csp/csp-sources';
import { expectGuarded } from '@/lib/http/attach-guard';
import { allowedMethods, checkRequest, isOrder } from '@/lib/http/guard';
import { refuse } from '@/lib/http/refusals';
import { ownScripts } from '@/lib/head/inline-scripts';

/** Forms that a browser posts by itself, without scripts or before they came. */
export const config = {
  matcher: [
    {
      source: '/((?!api/).*)',
      has: [{ type: 'header', key: 'content-type', value: '(multipart|application/x-www).*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
  ],
};

/**
 * Its answer is rendered on demand, so the scripts get a nonce. In Node's own server
 * `lib/http/attach-guard.ts` has checked the request, and has added the header of the peer.
 */
export function proxy({ method, nextUrl, headers: asked }: NextRequest) {
  const path = nextUrl.pathname;
  const refusal = expectGuarded(asked) ? undefined : checkRequest(method, path, asked);
  if (refusal) {
    const { text, ...answer } = refuse(refusal, { path, allowed: allowedMethods(path) });
    return new NextResponse(text, answer);
  }
  // A handler answers with a policy of its own.
  if (method !== 'POST' || isOrder(path)) return NextResponse.next();
  const nonce = crypto.randomUUID();
  const policy = pagePolicy(cspSources(), [`'nonce-${nonce}'`, ...ownScripts.map(sourceHash)]);
  const headers = new Headers(asked);
  headers.set(CONTENT_SECURITY_POLICY, policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set(CONTENT_SECURITY_POLICY, policy);
  return answer;
}
