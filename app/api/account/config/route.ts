import { clientConfig, isIdentityUp } from '@/lib/account/client-config';
import { signInRefusal } from '@/lib/account/session';
import { log } from '@/lib/log/log';

/** Read at run time, so that one build serves any project, and the emulator on any port. */
export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

function refuse(event: 'sign-in-refused' | 'sign-in-unavailable', code: string, state?: string) {
  log().warn(event, { code, state });
  return new Response(null, { status: 503, headers });
}

export async function GET(request: Request) {
  const refusal = signInRefusal(request.headers);
  if (refusal) return refuse('sign-in-refused', refusal);
  const config = clientConfig();
  if (!config) return refuse('sign-in-unavailable', 'not-configured', 'settings');
  if (!(await isIdentityUp())) return refuse('sign-in-unavailable', 'not-ready', 'settings');
  return Response.json(config, { headers });
}
