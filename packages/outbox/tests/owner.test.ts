import { expect, it } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { type OwnerTexts } from '@sutra/outbox/owner-mail';
import { reopenRow, settleRow } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { DAY, HOUR, MINUTE } from '@sutra/outbox/time';
import { answer, DOWN, freshInbox, freshMailServer, OK } from './support/inbox.ts';
import { OWNER } from './support/mail-server.ts';
import { noteRow, T0 } from './support/notes.ts';
import { SHORT, type TestOutbox } from './support/outbox.ts';
import { receiverOf } from './support/receivers.ts';
import { drivers } from './support/stores.ts';

const { server: sheet, open: openBare } = await freshInbox();
const { server: watch } = await freshInbox();
const postbox = await freshMailServer();

/** An application may have words of its own: these name all that it is told. */
const texts: OwnerTexts = ({ causes, isWell, amounts, minutes }) => ({
  subject: [...(isWell ? ['well'] : []), ...causes].join(', '),
  text: causes.map((cause) => `${cause} ${amounts[cause]}, ${minutes} minutes`).join('\n'),
});
const owner = { mailbox: postbox.mailbox(), texts };

const open = (options: Parameters<typeof openBare>[0] = {}) => openBare({ owner, ...options });
const subjects = () => postbox.mails.map(({ subject }) => subject);
const mailed = (n: number) => postbox.mails[n]!.text!.trim();

const passing =
  ({ move, deliver, upkeep }: TestOutbox) =>
  async (ms: number, times = 1) => {
    for (let n = 0; n < times; n++) {
      move(ms);
      await deliver();
      await upkeep();
    }
  };

it('owner mail: names what is stuck once a day, a new cause after an hour, and the end', async () => {
  sheet.behave(DOWN);
  const outbox = open({ owner: { ...owner, pingUrl: watch.url } });
  const { store } = outbox;
  const pass = passing(outbox);

  await outbox.send('Canary one');
  await pass(29 * MINUTE);
  expect([subjects(), watch.received.length]).toEqual([[], 1]);

  postbox.reply({ data: 451 });
  await pass(2 * MINUTE);
  expect([subjects(), watch.received.length], 'the watch is not called').toEqual([[], 1]);
  expect(outbox.logged('owner-mail-not-sent')).toMatchObject([{ code: 'smtp-451' }]);
  postbox.reply({});
  await pass(MINUTE);
  expect([subjects(), watch.received.length]).toEqual([['waiting'], 2]);
  expect(postbox.mails[0]!.headers).toContainEqual(
    expect.objectContaining({ value: 'auto-generated' }),
  );
  expect(mailed(0)).toBe('waiting 1, 32 minutes');

  await store.insert(settleRow(noteRow('bb'), 'quarantined', 'suspicious', T0));
  await pass(59 * MINUTE);
  expect(subjects()).toHaveLength(1);
  outbox.restart();
  await pass(MINUTE);
  expect(subjects().slice(1)).toEqual(['waiting, quarantined']);
  expect(mailed(1)).toMatch(/^quarantined 1/m);

  // Three days without an answer: one more mail, when the row is dead.
  await pass(3 * HOUR, 24);
  expect(subjects().slice(2)).toEqual(['dead, quarantined']);
  await store.insert(settleRow(noteRow('cc'), 'dead', 'timeout', T0));
  await pass(2 * HOUR, 11);
  expect(subjects()).toHaveLength(3);
  await pass(3 * HOUR, 8);
  expect(subjects().slice(3)).toEqual(['dead, quarantined']);
  expect(mailed(3)).toMatch(/^dead 2/m);

  sheet.behave(OK);
  for (const row of await collect(store.rows({ state: 'dead' })))
    await store.change(row, (current) => reopenRow(current, outbox.now()));
  await pass(3 * HOUR, 10);
  expect(subjects().slice(4)).toEqual(['well, quarantined']);

  // As many as were named before, but others.
  const [found] = await collect(store.rows({ ids: ['bb', 'bc'] }));
  await store.remove(found!);
  await pass(HOUR);
  await store.insert(settleRow(noteRow('ee'), 'quarantined', 'suspicious', T0));
  await pass(3 * HOUR, 8);
  expect(subjects().slice(5)).toEqual(['quarantined']);
  expect(JSON.stringify(postbox.mails)).not.toMatch(/anary/);
  expect(JSON.stringify(outbox.lines)).not.toMatch(/anary|@|127\.0\.0\.1/);
});

