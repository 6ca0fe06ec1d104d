import { bearerMatches } from '@/lib/bearer';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { type Health } from '@/lib/submissions/health';
import { siteOutbox } from '@/lib/submissions/site-outbox';

export const dynamic = 'force-dynamic';

type Answer = Pick<Health, 'status' | 'store'>;

async function readHealth(): Promise<Answer> {
  try {
    return await (await siteOutbox()).health();
  } catch (error) {
    log().error('outbox-unavailable', { code: errorCode(error) });
    return { status: 'down', store: 'down' };
  }
}

/**
 * How the outbox is doing, for an uptime monitor; details need the secret of the scheduler. 503 when
 * the store fails; a receiver that is down makes it `degraded`, which is no reason to restart the
 * site. A host that has no store by choice (`none`) is well without one.
 */
export async function GET(request: Request) {
  const health = await readHealth();
  const { status, store } = health;
  const isOwner = bearerMatches(request.headers.get('authorization'), env.CRON_SECRET);
  return Response.json(isOwner ? health : { status, store }, {
    status: store === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
