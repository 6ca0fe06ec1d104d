import { env, hasStore } from '@/lib/env';
import { type Log, log } from '@/lib/log/log';
import { DAY } from '@/lib/time';
import {
  registerKeyBeforeWrites,
  registerDataKey,
  rekey,
  verifyDataKeys,
} from './drivers/data-keys';
import { createPayloadCipher, type PayloadCipher } from './drivers/payload-cipher';
import { noStore } from './drivers/no-store';
import { type SubmissionStore } from './drivers/store';
import { findStoreOnly, findTargets } from './model/kinds';
import { findChannels } from './notices/channels';
import { readDisk, type WatchOptions } from './notices/watch';
import { createOutbox, type Outbox } from './outbox';

// Next loads this file once for each bundle; all copies share one outbox.
const SLOT = Symbol.for('site-outbox');
const shared = globalThis as { [SLOT]?: Promise<Outbox> };

async function openStore(log: Log, cipher: PayloadCipher): Promise<SubmissionStore> {
  if (!hasStore(env)) return noStore();
  if (!env.FIREBASE_SERVICE_ACCOUNT) {
    const { sqliteStore } = await import('./drivers/sqlite-store');
    return sqliteStore(env.DATA_DIR!, log, cipher);
  }
  const [{ getFirestore }, { adminApp }, { firestoreStore }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('@/lib/account/firebase-admin'),
    import('./drivers/firestore-store'),
  ]);
  return firestoreStore(getFirestore(adminApp()), { log, cipher });
}

function findWatch(): WatchOptions | undefined {
  const { OWNER_WEEKLY: isWeekly, PING_URL: pingUrl, SITE_URL: url, DATA_DIR } = env;
  const channels = findChannels(env);
  if (channels.length === 0 && !pingUrl) return undefined;
  const directory = env.FIREBASE_SERVICE_ACCOUNT ? undefined : DATA_DIR;
  return {
    channels,
    isWeekly,
    pingUrl,
    url,
    ...(directory && { readDisk: () => readDisk(directory) }),
  };
}

export async function openOutbox(log: Log): Promise<Outbox> {
  const cipher = siteCipher();
  const store = registerKeyBeforeWrites(await openStore(log, cipher), cipher);
  return createOutbox({
    store,
    targets: findTargets(env),
    storeOnly: findStoreOnly(env),
    log,
    keep: { delivered: env.KEEP_DAYS * DAY, undelivered: env.KEEP_UNDELIVERED_DAYS * DAY },
    watch: findWatch(),
  });
}

const siteCipher = () => createPayloadCipher(env.DATA_KEY ?? []);

/** @throws {DataKeyError} with a wrong key, or another error when the store is down */
export const registerSiteKey = (store: SubmissionStore): Promise<void> =>
  registerDataKey(store, siteCipher());

export const verifySiteKeys = (store: SubmissionStore): Promise<unknown> =>
  verifyDataKeys(store, siteCipher());

export async function rekeySite(store: SubmissionStore): Promise<number | undefined> {
  const cipher = siteCipher();
  return cipher.keyIds.length > 0 ? rekey(store, cipher) : undefined;
}

export function siteOutbox(): Promise<Outbox> {
  shared[SLOT] ??= openOutbox(log()).catch((error: unknown) => {
    shared[SLOT] = undefined;
    throw error;
  });
  return shared[SLOT];
}
