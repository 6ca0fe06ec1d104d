import { createOutbox } from '@sutra/outbox/outbox';
import { env } from '@/lib/env';
import { type Log } from '@/lib/log/log';
import { KEEP_ROWS } from '@/lib/retention';
import { submissionReference } from '@/lib/text/reference';
import { runJobs } from './jobs';
import { type OpenStores } from './stores';
import { findStoreOnly, type Outbox, outboxKinds, type Payloads } from './submissions/kinds';
import { ownerTexts } from './submissions/mail';
import { findReceivers, mailShares, ownerMailbox } from './submissions/receivers';

export async function openOutbox(log: Log, stores: OpenStores | undefined): Promise<Outbox> {
  const mailbox = ownerMailbox('owner-mail', env);
  const store = await stores?.openRows(log);
  const outbox = createOutbox<Payloads>({
    store,
    kinds: outboxKinds,
    receivers: findReceivers(env, store && stores && { ...stores, states: store }),
    mails: { shares: mailShares(env) },
    storeOnly: findStoreOnly(env),
    referenceOf: submissionReference,
    log,
    keep: { rows: KEEP_ROWS },
    owner: {
      mailbox,
      texts: ownerTexts(env.SITE_URL),
      pingUrl: env.PING_URL,
      runHourly: async () => {
        if (stores) await runJobs({ ...stores, outbox, mailbox, log });
      },
    },
  });
  return outbox;
}
