import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerMails as words } from '@/content/en/owner-mails';
import { noStore } from '@/lib/submissions/drivers/no-store';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { type Target } from '@/lib/submissions/model/kind';
import { hold, quarantine } from '@/lib/submissions/model/transitions';
import { findChannels } from '@/lib/submissions/notices/channels';
import { NOTHING_TOLD } from '@/lib/submissions/notices/decide';
import { type WatchOptions } from '@/lib/submissions/notices/watch';
import { fill } from '@/lib/text/format';
import { DAY, MINUTE } from '@/lib/time';
import { mailServer, OWNER } from '@/tests/support/mail-server';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import {
  Clock,
  contactRow,
  contactTarget,
  message,
  SHORT,
  T0,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

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
const subjects = () => mail.mails.map(({ subject }) => subject);

interface Options extends Partial<WatchOptions> {
  store?: SubmissionStore;
  clock?: Clock;
}

/** A site that tells its owner by mail; `live` lets minutes pass as its timers do. */
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
  return {
    ...all,
    clock,
    async live(minutes: number) {
      for (let n = 0; n < minutes; n++) {
        clock.move(MINUTE);
        await all.outbox.drain();
        await all.outbox.notifyOwner();
      }
    },
  };
}

const holdRow = async (store: SubmissionStore, id = 'a', now = T0) =>
  void (await store.create(hold(contactRow(id), 'status-404', now)));

async function releaseRows(store: SubmissionStore) {
  for await (const row of store.scan()) await store.remove(row);
}

describe('notices', () => {
  it('notices: a receiver that is down causes one mail within two minutes, and one when all is well', async () => {
    const { send, live } = site();
    await sheet.shut();
    await send(message('Canary text'));
    await live(29);
    expect(mail.mails).toEqual([]);
    await live(2);
    expect(subjects()).toEqual(['Sutra: messages are waiting']);
    expect(mail.mails[0]!.text).toContain('Waiting: 1, the oldest for 30 minutes');
    await live(60);
    expect(subjects()).toHaveLength(1);
    await sheet.open();
    await live(65);
    expect(subjects().slice(1)).toEqual(['Sutra: all well again']);
    expect(mail.mails[1]!.text).toBe(
      `${fill(words.intro.well, { url: 'https://example.in' })}\n\n${words.more}\n`,
    );
  });

  it('notices: say what to do, and nothing about a person', async () => {
    const readDisk = async () => ({ free: 2 ** 20, size: 2 ** 34 });
    const { store, send, live, lines } = site({ readDisk });
    await sheet.shut();
    await send(message('Canary text'));
    await sheet.open();
    await holdRow(store, 'held');
    await store.create(quarantine(contactRow('spam'), 'suspicious', T0));
    await live(1);
    const [{ subject, text, to, replyTo, headers }] = mail.mails as [(typeof mail.mails)[0]];
    expect(subject).toBe('Sutra: messages are held, the disk is nearly full');
    expect([to, replyTo]).toMatchObject([[{ address: OWNER }], undefined]);
    expect(headers).toContainEqual(expect.objectContaining({ value: 'auto-generated' }));
    expect(text).toMatchInlineSnapshot(`
      "The website https://example.in needs you. No message is lost.

      Held: 1
      The receiver refused them, or none is set. See the reason under "Last", correct it, then send them:
        npm run submissions -- list --state held
        npm run submissions -- release --all

      Free on the disk: 1 MB of 16384 MB
      On a full disk no message can be stored. Delete what is not needed, or get a larger disk:
        df -h

      In quarantine: 1
      They look like spam. Read them, and release what a person wrote:
        npm run submissions -- list --state quarantined

      What each notice means: docs/trouble.md.
      "
    `);
    expect(lines.join('')).not.toMatch(/anary|@|127\.0\.0\.1|withheld/);
  });

  it('notices: quarantined rows wait for the next notice', async () => {
    const { store, live } = site();
    await store.create(quarantine(contactRow('spam'), 'suspicious', T0));
    await live(60);
    expect(mail.mails).toEqual([]);
    await holdRow(store);
    await live(1);
    expect(mail.mails[0]?.text).toContain('In quarantine: 1');
  });

  it('notices: a mail server that is down for an hour delays a notice, and no visitor', async () => {
    const { store, send, live, logged } = site();
    await holdRow(store);
    await mail.shut();
    await live(60);
    expect(logged('notice-not-sent')).toMatchObject([{ code: 'econnrefused' }]);
    expect(await send()).toBe('success');
    await mail.open();
    await live(2);
    expect(subjects()).toEqual(['Sutra: messages are held']);
    expect(logged('notice-sent')).toMatchObject([{ target: 'owner-mail', kind: 'trouble' }]);
    expect([...logged('notice-not-sent'), ...logged('ping-failed')]).toHaveLength(1);
  });

  it('notices: a mail server that hangs does not delay a visitor', async () => {
    const { store, outbox, send } = site({ channels: [{ ...webhook, url: sheet.url }] });
    await holdRow(store);
    let isSent = false;
    sheet.behave(({ body }) => {
      if (body.includes('held')) return { does: 'hang' };
      isSent = true;
      return { does: 'answer' };
    });
    const notifying = outbox.notifyOwner();
    await vi.waitFor(() => expect(sheet.busy).toBe(1));
    expect(await send()).toBe('success');
    expect([isSent, sheet.busy]).toEqual([true, 1]);
    await sheet.shut();
    await notifying;
    await sheet.open();
  });

  it('notices: a notice that was refused is sent again with the same Message-ID', async () => {
    const { store, live } = site({ channels: [mail.target(), webhook], pingUrl: sheet.url });
    web.behave({ does: 'answer', status: 500 });
    await holdRow(store);
    await live(3);
    expect(sheet.received, 'the webhook has not told yet').toEqual([]);
    web.behave({ does: 'answer' });
    await live(3);
    const keys = web.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(mail.mails).toHaveLength(1);
  });

  it('notices: at most six a day', async () => {
    const { store, live } = site();
    for (let n = 0; n < 8; n++) {
      await holdRow(store, `row-${n}`);
      await live(2);
      await releaseRows(store);
      await live(2);
    }
    expect(mail.mails).toHaveLength(6);
  });

  it('notices: a week is told on Monday morning, also after a restart', async () => {
    const { store, clock, send, live } = site({ isWeekly: true });
    await live(1);
    await send('one');
    await send('two');
    await holdRow(store, 'held', T0);
    await store.create(quarantine(contactRow('spam'), 'suspicious', T0));
    const monday = Date.UTC(2025, 10, 23, 18, 30);
    await store.create(contactRow('later', { acceptedAt: monday, due: monday + DAY }));
    await live(1);
    clock.move(3 * DAY);
    const restarted = site({ isWeekly: true, store, clock });
    await restarted.live(30);
    expect(subjects()).toEqual(['Sutra: messages are held', 'Sutra: messages of the week']);
    expect(mail.mails[1]!.text).toContain(`from 17 Nov 2025 to 23 Nov 2025:

Contact messages: 3
Profiles: 0
Of these not delivered: 1
`);
  });

  it('notices: are off without a channel', async () => {
    const { outbox, logged } = testOutbox({});
    await outbox.notifyOwner();
    expect(logged()).toEqual([]);
  });
});

