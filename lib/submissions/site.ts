import { headers } from 'next/headers';
import { after } from 'next/server';
import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { type Entry } from './accept';
import { createOutbox, type Outbox } from './outbox';
import { type SubmissionStore } from './store';
import { targetsOf } from './targets';
import { type Acceptance, type Kind } from './types';

/** Next loads this file several times into one process, once for each of its bundles. */
const SLOT = Symbol.for('site-outbox');
const shared = globalThis as { [SLOT]?: Promise<Outbox> };

/** Firestore where a service account is set, a SQLite file under `DATA_DIR` otherwise. */
async function openStore(): Promise<SubmissionStore> {
  if (!env.FIREBASE_SERVICE_ACCOUNT) {
    const { sqliteStore } = await import('./sqlite-store');
    return sqliteStore(env.DATA_DIR);
  }
  const [{ getFirestore }, { adminApp }, { firestoreStore }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('@/lib/account/firebase-admin'),
    import('./firestore-store'),
  ]);
  return firestoreStore(getFirestore(adminApp()));
}

async function openOutbox(): Promise<Outbox> {
  try {
    return createOutbox({ store: await openStore(), targets: targetsOf(env), log: log() });
  } catch (error) {
    shared[SLOT] = undefined;
    throw error;
  }
}

/**
 * The one outbox of this process, made at first use; nothing drains it before `start()`. Rejects
 * when the store's settings do not do; a store that is merely down is the outbox's own business.
 */
export function siteOutbox(): Promise<Outbox> {
  return (shared[SLOT] ??= openOutbox());
}

/** A few rows that are due, sent once a visitor has been answered. */
const AFTERWARDS = { rows: 4, ms: 10_000 };

/**
 * Takes what a form brought, from within a server action: makes it durable, tries to deliver it
 * once, says what came of it, and sends a few waiting rows afterwards. Never throws; answers within
 * nine seconds.
 *
 * @param entry `payload` has to be checked, `identity` is whoever may not send too often.
 */
export async function acceptSubmission<K extends Kind>(
  entry: Omit<Entry<K>, 'address'>,
): Promise<Acceptance> {
  const address = clientAddress((await headers()).get('x-forwarded-for'), env.TRUSTED_HOPS);
  try {
    const outbox = await siteOutbox();
    after(async () => void (await outbox.drain(AFTERWARDS)));
    return await outbox.accept<K>({ ...entry, address } as Entry<K>);
  } catch {
    log().error('outbox-unavailable', { kind: entry.kind });
    return { result: 'unreachable', kept: false };
  }
}
