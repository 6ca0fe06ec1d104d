import { type Context } from './context.ts';
import { codedError, errorCode } from './error-code.ts';
import { logOnce } from './log.ts';
import { createOwnerMailer, type OwnerTexts } from './owner-mail.ts';
import { discard } from './read-text.ts';
import { type Mailbox } from './receivers/mailbox.ts';
import { ANNOUNCEMENT, eraseText, isExpired } from './row.ts';
import { collect, isMissing, type SavedRow, type Store } from './store.ts';
import { DAY, HOUR } from './time.ts';
import { PING_TIMEOUT, STORE_TIMEOUT } from './timeouts.ts';
import { waitWithin } from './timers.ts';

export interface OwnerOptions {
  mailbox?: Mailbox;
  /** The words of the mails to the owner. */
  texts?: OwnerTexts;
  /** Is called after a pass without a failure, for a monitor that misses the call. */
  pingUrl?: string;
  /** What else the application does once an hour. */
  runHourly?: () => Promise<void>;
}

async function ping(url: string): Promise<void> {
  const signal = AbortSignal.timeout(PING_TIMEOUT);
  const response = await fetch(url, { signal, redirect: 'manual', cache: 'no-store' });
  discard(response);
  if (!response.ok) throw codedError(`status-${response.status}`);
}

async function listExpiring(store: Store, until: number): Promise<SavedRow[]> {
  const states = ['held', 'dead', 'quarantined'] as const;
  const rows = states.map((state) => collect(store.rows({ state, until })));
  return (await Promise.all(rows)).flat();
}

/** One pass at a time, which never throws. */
export function createUpkeep(
  { store, log, now, keep, timers }: Context,
  { mailbox, texts, pingUrl, runHourly }: OwnerOptions,
): () => Promise<void> {
  const mailOwner = createOwnerMailer({ store, log, now, keep }, { mailbox, texts });
  const logFailure = logOnce(log, 'outbox-upkeep-failed');
  const logPing = logOnce(log, 'ping-failed');
  let agedAt = -Infinity;
  let prunedAt = -Infinity;
  let running: Promise<void> | undefined;

  async function removeByAge(expiring: SavedRow[]): Promise<void> {
    let count = 0;
    for await (const row of store.rows({ state: 'delivered', until: now() - keep.text })) {
      if (await store.change(row, eraseText)) count += 1;
    }
    for await (const row of store.rows({ state: 'replaced', until: now() - keep.text })) {
      await store.change(row, (current) =>
        current.state === 'replaced' ? { ...current, sender: null } : undefined,
      );
    }
    for (const row of expiring) {
      // Without a text, a row that is opened meanwhile cannot be removed by mistake.
      const erased = await store.change(row, (current) =>
        isExpired(current, now(), keep.undelivered) ? eraseText(current) : undefined,
      );
      if (erased && (await store.remove(erased))) count += 1;
    }
    if (count > 0) log.info('payloads-erased', { count });
    if (!(await store.truncate())) log.warn('store-log-not-emptied', { code: 'busy' });
  }

  /** Once a day: SQLite has no index for it. */
  async function removeErased(): Promise<void> {
    if (Math.abs(now() - prunedAt) < DAY) return;
    let count = 0;
    for await (const row of store.rows({ erasedUntil: now() - keep.rows })) {
      // One that its sender brought back meanwhile stays.
      if (await store.remove(row, { ifUnchanged: true })) count += 1;
    }
    prunedAt = now();
    if (count > 0) log.info('rows-removed', { count });
  }

  async function runTasks(): Promise<boolean> {
    const counts = await waitWithin(store.count(now(), keep.undelivered), STORE_TIMEOUT, timers);
    // Once an hour, because Firestore bills each row that is read.
    const isHourly = Math.abs(now() - agedAt) >= HOUR;
    const until = now() - keep.undelivered + ANNOUNCEMENT;
    const expiring = isHourly && counts.expiring > 0 ? await listExpiring(store, until) : [];
    const isMailed = await mailOwner(counts, expiring);
    if (isHourly) {
      await removeByAge(expiring);
      await removeErased();
      agedAt = now();
      await runHourly?.();
    }
    // Rows can be read on a full disk, too.
    await waitWithin(store.check(), STORE_TIMEOUT, timers);
    return isMailed;
  }

  async function pass(): Promise<void> {
    try {
      const isMailed = await runTasks();
      logFailure();
      if (!isMailed || !pingUrl) return;
    } catch (error) {
      if (!isMissing(error)) logFailure(errorCode(error));
      return;
    }
    await ping(pingUrl).then(
      () => logPing(),
      (error: unknown) => logPing(errorCode(error)),
    );
  }

  return () => (running ??= pass().finally(() => (running = undefined)));
}
