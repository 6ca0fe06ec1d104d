import { waitAtMost } from '@/lib/deadline';
import { discard } from '@/lib/http/read-text';
import { codedError, errorCode } from '@/lib/log/error-code';
import { errorFields } from '@/lib/log/error-frames';
import { logOnce } from '@/lib/log/log-once';
import { HOUR, MINUTE, SECOND } from '@/lib/time';
import { describeKind, type FormKind, formKinds, type MailReceiver } from './kinds';
import { ANNOUNCEMENT, eraseText, isExpired, KEEP_DELIVERED, KEEP_UNDELIVERED } from './row';
import { collect, type Context, type Counts, type Store, type Stored } from './store';
import { createOwnerMailer } from './owner-mail';

const STORE_TIMEOUT = 2_500;
const PING_TIMEOUT = 3_000;
/** How long a row may be open. */
const DEGRADED_AGE = 15 * MINUTE;

export interface OwnerOptions {
  mailbox?: MailReceiver;
  /** The address of the site. */
  url?: string;
  pingUrl?: string;
  /** Looks after the accounts, once a day by itself. */
  tendAccounts?: () => Promise<void>;
}

export interface Health extends Partial<Omit<Counts, 'oldestOpen'>> {
  status: 'ok' | 'degraded' | 'down';
  store: 'up' | 'down' | 'none';
  receivers: Record<FormKind, 'configured' | 'store' | 'unset'>;
  oldestOpenSeconds?: number | null;
}

/** Without `store` nothing is stored on this host. */
export async function readHealth({
  store,
  receivers,
  storeOnly,
  log,
  now,
}: Omit<Context, 'store'> & { readonly store?: Store }): Promise<Health> {
  const describe = (kind: FormKind) => (storeOnly.includes(kind) ? 'store' : 'unset');
  const entries = formKinds.map((kind) => [kind, receivers[kind] ? 'configured' : describe(kind)]);
  const described = { receivers: Object.fromEntries(entries) as Health['receivers'] };
  if (!store) {
    const isWorking = formKinds.every(
      (kind) => receivers[kind] || describeKind(kind).requiresSignIn,
    );
    return { status: isWorking ? 'ok' : 'degraded', store: 'none', ...described };
  }
  try {
    await waitAtMost(store.check(), STORE_TIMEOUT);
    const { oldestOpen, ...counts } = await waitAtMost(store.count(now()), STORE_TIMEOUT);
    const age = oldestOpen === null ? null : Math.max(0, now() - oldestOpen);
    return {
      status: (age ?? 0) > DEGRADED_AGE ? 'degraded' : 'ok',
      store: 'up',
      ...described,
      ...counts,
      oldestOpenSeconds: age === null ? null : Math.round(age / SECOND),
    };
  } catch (error) {
    log.error('store-probe-failed', errorFields(error));
    return { status: 'down', store: 'down', ...described };
  }
}

async function ping(url: string): Promise<void> {
  const signal = AbortSignal.timeout(PING_TIMEOUT);
  const response = await fetch(url, { signal, redirect: 'manual', cache: 'no-store' });
  discard(response);
  if (!response.ok) throw codedError(`status-${response.status}`);
}

async function listExpiring(store: Store, until: number): Promise<Stored[]> {
  const states = ['held', 'dead', 'quarantined'] as const;
  const rows = states.map((state) => collect(store.rows({ state, until })));
  return (await Promise.all(rows)).flat();
}

/** The pass mails the owner, erases and removes rows by age, and calls `pingUrl`. Never throws. */
export function createUpkeep(
  { store, log, now }: Context,
  { mailbox, url = '', pingUrl, tendAccounts }: OwnerOptions,
): () => Promise<void> {
  const mailOwner = createOwnerMailer({ store, log, now }, { mailbox, url });
  const logFailure = logOnce(log, 'outbox-upkeep-failed');
  const logPing = logOnce(log, 'ping-failed');
  let agedAt = -Infinity;
  let running: Promise<void> | undefined;

  async function removeByAge(expiring: Stored[]): Promise<void> {
    let count = 0;
    for await (const row of store.rows({ state: 'delivered', until: now() - KEEP_DELIVERED })) {
      if (await store.change(row, eraseText)) count += 1;
    }
    for await (const row of store.rows({ state: 'replaced', until: now() - KEEP_DELIVERED })) {
      await store.change(row, (current) =>
        current.state === 'replaced' ? { ...current, sender: null } : undefined,
      );
    }
    for (const row of expiring) {
      // Without a text, a row that is opened meanwhile cannot be removed by mistake.
      const erased = await store.change(row, (current) =>
        isExpired(current, now()) ? eraseText(current) : undefined,
      );
      if (erased && (await store.remove(erased))) count += 1;
    }
    if (count > 0) log.info('payloads-erased', { count });
    if (!(await store.truncate())) log.warn('store-log-not-emptied', { code: 'busy' });
  }

  async function runTasks(): Promise<boolean> {
    const counts = await waitAtMost(store.count(now()), STORE_TIMEOUT);
    // Once an hour, because Firestore bills each row that is read.
    const isHourly = Math.abs(now() - agedAt) >= HOUR;
    const until = now() - KEEP_UNDELIVERED + ANNOUNCEMENT;
    const expiring = isHourly && counts.expiring > 0 ? await listExpiring(store, until) : [];
    const isMailed = await mailOwner(counts, expiring);
    if (isHourly) {
      await removeByAge(expiring);
      agedAt = now();
      await tendAccounts?.();
    }
    // Rows can be read on a full disk, too.
    await waitAtMost(store.check(), STORE_TIMEOUT);
    return isMailed;
  }

  async function pass(): Promise<void> {
    try {
      const isMailed = await runTasks();
      logFailure();
      if (!isMailed || !pingUrl) return;
    } catch (error) {
      logFailure(errorCode(error));
      return;
    }
    await ping(pingUrl).then(
      () => logPing(),
      (error: unknown) => logPing(errorCode(error)),
    );
  }

  return () => (running ??= pass().finally(() => (running = undefined)));
}
