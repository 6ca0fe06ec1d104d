import { NextResponse, type NextRequest } from 'next/server';
import { earlyScript } from '@/lib/early-script';
import { CONTENT_SECURITY_POLICY, pagePolicy } from '@/lib/security-headers';
import { sourceHash } from '@/lib/source-hash';
import { speculationRules } from '@/lib/speculation-rules';
import { surroundings } from '@/lib/surroundings';

/** Forms that a browser posts by itself, without scripts or before they came. */
export const config = {
  matcher: [
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: '(multipart|application/x-www).*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
  ],
};

/**
 * The answer to such a form is a page rendered for it alone, whose scripts no hash could name
 * beforehand: they get a nonce. Everything else is prerendered and does not come through here.
 */
export function proxy(request: NextRequest) {
  if (request.method !== 'POST') return NextResponse.next();
  const nonce = crypto.randomUUID();
  const scriptHashes = [earlyScript, speculationRules].map(sourceHash);
  const policy = pagePolicy({ ...surroundings(), nonce, scriptHashes });
  const headers = new Headers(request.headers);
  headers.set(CONTENT_SECURITY_POLICY, policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set(CONTENT_SECURITY_POLICY, policy);
  return answer;
}
