import { waitAtMost } from '@sutra/outbox/deadline';
import { userStore } from '@/lib/account/server/users';
import { expectGuarded } from '@/lib/http/attach-guard';
import { bearerMatches } from '@/lib/http/request';
import { env, hasStore } from '@/lib/env';
import { errorFields } from '@/lib/log/error-frames';
import { log } from '@/lib/log/log';
import { countOrders, type OrderCounts } from '@/lib/orders/count-orders';
import { siteOutbox } from '@/lib/submissions/site';
import { type Health } from '@sutra/outbox/health';
import { SECOND } from '@/lib/time';

export const dynamic = 'force-dynamic';

type Answer = Pick<Health, 'status' | 'store'> & { orders?: OrderCounts };

const ACCOUNTS_TIMEOUT = 2.5 * SECOND;

/** Accounts are in a separate database. While it fails, all sign-ins fail. */
async function checkAccounts(health: Answer): Promise<Answer> {
  if (!hasStore(env) || health.store === 'down') return health;
  try {
    await waitAtMost(Promise.resolve(userStore().check?.()), ACCOUNTS_TIMEOUT);
    return { ...health, orders: await waitAtMost(countOrders(), ACCOUNTS_TIMEOUT) };
  } catch (error) {
    log.error('account-store-unavailable', errorFields(error));
    return { ...health, status: 'down', store: 'down' };
  }
}

async function readSiteHealth(): Promise<Answer> {
  try {
    return await checkAccounts(await (await siteOutbox()).readHealth());
  } catch (error) {
    log.error('outbox-unavailable', errorFields(error));
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
  expectGuarded(request.headers);
  const health = await readCachedHealth();
  const { status, store } = health;
  const isOwner = bearerMatches(request.headers.get('authorization'), env.CRON_SECRET);
  return Response.json(isOwner ? health : { status, store }, {
    status: store === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
