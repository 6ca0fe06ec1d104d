import { NextResponse, type NextRequest } from 'next/server';
import { CONTENT_SECURITY_POLICY } from '@/lib/csp/header-rules';
import { pagePolicy, sourceHash } from '@/lib/csp/policies';
import { cspSources } from '@/lib/csp/csp-sources';
import { outdatedPage } from '@/lib/contact/refused-form';
import { expectGuarded } from '@/lib/http/attach-guard';
import { allowedMethods, checkRequest } from '@/lib/http/guard';
import { ownCookieHeader } from '@/lib/http/own-cookies';
import { logRefusal, refusalResponse, refuse } from '@/lib/http/refusals';
import { ofSite } from '@/lib/server/requests';
import { ownScripts } from '@/lib/head/inline-scripts';

const { cookies: siteCookies, pages, routes } = ofSite;

export const config = {
  matcher: [
    // Forms that a browser posts by itself, without scripts or before they came.
    {
      source: '/((?!api/).*)',
      has: [{ type: 'header', key: 'content-type', value: '(multipart|application/x-www).*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
    // More cookies than the guard hands on, so only where it does not run: on hosts of functions.
    {
      source: '/((?!_next/).*)',
      has: [{ type: 'header', key: 'cookie', value: '(?:[^;]*;){10}.*' }],
    },
  ],
};

/** As the guard does. */
function keepOwnCookies(headers: Headers): void {
  const cookies = ownCookieHeader(headers.get('cookie'), siteCookies);
  if (cookies) headers.set('cookie', cookies);
  else headers.delete('cookie');
}

/** Answers a form whose page another build made, since its action is gone. */
async function refuseOutdated(request: NextRequest): Promise<NextResponse | undefined> {
  // A form that is too long is Next's to refuse.
  const form = await request.formData().catch(() => undefined);
  const page = form && outdatedPage(request.nextUrl.pathname, form);
  if (!page) return undefined;
  logRefusal(409);
  const { text, ...answer } = refusalResponse(409, { page });
  return new NextResponse(text, answer);
}

/**
 * The answer to a form is rendered on demand, so the scripts get a nonce. In Node's own server
 * `lib/http/attach-guard.ts` has checked the request, and has added the header of the peer.
 */
export async function proxy(request: NextRequest) {
  const { method, nextUrl, headers: asked } = request;
  const path = nextUrl.pathname;
  const isGuarded = expectGuarded(asked);
  const refusal = isGuarded ? undefined : checkRequest(method, path, { headers: asked, routes });
  if (refusal) {
    const { text, ...answer } = refuse(refusal, {
      path,
      pages,
      allowed: allowedMethods(path, routes),
    });
    return new NextResponse(text, answer);
  }
  const headers = new Headers(asked);
  if (!isGuarded) keepOwnCookies(headers);
  const isForm = method === 'POST' && !asked.has('next-action') && !path.startsWith('/api/');
  // A handler answers with a policy of its own.
  if (!isForm || routes.formAt(path) === 'handler')
    return NextResponse.next({ request: { headers } });
  const outdated = await refuseOutdated(request);
  if (outdated) return outdated;
  const nonce = crypto.randomUUID();
  const policy = pagePolicy(cspSources(), [`'nonce-${nonce}'`, ...ownScripts.map(sourceHash)]);
  headers.set(CONTENT_SECURITY_POLICY, policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set(CONTENT_SECURITY_POLICY, policy);
  return answer;
}
