import { NextResponse, type NextRequest } from 'next/server';
import { CONTENT_SECURITY_POLICY } from '@/lib/csp/header-rules';
import { pagePolicy } from '@/lib/csp/policies';
import { sourceHash } from '@/lib/csp/source-hash';
import { cspSources } from '@/lib/csp/csp-sources';
import { allowedMethods, checkForm } from '@/lib/http/check-request';
import { logRefusal, refusalAnswer } from '@/lib/http/refusals';
import { ownScripts } from '@/lib/head/own-scripts';

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
 * Its answer is rendered on demand, so the scripts get a nonce. `lib/http/server-guard.ts` checks
 * forms earlier and faster, but only in Node's own server.
 */
export function proxy({ method, nextUrl, headers: asked }: NextRequest) {
  // OpenNext 4.1 ignores `has` and `missing` of a matcher.
  if (method !== 'POST' || asked.has('next-action')) return NextResponse.next();
  const path = nextUrl.pathname;
  const refusal = checkForm({ method, path, headers: asked });
  if (refusal) {
    logRefusal(refusal);
    const { text, ...answer } = refusalAnswer(refusal, allowedMethods(path));
    return new NextResponse(text, answer);
  }
  const nonce = crypto.randomUUID();
  const scripts = ownScripts.map(sourceHash);
  const policy = pagePolicy(cspSources(), { nonce, scripts });
  const headers = new Headers(asked);
  headers.set(CONTENT_SECURITY_POLICY, policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set(CONTENT_SECURITY_POLICY, policy);
  return answer;
}
