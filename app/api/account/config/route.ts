import { clientConfig, identityIsUp } from '@/lib/account/server-config';
import { signInRefusal } from '@/lib/account/session';
import { log } from '@/lib/log';

/** Read at run time, so that one build serves any project, and the emulator on any port. */
export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  const refusal = signInRefusal(request.headers);
  if (refusal) log().warn('sign-in-refused', { code: refusal });
  const config = refusal ? undefined : clientConfig();
  const headers = { 'cache-control': 'no-store' };
  if (!config || !(await identityIsUp())) return new Response(null, { status: 503, headers });
  return Response.json(config, { headers });
}
