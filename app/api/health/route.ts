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
 * The state of the outbox, for an uptime monitor; details need `CRON_SECRET`. Answers 503 when the
 * store fails. A receiver that is down makes it `degraded`, which is no reason to restart the site.
 * A host that is set up without a store (`none`) is well without one.
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