describe.each(drivers)('notices over %s', (_name, open) => {
  it('notices: two processes with one store send one mail', async () => {
    const store = open();
    const clock = new Clock();
    const sites = [site({ store, clock }), site({ store, clock }), site({ store, clock })];
    const notify = () => Promise.all(sites.map(({ outbox }) => outbox.notifyOwner()));
    await holdRow(store);
    await notify();
    await notify();
    expect(subjects()).toEqual(['Sutra: messages are held']);
    await releaseRows(store);
    clock.move(MINUTE);
    await notify();
    await notify();
    expect(subjects().slice(1)).toEqual(['Sutra: all well again']);
  });

  it('notices: another process takes over from one that ended while it was sending', async () => {
    const store = open();
    const clock = new Clock();
    await holdRow(store);
    mail.silence(true);
    const before = mail.connections();
    void site({ store, clock }).outbox.notifyOwner();
    await vi.waitFor(() => expect(mail.connections()).toBeGreaterThan(before));
    const other = site({ store, clock });
    mail.silence(false);
    for (const ms of [0, 29_999, 1]) {
      expect(subjects()).toEqual([]);
      clock.move(ms);
      await other.outbox.notifyOwner();
    }
    expect(subjects()).toEqual(['Sutra: messages are held']);
  });
});

