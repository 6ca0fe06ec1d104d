import { type Context } from './context.ts';
import { failureFields } from './log.ts';
import { type Counts, isMissing } from './store.ts';
import { MINUTE, SECOND } from './time.ts';
import { STORE_TIMEOUT } from './timeouts.ts';
import { waitWithin } from './timers.ts';

/** How long a row may be open. */
const DEGRADED_AGE = 15 * MINUTE;

export interface Health extends Partial<Omit<Counts, 'oldestOpen'>> {
  status: 'ok' | 'degraded' | 'down';
  store: 'up' | 'down' | 'none';
  /** By kind, without those that are unlisted. */
  receivers: Record<string, 'configured' | 'store' | 'unset'>;
  oldestOpenSeconds?: number | null;
}

export async function readHealth({
  store,
  kinds,
  receivers,
  storeOnly,
  log,
  now,
  timers,
  keep,
}: Context): Promise<Health> {
  const shown = Object.entries(kinds).filter(([, { isUnlisted }]) => !isUnlisted);
  const describe = (kind: string) => (storeOnly.includes(kind) ? 'store' : 'unset');
  const entries = shown.map(([kind]) => [kind, receivers[kind] ? 'configured' : describe(kind)]);
  const described = { receivers: Object.fromEntries(entries) as Health['receivers'] };
  try {
    await waitWithin(store.check(), STORE_TIMEOUT, timers);
    const counting = waitWithin(store.count(now(), keep.undelivered), STORE_TIMEOUT, timers);
    const { oldestOpen, ...counts } = await counting;
    const age = oldestOpen === null ? null : Math.max(0, now() - oldestOpen);
    return {
      status: (age ?? 0) > DEGRADED_AGE ? 'degraded' : 'ok',
      store: 'up',
      ...described,
      ...counts,
      oldestOpenSeconds: age === null ? null : Math.round(age / SECOND),
    };
  } catch (error) {
    if (isMissing(error)) {
      const isWorking = shown.every(
        ([kind, { isOnePerSender }]) => receivers[kind] || isOnePerSender,
      );
      return { status: isWorking ? 'ok' : 'degraded', store: 'none', ...described };
    }
    log.error('store-probe-failed', failureFields(error));
    return { status: 'down', store: 'down', ...described };
  }
}
