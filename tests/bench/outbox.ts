import { parseArgs } from 'node:util';
import { collect } from '@/lib/outbox/store';
import { killBetweenSendAndMark, killUnderWriters } from '../support/kills';
import { misbehavingServer } from '../support/misbehaving-server';
import { contactPayload, contactReceiver, fill, passTime, testOutbox } from '../support/outbox';
import { postMessage } from '../support/server-actions';
import { startSite } from '../support/site';
import { drivers } from '../support/stores';
import { benchContact } from './contact';

/**
 * `npm run bench:outbox`: what the outbox bears on this machine, beside what it has to bear. About
 * three minutes, `--quick` about one. Needs wrk and the production build that `npm start` makes.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const size = values.quick
  ? { seconds: 5, kills: 5, marks: 5, rows: 500 }
  : { seconds: 30, kills: 30, marks: 50, rows: 500 };

interface Line {
  what: string;
  figure: string;
  bar: string;
  ok: boolean;
}

const line = (what: string, figure: string, bar: string, ok: boolean): Line => ({
  what,
  figure,
  bar,
  ok,
});

async function loadLines(): Promise<Line[]> {
  const { perSecond, p50, p99, failed, lost } = await benchContact(size.seconds);
  const what = `contact action, 50 connections, ${size.seconds} s`;
  return [
    line(what, `${perSecond.toFixed(0)} requests/s`, '≥ 200 requests/s', perSecond >= 200),
    line(
      '… time to the answer',
      `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
      'p99 ≤ 500 ms',
      p99 <= 500,
    ),
    line('… failed, lost', `${failed}, ${lost}`, '0, 0', failed + lost === 0),
  ];
}

async function killLines(): Promise<Line[]> {
  const under = await killUnderWriters(size.kills, 20);
  const between = await killBetweenSendAndMark(size.marks);
  return [
    line(
      `kill -9, ${under.kills} times under 20 writers`,
      `${under.acknowledged} kept, ${under.lost} lost, ${under.duplicateRows} doubled`,
      '0 lost, 0 doubled',
      under.lost + under.stuck + under.duplicateRows + under.unflagged === 0,
    ),
    line(
      `kill -9, ${between.kills} times between send and mark`,
      `${between.lost} lost, ${between.sentTwice} sent twice, ${between.unflagged} unflagged`,
      `0 lost, ≤ ${between.kills} twice, 0 unflagged`,
      between.lost + between.unflagged === 0 && between.sentTwice <= between.kills,
    ),
  ];
}

async function oneId(): Promise<Line> {
  const server = await misbehavingServer();
  const { outbox, rows: listRows } = testOutbox({ contact: contactReceiver(server.url) });
  const entry = { kind: 'contact', formId: 'one-form-of-many-clicks', sender: 'a' } as const;
  const send = () => outbox.accept({ ...entry, payload: contactPayload() });
  await Promise.all(Array.from({ length: 1_000 }, send));
  const rows = await listRows();
  await server.close();
  return line(
    '1,000 sends of one id at once',
    `${rows.length} row here, ${server.received.length} there`,
    '1 here, 1 there',
    rows.length === 1 && server.received.length === 1,
  );
}

async function drainers([name, open]: (typeof drivers)[number]): Promise<Line> {
  const server = await misbehavingServer();
  const store = open();
  await fill(store, size.rows);
  const receivers = { contact: contactReceiver(server.url) };
  const eight = Array.from({ length: 8 }, () => testOutbox(receivers, { store }).outbox);
  const start = performance.now();
  await Promise.all(eight.map((outbox) => outbox.deliver()));
  const seconds = (performance.now() - start) / 1_000;
  await server.close();
  return line(
    `eight processes over ${size.rows} rows, ${name}`,
    `${server.received.length} sends in ${seconds.toFixed(1)} s`,
    `${size.rows} sends`,
    server.received.length === size.rows,
  );
}

async function outage(): Promise<Line> {
  const server = await misbehavingServer();
  const { outbox, store, clock } = testOutbox({ contact: contactReceiver(server.url) });
  await fill(store, size.rows);
  server.behave({ does: 'answer', status: 503 });
  await outbox.deliver();
  await passTime(outbox, clock, 1_800_000);
  server.behave({ does: 'answer' });
  const healed = clock.now();
  await passTime(outbox, clock, 120_000);
  const rows = await collect(store.rows());
  await server.close();
  const delivered = rows.filter(({ state }) => state === 'delivered');
  const most = Math.max(...rows.map(({ attempts }) => attempts));
  const last = Math.max(...delivered.map(({ since }) => since - healed)) / 1_000;
  return line(
    `30 minutes of outage, ${rows.length} rows (moved clock)`,
    `${delivered.length} there after ${last} s, ≤ ${most} attempts each`,
    'all within 120 s, ≤ 14 attempts',
    delivered.length === rows.length && last <= 120 && most <= 14,
  );
}

async function sigterm(): Promise<Line> {
  const server = await misbehavingServer();
  const site = await startSite({ CONTACT_SHEET_URL: server.url });
  server.behave({ does: 'answer', after: 2_000 });
  const { name, subject, message } = contactPayload();
  const emails = Array.from({ length: 20 }, (_, n) => `sender-${n}@example.in`);
  const answers = Promise.all(
    emails.map((email) => postMessage(site.url, { name, subject, message, email })),
  );
  while (server.received.length < 20) await new Promise((resolve) => setTimeout(resolve, 20));
  const { ms } = await site.end('SIGTERM');
  const answered = (await answers).filter(({ state }) => state === 'success').length;
  await site.stop();
  await server.close();
  return line(
    'SIGTERM with 20 actions in flight',
    `${answered} answered, gone after ${(ms / 1_000).toFixed(1)} s`,
    '20 answered, ≤ 25 s',
    answered === 20 && ms <= 25_000,
  );
}

const jobs: (() => Promise<Line | Line[]>)[] = [
  loadLines,
  sigterm,
  killLines,
  oneId,
  ...drivers.map((driver) => () => drainers(driver)),
  outage,
];
const heads = [
  [48, 'what'],
  [44, 'figure'],
  [34, 'bar'],
] as const;
const print = (shown: Omit<Line, 'ok'>, mark: string) =>
  console.log(heads.map(([width, name]) => shown[name].padEnd(width)).join('') + mark);

print({ what: 'What', figure: 'Here', bar: 'Bar' }, '');
for (const job of jobs) {
  for (const done of [await job()].flat()) {
    print(done, done.ok ? 'ok' : 'MISSED');
    if (!done.ok) process.exitCode = 1;
  }
}
