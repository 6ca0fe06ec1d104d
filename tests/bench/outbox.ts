import { parseArgs } from 'node:util';
import { killBetweenSendAndMark, killUnderWriters } from '../support/kills';
import { misbehavingServer } from '../support/misbehaving-server';
import { fill, openOutbox, passTime } from '../support/outbox';
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

type Line = [what: string, figure: string, bar: string, ok: boolean];

async function load(): Promise<Line[]> {
  const { perSecond, p50, p99, failed, lost } = await benchContact(size.seconds);
  const what = `contact action, 50 connections, ${size.seconds} s`;
  const times = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  return [
    [what, `${perSecond.toFixed(0)} requests/s`, '≥ 200 requests/s', perSecond >= 200],
    ['… time to the answer', times, 'p99 ≤ 500 ms', p99 <= 500],
    ['… failed, lost', `${failed}, ${lost}`, '0, 0', failed + lost === 0],
  ];
}

async function kill(): Promise<Line[]> {
  const under = await killUnderWriters(size.kills, 20);
  const between = await killBetweenSendAndMark(size.marks);
  return [
    [
      `kill -9, ${under.kills} times under 20 writers`,
      `${under.acknowledged} kept, ${under.lost} lost, ${under.duplicateRows} doubled`,
      '0 lost, 0 doubled',
      under.lost + under.stuck + under.duplicateRows + under.unflagged === 0,
    ],
    [
      `kill -9, ${between.kills} times between send and mark`,
      `${between.lost} lost, ${between.sentTwice} sent twice, ${between.unflagged} unflagged`,
      `0 lost, ≤ ${between.kills} twice, 0 unflagged`,
      between.lost + between.unflagged === 0 && between.sentTwice <= between.kills,
    ],
  ];
}

async function deliver([name, open]: (typeof drivers)[number]): Promise<Line[]> {
  const server = await misbehavingServer();
  const store = open();
  await fill(store, size.rows);
  const settings = { CONTACT_SHEET_URL: server.url };
  const eight = Array.from({ length: 8 }, () => openOutbox(settings, { store }));
  const start = performance.now();
  await Promise.all(eight.map((outbox) => outbox.deliver()));
  const seconds = (performance.now() - start) / 1_000;
  await server.close();
  const sends = server.received.length;
  const figure = `${sends} sends in ${seconds.toFixed(1)} s`;
  const what = `eight processes over ${size.rows} rows, ${name}`;
  return [[what, figure, `${size.rows} sends`, sends === size.rows]];
}

async function endOutage(): Promise<Line[]> {
  const server = await misbehavingServer();
  const outbox = openOutbox({ CONTACT_SHEET_URL: server.url });
  await fill(outbox.store, size.rows);
  server.behave({ does: 'answer', status: 503 });
  await outbox.deliver();
  await passTime(outbox, 1_800_000);
  server.behave({ does: 'answer' });
  const healed = outbox.now();
  await passTime(outbox, 120_000);
  const rows = await outbox.rows();
  await server.close();
  const delivered = rows.filter(({ state }) => state === 'delivered');
  const most = Math.max(...rows.map(({ attempts }) => attempts));
  const last = Math.max(...delivered.map(({ since }) => since - healed)) / 1_000;
  return [
    [
      `30 minutes of outage, ${rows.length} rows (moved clock)`,
      `${delivered.length} there after ${last} s, ≤ ${most} attempts each`,
      'all within 120 s, ≤ 14 attempts',
      delivered.length === rows.length && last <= 120 && most <= 14,
    ],
  ];
}

const deliveries = drivers.map((driver) => () => deliver(driver));
const jobs = [load, kill, ...deliveries, endOutage];
const print = (what: string, figure: string, bar: string, mark: string) =>
  console.log(what.padEnd(48) + figure.padEnd(44) + bar.padEnd(34) + mark);

print('What', 'Here', 'Bar', '');
for (const job of jobs) {
  for (const [what, figure, bar, ok] of await job()) {
    print(what, figure, bar, ok ? 'ok' : 'MISSED');
    if (!ok) process.exitCode = 1;
  }
}
