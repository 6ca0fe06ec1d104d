import { bearerMatches } from '@/lib/http/request';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { siteOutbox } from '@/lib/outbox/site';
import { type Health } from '@/lib/outbox/upkeep';
import { SECOND } from '@/lib/time';

export const dynamic = 'force-dynamic';

type Answer = Pick<Health, 'status' | 'store'>;

async function readSiteHealth(): Promise<Answer> {
  try {
    return await (await siteOutbox()).readHealth();
  } catch (error) {
    log.error('outbox-unavailable', { code: errorCode(error) });
    return { status: 'down', store: 'down' };
  }
}

/** The address is public, and each check writes 128 kB or counts the rows in Firestore. */
const CACHE_MS = 30 * SECOND;
let cached: { at: number; health: Promise<Answer> } | undefined;

function readCachedHealth(): Promise<Answer> {
  const at = performance.now();
  if (!cached || at - cached.at >= CACHE_MS) cached = { at, health: readSiteHealth() };
  return cached.health;
}

/** 503 only when the store fails: a restart does not help a receiver that is down. */
export async function GET(request: Request) {
  const health = await readCachedHealth();
  const { status, store } = health;
  const isOwner = bearerMatches(request.headers.get('authorization'), env.CRON_SECRET);
  return Response.json(isOwner ? health : { status, store }, {
    status: store === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
