import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '@/lib/time';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { collect } from '@sutra/outbox/store';
import { forkOutbox, type OutboxProcess, startWriters } from '@/tests/support/fork-outbox';
import { receiver } from '@/tests/support/receiver';
import { scratch } from '@/tests/support/scratch';

const WRITERS = 10;
const ROUNDS = 3;

const { server } = await receiver();
let folder: ReturnType<typeof scratch>;
let data: string;
let outboxes: OutboxProcess[];
beforeEach(() => {
  server.behave({ does: 'answer', status: 503 });
  folder = scratch();
  data = join(folder.root, 'data');
  mkdirSync(data);
  outboxes = [];
});
afterEach(() => folder.remove());

/** Starts processes that store without end; each has a list of what it acknowledged. */
async function startLoad(count: number): Promise<string[][]> {
  outboxes = await Promise.all(Array.from({ length: count }, () => forkOutbox(data, server.url)));
  return outboxes.map((outbox, n) => startWriters(outbox, WRITERS, `process-${n}`));
}
const killAll = () => Promise.all(outboxes.map((outbox) => outbox.kill()));

/** Waits until each process has stored something from beginning to end after now. */
async function passBatches(lists: string[][]): Promise<void> {
  const aims = lists.map((list) => list.length + 3 * WRITERS);
  const isBehind = () => lists.some((list, n) => list.length < aims[n]!);
  await vi.waitFor(() => expect(isBehind()).toBe(false), { timeout: MINUTE, interval: 5 });
}

async function storedTexts(directory: string): Promise<Set<string>> {
  const store = sqliteStore(directory);
  const rows = await collect(store.rows());
  await store.close();
  return new Set(rows.map(({ payload }) => (payload as { message: string }).message));
}

const file = (end = '') => join(data, `submissions.db${end}`);
const remove = (...ends: string[]) => ends.forEach((end) => rmSync(file(end), { force: true }));
const losses: [what: string, lose: (n: number) => void][] = [
  ['the database', () => remove('')],
  ['what is beside it', () => remove('-wal', '-shm')],
  ['all its files', () => remove('', '-wal', '-shm')],
  ['the folder', () => rmSync(data, { recursive: true, force: true, maxRetries: 20 })],
  ['the folder, moved away', (n) => renameSync(data, join(folder.root, `moved-${n}`))],
];

it.each(losses.flatMap(([what, lose]) => [1, 2].map((count) => [what, count, lose] as const)))(
  'outbox: loses nothing when somebody removes %s under load, with %i processes',
  async (_what, count, lose) => {
    const lists = await startLoad(count);
    for (let n = 0; n < ROUNDS; n++) {
      await passBatches(lists);
      lose(n);
    }
    await passBatches(lists);
    await killAll();
    const stored = await storedTexts(data);
    const acknowledged = lists.flat();
    console.log(`${acknowledged.length} acknowledged, ${stored.size} stored`);
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
    expect(readdirSync(data).filter((name) => name.includes('rescued'))).toEqual([]);
  },
);

const replacements: [how: string, replace: () => void][] = [
  [
    'another file is in the place of its database',
    () => {
      writeFileSync(`${file()}.new`, 'another file');
      renameSync(`${file()}.new`, file());
    },
  ],
];

it.each(
  replacements.flatMap(([how, replace]) => [1, 2].map((count) => [how, count, replace] as const)),
)('outbox: acknowledges nothing while %s, with %i processes', async (_how, count, replace) => {
  const lists = await startLoad(count);
  await passBatches(lists);
  replace();
  for (const outbox of outboxes) {
    while ((await outbox.accept(`probe ${Math.random()}`)) !== 'refused') await wait(5);
    expect(await outbox.health()).toMatchObject({ status: 'down', store: 'down' });
  }
  await killAll();
  expect(readFileSync(file(), 'utf8')).toBe('another file');
  const acknowledged = lists.flat();
  const rescued = readdirSync(data).filter((name) => /\.rescued-.*\.db$/.test(name));
  expect(rescued.length).toBeGreaterThan(0);
  mkdirSync(join(data, 'chosen'));
  renameSync(join(data, rescued.sort().at(-1)!), join(data, 'chosen/submissions.db'));
  const stored = await storedTexts(join(data, 'chosen'));
  expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
});

const overwrites: [what: string, overwrite: () => void][] = [
  ['emptied', () => truncateSync(file())],
  ['another one', () => writeFileSync(file(), 'another file')],
];

it.each(
  overwrites.flatMap(([what, overwrite]) =>
    [1, 2].map((count) => [what, count, overwrite] as const),
  ),
)(
  'outbox: acknowledges nothing that is lost after the bytes of its database are %s, with %i processes',
  async (_what, count, overwrite) => {
    const lists = await startLoad(count);
    await passBatches(lists);
    overwrite();
    // Until a process has looked, what it acknowledges is in the log.
    for (const outbox of outboxes) await outbox.accept(`probe ${Math.random()}`);
    const before = lists.map((list) => list.length);
    const health = await Promise.all(outboxes.map((outbox) => outbox.health()));
    const isDown = health.map(({ status }) => status === 'down');
    if (!isDown.includes(true)) await passBatches(lists);
    await killAll();
    if (isDown.includes(true)) {
      for (const [n, list] of lists.entries()) expect(list.length, `process ${n}`).toBe(before[n]);
      return;
    }
    const stored = await storedTexts(data);
    expect(lists.flat().filter((text) => !stored.has(text))).toEqual([]);
  },
);