it.each([
  ['a refusal', 'application/json', '{"result":"error"}', 'script-refused', 0],
  // It may have stored the row before it failed.
  ['a page', 'text/html', '<p>Exception</p>', 'script-page', 1],
])(
  'owner mail: names a row whose script answered with %s behind its redirect, which is posted once',
  async (_, type, body, code, possibleDuplicates) => {
    const ran = { ...answer(302), headers: { location: `${sheet.origin}/echo` } };
    const answered = { ...OK, headers: { 'content-type': type }, body };
    sheet.behave(({ method }) => (method === 'POST' ? ran : answered));
    const receiver = receiverOf('script', sheet.url);
    const outbox = open({ receivers: { note: receiver } });
    expect(await outbox.send()).toBe('success');
    await passing(outbox)(HOUR, 12);
    expect(await outbox.rows()).toMatchObject([{ state: 'held', code, possibleDuplicates }]);
    expect(sheet.received.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(subjects()).toEqual(['held']);
  },
);

it('owner mail: names what may have arrived twice, once', async () => {
  const outbox = open(SHORT);
  const pass = passing(outbox);
  for (const text of ['one', 'two']) {
    postbox.mails.length = 0;
    sheet.behave({ does: 'hang' });
    await outbox.send(text);
    sheet.behave(OK);
    await pass(20 * MINUTE);
    expect(subjects()).toEqual(['possiblyTwice']);
    await pass(DAY, 9);
    expect(postbox.mails).toHaveLength(1);
  }
});

it('owner mail: is sent once while the disk is full', async () => {
  const outbox = open();
  const { store } = outbox;
  await store.insert(settleRow(noteRow('aa'), 'held', 'status-404', T0));
  const { save } = store;
  store.save = () => Promise.reject(codedError('SQLITE_FULL'));
  for (let n = 0; n < 5; n++) {
    outbox.move(HOUR);
    await outbox.upkeep();
  }
  store.save = save;
  await outbox.upkeep();
  outbox.restart();
  await outbox.upkeep();
  expect(postbox.mails).toHaveLength(1);
  expect(outbox.logged('outbox-upkeep-failed')).toMatchObject([{ code: 'sqlite-full' }]);
});

it.each(drivers)(
  'owner mail: over %s is sent by one of three processes at once',
  async (_, openStore) => {
    const store = openStore();
    const all = [1, 2, 3].map(() => open({ store }));
    await store.insert(settleRow(noteRow('aa'), 'held', 'status-404', T0));
    await Promise.all(all.map((each) => each.upkeep()));
    expect(postbox.mails).toHaveLength(1);
    await store.insert(settleRow(noteRow('bb'), 'quarantined', 'suspicious', T0));
    all.forEach((each) => each.move(HOUR));
    await Promise.all(all.map((each) => each.upkeep()));
    const ids = postbox.mails.map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  },
);

it('owner mail: of a process that was killed is sent again after a minute, with its Message-ID', async () => {
  const killed = open();
  const { store } = killed;
  await store.insert(settleRow(noteRow('aa'), 'held', 'status-404', T0));
  const { save } = store;
  store.save = () => new Promise(() => {});
  void killed.upkeep();
  await postbox.received(1);
  store.save = save;
  const other = open({ store });
  await other.upkeep();
  expect(postbox.mails).toHaveLength(1);
  other.move(MINUTE);
  await other.upkeep();
  const [first, second] = postbox.mails.map(({ messageId }) => messageId);
  expect(second).toBe(first);
});

it('owner mail: that the mail server refused may be sent by any process at once, in plain words too', async () => {
  const pinged = { mailbox: postbox.mailbox(), pingUrl: watch.url };
  const first = open({ owner: pinged });
  const { store } = first;
  const second = open({ owner: pinged, store });
  await store.insert(settleRow(noteRow('aa'), 'held', 'status-404', T0));
  postbox.reply({ data: 451 });
  await first.upkeep();
  await second.upkeep();
  expect([postbox.mails, watch.received]).toEqual([[], []]);
  postbox.reply({});
  await second.upkeep();
  expect([subjects(), watch.received.length]).toEqual([['Outbox: held'], 1]);
  expect(mailed(0)).toBe('held: 1');
});

it('owner mail: a refused address of several is logged by its code', async () => {
  const mailbox = postbox.mailbox({ to: [OWNER, 'busy@example.in'] });
  postbox.busy.add('busy@example.in');
  const outbox = open({ owner: { mailbox, texts } });
  await outbox.store.insert(settleRow(noteRow('aa'), 'held', 'status-404', T0));
  await outbox.upkeep();
  expect(postbox.mails.map(({ envelope }) => envelope.to)).toEqual([[OWNER]]);
  expect(outbox.logged('owner-address-refused')).toEqual([
    {
      level: 'warn',
      event: 'owner-address-refused',
      receiver: 'owner-mail',
      code: 'smtp-450',
      count: 1,
    },
  ]);
});

it('pingUrl: is called after each pass that worked, and a failure is logged once', async () => {
  const outbox = open({ owner: { pingUrl: watch.url } });
  const { store } = outbox;
  const pass = async (times: number) => {
    for (let n = 0; n < times; n++) await outbox.upkeep();
  };
  await pass(1);
  watch.behave({ does: 'answer', status: 500 });
  await pass(2);
  watch.behave(OK);
  await pass(1);
  expect(watch.received.map(({ method }) => method)).toEqual(Array(4).fill('GET'));
  expect(outbox.logged('ping-failed')).toMatchObject([{ code: 'status-500' }]);
  // On a full disk rows can be read.
  store.check = () => Promise.reject(codedError('SQLITE_FULL'));
  await pass(2);
  store.count = () => Promise.reject(codedError('SQLITE_IOERR'));
  await pass(2);
  expect(watch.received).toHaveLength(4);
  const failures = outbox.logged('outbox-upkeep-failed').map(({ code }) => code);
  expect(failures).toEqual(['sqlite-full', 'sqlite-ioerr']);
});
