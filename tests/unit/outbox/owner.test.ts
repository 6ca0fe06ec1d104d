import { expect, it } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { readSettings } from '@/lib/env';
import { settleRow } from '@sutra/outbox/row';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { type CheckInput } from '@/scripts/doctor/check';
import { mail } from '@/scripts/doctor/delivery';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { openOutbox, SHORT } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { contactPayload, contactRow, profilePayload, T0 } from '@/tests/support/rows';
import { drivers } from '@/tests/support/stores';

const MISTYPED = 'teecher@example.in';

const { server: sheet, settings: sheetSettings } = await receiver();
const { server: watch } = await receiver();
const postbox = await freshMailServer({
  onRcptTo: ({ address }, _session, done) =>
    done(address === MISTYPED ? Object.assign(new Error(), { responseCode: 550 }) : null),
});

it('owner mail: names what is stuck once a day, a new cause after an hour, and the end', async () => {
  sheet.behave({ does: 'answer', status: 503 });
  const settings = {
    ...{ PROFILE_SERVICE: 'none', PING_URL: watch.url },
    ...{ ...sheetSettings.contact, ...postbox.settings() },
  };
  const outbox = openOutbox(settings);
  const { store } = outbox;
  const pass = async (ms: number) => {
    outbox.move(ms);
    await outbox.deliver();
    await outbox.upkeep();
  };
  const hours = async (count: number) => {
    for (let n = 0; n < count; n++) await pass(HOUR);
  };
  const subjects = () => postbox.mails.map(({ subject }) => subject!.replace(/^.*?: /, ''));

  await outbox.send('Canary one');
  await pass(29 * MINUTE);
  expect([subjects(), watch.received.length]).toEqual([[], 1]);

  postbox.reply({ data: 451 });
  await pass(2 * MINUTE);
  expect([subjects(), watch.received.length], 'the watch is not called').toEqual([[], 1]);
  expect(outbox.logged('owner-mail-not-sent')).toMatchObject([{ code: 'smtp-451' }]);
  postbox.reply({});
  await pass(MINUTE);
  expect([subjects(), watch.received.length]).toEqual([['messages are waiting'], 2]);
  const [first] = postbox.mails;
  expect(first!.headers).toContainEqual(expect.objectContaining({ value: 'auto-generated' }));
  expect(first!.text).toMatch(/Waiting: 1, the oldest for 32 minutes\n[^]+ list --state open\n/);

  await store.insert(settleRow(contactRow('bb'), 'quarantined', 'suspicious', T0));
  await pass(59 * MINUTE);
  expect(subjects()).toHaveLength(1);
  outbox.restart();
  await pass(MINUTE);
  expect(subjects().slice(1)).toEqual(['messages are waiting, messages in quarantine']);
  expect(postbox.mails[1]!.text).toMatch(/In quarantine: 1\n[^]+ retry ID\n/);

  // Three days without an answer: one more mail, when the row is dead.
  await hours(72);
  expect(subjects().slice(2)).toEqual(['messages could not be delivered, messages in quarantine']);
  expect(postbox.mails[2]!.text).toMatch(/within three days: 1\n[^]+ retry --all --state dead\n/);

  await store.insert(settleRow(contactRow('cc'), 'dead', 'timeout', T0));
  await hours(22);
  expect(subjects()).toHaveLength(3);
  await hours(24);
  expect(subjects().slice(3)).toEqual(['messages could not be delivered, messages in quarantine']);

  sheet.behave({ does: 'answer' });
  expect((await outbox.run('retry --all --state dead')).out).toContain('2');
  await hours(30);
  expect(subjects().slice(4)).toEqual(['all well again, messages in quarantine']);

  // As many as were named before, but others.
  await outbox.run('erase bb --yes');
  await hours(1);
  await store.insert(settleRow(contactRow('ee'), 'quarantined', 'suspicious', T0));
  await hours(24);
  expect(subjects().slice(5)).toEqual(['messages in quarantine']);
  expect(JSON.stringify(postbox.mails)).not.toMatch(/anary/);
  expect(outbox.lines.join()).not.toMatch(/anary|@|127\.0\.0\.1|withheld/);
  await outbox.close();
});

it('owner mail: names what may have arrived twice, once', async () => {
  const outbox = openOutbox({ ...sheetSettings.contact, ...postbox.settings() }, SHORT);
  const pass = async (ms: number) => {
    outbox.move(ms);
    await outbox.deliver();
    await outbox.upkeep();
  };
  sheet.behave({ does: 'hang' });
  await outbox.send('Canary one');
  sheet.behave({ does: 'answer' });
  await pass(20 * MINUTE);
  expect(postbox.mails.map(({ subject }) => subject!.replace(/^.*?: /, ''))).toEqual([
    'messages may have arrived twice',
  ]);
  expect(postbox.mails[0]!.text).toMatch(/May have arrived twice: 1\n[^]+ --state delivered\n/);
  for (let day = 0; day < 9; day++) await pass(DAY);
  expect(postbox.mails).toHaveLength(1);
  sheet.behave({ does: 'hang' });
  await outbox.send('Canary two');
  sheet.behave({ does: 'answer' });
  await pass(20 * MINUTE);
  expect(postbox.mails).toHaveLength(2);
  await outbox.close();
});

