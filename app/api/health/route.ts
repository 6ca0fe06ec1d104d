import { basename } from 'node:path';
import { waitAtMost } from '@sutra/outbox/deadline';
import { HEALTH_TIMEOUT } from '@/lib/deadlines';
import { expectGuarded } from '@/lib/http/attach-guard';
import { bearerMatches } from '@/lib/http/request';
import { env, hasStore, usesFirestore } from '@/lib/env';
import { errorFields } from '@/lib/log/error-frames';
import { log } from '@/lib/log/log';
import { countOrders, type OrderCounts } from '@/lib/shop/orders/count-orders';
import { checkDatabase } from '@/lib/server/start/site-data';
import { databases } from '@/lib/store/databases';
import { root } from '@/lib/server/root';
import { type Health } from '@sutra/outbox/health';
import { SECOND } from '@/lib/time';

export const dynamic = 'force-dynamic';

type Answer = Pick<Health, 'status' | 'store'> & { orders?: OrderCounts };

/** Undefined where it fails, which is logged. */
async function attempt<Value>(kind: string, work: () => Promise<Value>) {
  try {
    return { value: await waitAtMost(work(), HEALTH_TIMEOUT) };
  } catch (error) {
    log.error('store-probe-failed', { kind, ...errorFields(error) });
    return undefined;
  }
}

/** With Firestore all collections are in one database, which the outbox has asked. */
async function checkDatabases(health: Answer): Promise<Answer> {
  if (!hasStore(env) || health.store === 'down') return health;
  const files = usesFirestore(env) ? [] : databases;
  const checks = files.map((each) =>
    attempt(basename(each.file, '.db'), () => checkDatabase(env.DATA_DIR!, each)),
  );
  const isUp = (await Promise.all(checks)).every(Boolean);
  const orders = isUp && (await attempt('orders', async () => countOrders(root().stores!.orders)));
  return orders
    ? { ...health, orders: orders.value }
    : { ...health, status: 'down', store: 'down' };
}

async function readSiteHealth(): Promise<Answer> {
  try {
    return await checkDatabases(await (await root().outbox()).readHealth());
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