describe('notices on a store that fails', () => {
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });

  it('notices: are sent once when their first write fails', async () => {
    const store = sqliteStore(':memory:');
    await store.writeState('notices-owner-mail', { state: NOTHING_TOLD }, undefined);
    vi.spyOn(store, 'writeState').mockRejectedValueOnce(full);
    await holdRow(store);
    await site({ store }).live(5);
    expect(subjects()).toHaveLength(1);
  });

  it('notices: are left to a process that has told them in between', async () => {
    const store = sqliteStore(':memory:');
    const { writeState } = store;
    vi.spyOn(store, 'writeState').mockImplementationOnce(async (name, _value, version) => {
      await writeState(name, { state: NOTHING_TOLD }, version);
      return false;
    });
    await holdRow(store);
    const { outbox, logged } = site({ store });
    await outbox.notifyOwner();
    expect([subjects(), logged('notice-not-stored')]).toEqual([[], []]);
  });

  it('notices: what is not told is stored once, as soon as the store can be written', async () => {
    const store = sqliteStore(':memory:');
    const write = vi.spyOn(store, 'writeState').mockRejectedValueOnce(full);
    const { live, logged } = site({ store, isWeekly: true });
    await live(5);
    expect(logged('notice-not-stored')).toMatchObject([{ code: 'sqlite-full' }]);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('notices: are sent once when the store cannot be written, and stored when it can', async () => {
    const store = sqliteStore(':memory:');
    const { writeState } = store;
    store.writeState = () => Promise.reject(full);
    await holdRow(store);
    const { live, logged } = site({ store });
    await live(5);
    expect(subjects()).toHaveLength(1);
    expect(logged('notice-not-stored')).toMatchObject([{ code: 'sqlite-full' }]);
    store.writeState = writeState;
    await live(1);
    await site({ store }).live(5);
    expect(subjects()).toHaveLength(1);
  });

  it('notices: a failed pass is logged once, and does not ping', async () => {
    const store = sqliteStore(':memory:');
    const { countRows } = store;
    store.countRows = () =>
      Promise.reject(Object.assign(new Error('no'), { code: 'SQLITE_IOERR' }));
    const { live, logged } = site({ store, pingUrl: web.url });
    await live(3);
    expect(logged('owner-watch-failed')).toMatchObject([{ code: 'sqlite-ioerr' }]);
    expect(web.received).toEqual([]);
    store.countRows = countRows;
    await live(2);
    expect(web.received.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });
});

describe('webhook', () => {
  it('webhook: gets the same notices as a text', async () => {
    const { store, live } = site({ channels: [webhook] });
    await holdRow(store);
    await live(2);
    const [{ method, headers, body }, ...others] = web.received as [(typeof web.received)[0]];
    expect([method, headers['content-type'], others]).toEqual(['POST', 'application/json', []]);
    const { text } = JSON.parse(body) as { text: string };
    expect(text).toMatch(
      /^Sutra: messages are held\n\nThe website https:\/\/example\.in needs you/,
    );
  });

  it('webhook: is a script where Google runs it, and gets what mail gets', () => {
    const url = 'https://script.google.com/macros/s/x/exec';
    expect(findChannels({ OWNER_WEBHOOK_URL: url })).toEqual([
      { name: 'owner-webhook', type: 'script', url },
    ]);
    expect(findChannels({ OWNER_WEBHOOK_URL: web.url })).toEqual([webhook]);
    expect(findChannels({})).toEqual([]);
  });
});

describe('ping', () => {
  it('ping: follows each successful pass, and a failure is logged once', async () => {
    const { live, logged } = site({ channels: [], pingUrl: web.url });
    await live(2);
    web.behave({ does: 'reset' });
    await live(2);
    web.behave({ does: 'answer', status: 500 });
    await live(2);
    web.behave({ does: 'answer' });
    await live(1);
    web.behave({ does: 'answer', status: 500 });
    await live(1);
    expect(web.received.map(({ method }) => method)).toEqual(Array(8).fill('GET'));
    expect(logged('ping-failed').map(({ code }) => code)).toEqual([
      expect.stringMatching(/^(econnreset|und-err-socket)$/),
      'status-500',
      'status-500',
    ]);
  });

  it('ping: follows where nothing can be stored, and nothing is told', async () => {
    const { live, logged } = site({ store: noStore(), isWeekly: true, pingUrl: web.url });
    await live(1);
    expect([web.received.length, logged()]).toEqual([1, []]);
  });

  it('ping: waits until the owner knows of a trouble', async () => {
    const { store, live } = site({ pingUrl: web.url });
    await holdRow(store);
    mail.reply({ data: 451 });
    await live(2);
    expect(web.received).toEqual([]);
    mail.reply({});
    await live(2);
    expect(web.received).toHaveLength(2);
  });
});