it('owner mail: is sent once while the disk is full', async () => {
  const outbox = openOutbox(postbox.settings());
  const { store } = outbox;
  await store.insert(settleRow(contactRow('aa'), 'held', 'status-404', T0));
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
  await outbox.close();
});

it.each(drivers)(
  'owner mail: over %s is sent by one of three processes at once',
  async (_, open) => {
    const first = openOutbox(postbox.settings(), { store: open() });
    const { store } = first;
    const others = [1, 2].map(() => openOutbox(postbox.settings(), { store }));
    await store.insert(settleRow(contactRow('aa'), 'held', 'status-404', T0));
    const all = [first, ...others];
    await Promise.all(all.map((each) => each.upkeep()));
    expect(postbox.mails).toHaveLength(1);
    await store.insert(settleRow(contactRow('bb'), 'quarantined', 'suspicious', T0));
    all.forEach((each) => each.move(HOUR));
    await Promise.all(all.map((each) => each.upkeep()));
    const ids = postbox.mails.map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
    await first.close();
  },
);

it('owner mail: of a process that was killed is sent again after a minute, with its Message-ID', async () => {
  const killed = openOutbox(postbox.settings());
  const { store } = killed;
  await store.insert(settleRow(contactRow('aa'), 'held', 'status-404', T0));
  const { save } = store;
  store.save = () => new Promise(() => {});
  void killed.upkeep();
  await postbox.received(1);
  store.save = save;
  const other = openOutbox(postbox.settings(), { store });
  await other.upkeep();
  expect(postbox.mails).toHaveLength(1);
  other.move(MINUTE);
  await other.upkeep();
  const [first, second] = postbox.mails.map(({ messageId }) => messageId);
  expect(second).toBe(first);
  await other.close();
});

it('owner mail: that the mail server refused may be sent by any process at once', async () => {
  const first = openOutbox({ ...postbox.settings(), PING_URL: watch.url });
  const { store } = first;
  const second = openOutbox({ ...postbox.settings(), PING_URL: watch.url }, { store });
  await store.insert(settleRow(contactRow('aa'), 'held', 'status-404', T0));
  postbox.reply({ data: 451 });
  await first.upkeep();
  await second.upkeep();
  expect([postbox.mails, watch.received]).toEqual([[], []]);
  postbox.reply({});
  await second.upkeep();
  expect([postbox.mails.length, watch.received.length]).toEqual([1, 1]);
  await first.close();
});

it('PING_URL: is called after each pass that worked, and a failure is logged once', async () => {
  const outbox = openOutbox({ PING_URL: watch.url });
  const { store } = outbox;
  const pass = async (times: number) => {
    for (let n = 0; n < times; n++) await outbox.upkeep();
  };
  await pass(1);
  watch.behave({ does: 'answer', status: 500 });
  await pass(2);
  watch.behave({ does: 'answer' });
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
  await outbox.close();
});

const mistyped = { ...postbox.settings(), OWNER_EMAILS: `teacher@example.in,${MISTYPED}` };

it('OWNER_EMAILS: a refused address is logged for a message and a notice, by its code', async () => {
  const outbox = openOutbox({ ...mistyped, PROFILE_URL: sheet.url });
  sheet.behave({ does: 'answer', status: 503 });
  expect(await outbox.send(contactPayload())).toBe('success');
  await outbox.send(profilePayload());
  outbox.move(31 * MINUTE);
  await outbox.upkeep();
  expect(postbox.mails.map(({ envelope }) => envelope.to)).toEqual(
    Array(2).fill(['teacher@example.in']),
  );
  const refused = { level: 'warn', code: 'smtp-550', count: 1 };
  expect(outbox.logged('owner-address-refused')).toMatchObject([
    { ...refused, receiver: 'contact-mail' },
    { ...refused, receiver: 'owner-mail' },
  ]);
  expect(outbox.lines.join()).not.toContain('teecher');
});

it('doctor --live: says that the mail server refused an address', async () => {
  const finding = await mail({ settings: readSettings(mistyped), isLive: true } as CheckInput);
  expect(finding).toMatchObject({ state: 'broken' });
  expect(finding!.why).toMatch(/refused 1 of the 2 addresses in OWNER_EMAILS \(smtp-550\)/);
  expect(finding!.why + finding!.next).not.toContain('@');
});
