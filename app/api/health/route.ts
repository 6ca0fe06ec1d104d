import { bearerMatches } from '@/lib/http/bearer';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { type Health } from '@/lib/submissions/ops/health';
import { siteOutbox } from '@/lib/submissions/site-outbox';

export const dynamic = 'force-dynamic';

type Answer = Pick<Health, 'status' | 'store'>;

async function readSiteHealth(): Promise<Answer> {
  try {
    return await (await siteOutbox()).readHealth();
  } catch (error) {
    log().error('outbox-unavailable', { code: errorCode(error) });
    return { status: 'down', store: 'down' };
  }
}

/** 503 only when the store fails: a restart does not help a target that is down. */
export async function GET(request: Request) {
  const health = await readSiteHealth();
  const { status, store } = health;
  const isOwner = bearerMatches(request.headers.get('authorization'), env.CRON_SECRET);
  return Response.json(isOwner ? health : { status, store }, {
    status: store === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
