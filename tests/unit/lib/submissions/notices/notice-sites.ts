import { afterAll, beforeEach } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { type Target } from '@/lib/submissions/model/kind';
import { hold } from '@/lib/submissions/model/transitions';
import { type WatchOptions } from '@/lib/submissions/notices/watch';
import { MINUTE } from '@/lib/time';
import { mailServer } from '@/tests/support/mail-server';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { Clock, contactRow, contactTarget, SHORT, T0, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

interface Options extends Partial<WatchOptions> {
  store?: SubmissionStore;
  clock?: Clock;
}

/** Real servers for messages, mails and a webhook, and sites that tell their owner by mail. */
export async function noticeSites() {
  const mail = await mailServer();
  const { server: sheet } = await receiver();
  const web = await misbehavingServer();
  afterAll(() => Promise.all([mail.shut(), web.close()]));
  beforeEach(() => {
    mail.mails.length = 0;
    mail.reply({});
    web.behave({ does: 'answer' });
    web.received.length = 0;
  });
  const webhook: Target = { name: 'owner-webhook', type: 'api', url: web.url };

  /** `live` lets minutes pass as the timers of a site do. */
  function site({ store, clock = new Clock(), ...watch }: Options = {}) {
    const all = testOutbox(
      { contact: contactTarget(sheet.url) },
      {
        store: store ?? sqliteStore(':memory:'),
        now: clock.now,
        monotonic: clock.monotonic,
        watch: { channels: [mail.target()], isWeekly: false, url: 'https://example.in', ...watch },
        ...SHORT,
      },
    );
    const live = async (minutes: number) => {
      for (let n = 0; n < minutes; n++) {
        clock.move(MINUTE);
        await all.outbox.drain();
        await all.outbox.notifyOwner();
      }
    };
    return { ...all, clock, live };
  }
  return {
    mail,
    sheet,
    web,
    webhook,
    site,
    subjects: () => mail.mails.map(({ subject }) => subject),
  };
}

export const holdRow = async (store: SubmissionStore, id = 'a', now = T0) =>
  void (await store.create(hold(contactRow(id), 'status-404', now)));

export async function releaseRows(store: SubmissionStore) {
  for await (const row of store.scan()) await store.remove(row);
}
