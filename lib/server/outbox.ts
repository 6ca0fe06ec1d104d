import { getFirestore } from 'firebase-admin/firestore';
import { createOutbox } from '@sutra/outbox/outbox';
import { type Store as OutboxStore } from '@sutra/outbox/store';
import { env, hasStore, usesFirestore } from '@/lib/env';
import { type Log } from '@/lib/log/log';
import { adminApp } from '@/lib/shop/account/server/firebase-admin';
import { submissionReference } from '@/lib/text/reference';
import { runJobs } from './jobs';
import { type Stores } from './root';
import { findStoreOnly, type Outbox, outboxKinds, type Payloads } from './submissions/kinds';
import { ownerTexts } from './submissions/mail';
import { findReceivers, mailShares, ownerMailbox } from './submissions/receivers';

async function openStore(log: Log): Promise<OutboxStore | undefined> {
  if (!hasStore(env)) return undefined;
  if (!usesFirestore(env)) {
    const { sqliteStore } = await import('@sutra/outbox/stores/sqlite');
    return sqliteStore(env.DATA_DIR!, { log });
  }
  const { firestoreStore } = await import('@sutra/outbox/stores/firestore');
  return firestoreStore(getFirestore(adminApp()));
}

export async function openOutbox(log: Log, stores: Stores | undefined): Promise<Outbox> {
  const mailbox = ownerMailbox('owner-mail', env);
  const store = await openStore(log);
  const outbox = createOutbox<Payloads>({
    store,
    kinds: outboxKinds,
    receivers: findReceivers(env, store && stores && { ...stores, states: store }),
    mailShares: mailShares(env),
    storeOnly: findStoreOnly(env),
    referenceOf: submissionReference,
    log,
    owner: {
      mailbox,
      texts: ownerTexts(env.SITE_URL),
      pingUrl: env.PING_URL,
      tend: async () => {
        if (stores) await runJobs({ ...stores, outbox, mailbox, log });
      },
    },
  });
  return outbox;
}
