import { headers } from 'next/headers';
import { after } from 'next/server';
import { closeDatabases } from '@/lib/data/open-databases';
import { env, hasStore, isHttp, usesFirestore } from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { clientAddress } from '@/lib/http/request';
import { errorCode } from '@/lib/log/error-code';
import { errorFields } from '@/lib/log/error-frames';
import { type Log, log } from '@/lib/log/log';
import { type Entry } from './accept';
import { findReceivers, findStoreOnly, formKinds, type Kind, mailReceiver } from './kinds';
import { type SubmissionResult } from './outcome';
import { createOutbox, type Outbox, STOP_TIMEOUT } from './outbox';
import { type Store } from './store';

// Next loads this file once for each bundle; all copies share one outbox.
const SLOT = Symbol.for('site-outbox');
const shared = globalThis as { [SLOT]?: Promise<Outbox> };

async function openStore(): Promise<Store | undefined> {
  if (!hasStore(env)) return undefined;
  if (!usesFirestore(env)) {
    const { sqliteStore } = await import('./sqlite');
    return sqliteStore(env.DATA_DIR!);
  }
  const [{ getFirestore }, { adminApp }, { firestoreStore }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('@/lib/account/firebase-admin'),
    import('./firestore'),
  ]);
  return firestoreStore(getFirestore(adminApp()));
}

export async function openOutbox(log: Log): Promise<Outbox> {
  const mailbox = mailReceiver('owner-mail', env);
  const outbox = createOutbox({
    store: await openStore(),
    receivers: findReceivers(env),
    storeOnly: findStoreOnly(env),
    log,
    owner: {
      mailbox,
      pingUrl: env.PING_URL,
      url: env.SITE_URL,
      tendAccounts: async () => {
        const { tendAccounts } = await import('@/lib/account/upkeep');
        await tendAccounts({ outbox, mailbox, log, url: env.SITE_URL, now: Date.now });
      },
    },
  });
  return outbox;
}

export function siteOutbox(): Promise<Outbox> {
  shared[SLOT] ??= openOutbox(log).catch((error: unknown) => {
    shared[SLOT] = undefined;
    throw error;
  });
  return shared[SLOT];
}

const AFTER_RESPONSE_MS = 10_000;

// Each pass queries the store, and under load one a second is enough.
const PASS_INTERVAL = 1_000;
let passedAt = -Infinity;

/** How a host tells Next that it waits for what goes on after a response. */
interface RequestContext {
  get(): { waitUntil?: unknown } | undefined;
}

/** Other functions are frozen with the response, in the middle of an attempt. */
function canWorkAfterResponse(): boolean {
  const context = Symbol.for('@next/request-context');
  const requests = (globalThis as { [context]?: RequestContext })[context];
  return !runsInFunctions(env) || typeof requests?.get()?.waitUntil === 'function';
}

function deliverAfterResponse(outbox: Outbox): void {
  if (!canWorkAfterResponse()) return;
  if (performance.now() - passedAt < PASS_INTERVAL) return;
  passedAt = performance.now();
  try {
    after(async () => void (await outbox.deliver(AFTER_RESPONSE_MS)));
  } catch (error) {
    // A host without `waitUntil`: rows wait for the next call of the scheduler.
    log.warn('delivery-not-scheduled', { code: errorCode(error) });
  }
}

/** For server actions. Never throws. */
export async function submit<K extends Kind>(
  entry: Omit<Entry<K>, 'address'>,
): Promise<SubmissionResult> {
  const address = clientAddress(await headers(), env.PROXIES);
  try {
    const outbox = await siteOutbox();
    deliverAfterResponse(outbox);
    return await outbox.accept<K>({ ...entry, address } as Entry<K>);
  } catch (error) {
    log.error('outbox-unavailable', { kind: entry.kind, ...errorFields(error) });
    return { status: 'failed', reason: 'unreachable', kept: false };
  }
}

const MIN_STOP_TIMEOUT = 500;

/** Next calls `process.exit` after its last response: this waits until all outcomes are stored. */
function stopOnExit(outbox: Outbox): void {
  const exit = process.exit.bind(process);
  let signalledAt: number | undefined;
  const onSignal = () => {
    signalledAt ??= performance.now();
    void outbox.stopDelivering();
  };
  process.once('SIGTERM', onSignal);
  process.once('SIGINT', onSignal);
  process.exit = ((code) => {
    const elapsed = performance.now() - (signalledAt ?? performance.now());
    void outbox
      .stop(Math.max(MIN_STOP_TIMEOUT, STOP_TIMEOUT - elapsed))
      .finally(closeDatabases)
      .finally(() => exit(code));
  }) as typeof process.exit;
}

/**
 * Starts the timer of the site's outbox; in functions the scheduler calls `/api/outbox`. A store that
 * is down does not stop the site.
 */
export async function startOutbox(): Promise<void> {
  const [receivers, storeOnly] = [findReceivers(env), findStoreOnly(env)];
  if (env.NODE_ENV === 'production' && !isHttp(env.SITE_URL)) {
    // On a local site `npm start` prints them.
    const unset = formKinds.filter((kind) => !receivers[kind] && !storeOnly.includes(kind));
    for (const kind of unset) log.warn('submission-receiver-unset', { kind });
  }
  try {
    const outbox = await siteOutbox();
    if (!runsInFunctions(env)) outbox.start();
    stopOnExit(outbox);
  } catch (error) {
    log.error('outbox-unavailable', errorFields(error));
  }
}
