import { headers } from 'next/headers';
import { after } from 'next/server';
import { errorCode } from '@sutra/outbox/error-code';
import { createOutbox } from '@sutra/outbox/outbox';
import { type SubmissionResult } from '@sutra/outbox/result';
import { type Store as OutboxStore } from '@sutra/outbox/store';
import { AFTER_RESPONSE } from '@/lib/deadlines';
import { env, hasStore, isHttp, usesFirestore } from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { clientAddress } from '@/lib/http/request';
import { errorFields } from '@/lib/log/error-frames';
import { type Log, log } from '@/lib/log/log';
import { submissionReference } from '@/lib/text/reference';
import { SECOND } from '@/lib/time';
import { delayExit } from './delay-exit';
import {
  type Entry,
  findStoreOnly,
  formKinds,
  type Kind,
  type Outbox,
  outboxKinds,
  type Payloads,
} from './kinds';
import { ownerTexts } from './mail';
import { findReceivers, mailShares, ownerMailbox } from './receivers';

// Next loads this file once for each bundle; all copies share one outbox.
const SLOT = Symbol.for('site-outbox');
const shared = globalThis as { [SLOT]?: Promise<Outbox> };

async function openStore(log: Log): Promise<OutboxStore | undefined> {
  if (!hasStore(env)) return undefined;
  if (!usesFirestore(env)) {
    const { sqliteStore } = await import('@sutra/outbox/stores/sqlite');
    return sqliteStore(env.DATA_DIR!, { log });
  }
  const [{ getFirestore }, { adminApp }, { firestoreStore }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('@/lib/shop/account/server/firebase-admin'),
    import('@sutra/outbox/stores/firestore'),
  ]);
  return firestoreStore(getFirestore(adminApp()));
}

export async function openOutbox(log: Log): Promise<Outbox> {
  const mailbox = ownerMailbox('owner-mail', env);
  const store = await openStore(log);
  const outbox = createOutbox<Payloads>({
    store,
    kinds: outboxKinds,
    receivers: findReceivers(env, store),
    mailShares: mailShares(env),
    storeOnly: findStoreOnly(env),
    referenceOf: submissionReference,
    log,
    owner: {
      mailbox,
      texts: ownerTexts(env.SITE_URL),
      pingUrl: env.PING_URL,
      tend: async () => {
        if (!outbox.store) return;
        const { indexRows } = await import('@/lib/shop/account/server/own-rows');
        const { tendAccounts } = await import('@/lib/shop/account/server/upkeep');
        const { surroundings } = await import('@/lib/shop/orders/surroundings');
        const { tendOrders } = await import('@/lib/shop/orders/upkeep');
        const around = surroundings(outbox);
        const { orders, now } = around;
        await indexRows({ store: outbox.store, orders, now: now() });
        await tendAccounts({ outbox, mailbox, log, orders, url: env.SITE_URL, now });
        await tendOrders(around);
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

/** Each pass queries the store, and under load one a second is enough. */
const PASS_INTERVAL = SECOND;
let passedAt = -Infinity;

/** How a host tells Next that it waits for what goes on after a response. */
interface RequestContext {
  get(): { waitUntil?: unknown } | undefined;
}

/** Other functions are frozen with the response, in the middle of an attempt. */
export function canWorkAfterResponse(): boolean {
  const context = Symbol.for('@next/request-context');
  const requests = (globalThis as { [context]?: RequestContext })[context];
  return !runsInFunctions(env) || typeof requests?.get()?.waitUntil === 'function';
}

function deliverAfterResponse(outbox: Outbox): void {
  if (!canWorkAfterResponse()) return;
  if (performance.now() - passedAt < PASS_INTERVAL) return;
  passedAt = performance.now();
  try {
    after(async () => void (await outbox.deliver(AFTER_RESPONSE)));
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
    return await outbox.accept<K>({ ...entry, address });
  } catch (error) {
    log.error('outbox-unavailable', { kind: entry.kind, ...errorFields(error) });
    return { status: 'failed', reason: 'unreachable', kept: false };
  }
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
    delayExit(outbox, log);
  } catch (error) {
    log.error('outbox-unavailable', errorFields(error));
  }
}
