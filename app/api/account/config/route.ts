import { clientConfig, identityIsUp } from '@/lib/account/server-config';
import { canSignInFrom } from '@/lib/account/session';

/** Read at run time, so that one build serves any project, and the emulator on any port. */
export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  const config = canSignInFrom(request.headers) ? clientConfig() : undefined;
  const headers = { 'cache-control': 'no-store' };
  if (!config || !(await identityIsUp())) return new Response(null, { status: 503, headers });
  return Response.json(config, { headers });
}
