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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { collect } from '@sutra/outbox/store';
import { forkOutbox, type OutboxProcess, startWriters } from './support/fork-outbox.ts';
import { DOWN, freshInbox } from './support/inbox.ts';
import { type Note } from './support/notes.ts';
import { scratch } from './support/scratch.ts';

const WRITERS = 10;
const ROUNDS = 3;

const { server } = await freshInbox();
let folder: ReturnType<typeof scratch>;
let data: string;
let outboxes: OutboxProcess[];
beforeEach(() => {
  server.behave(DOWN);
  folder = scratch();
  data = join(folder.root, 'data');
  mkdirSync(data);
  outboxes = [];
});
afterEach(() => folder.remove());

type Writers = ReturnType<typeof startWriters>;

/** Starts processes that store without end. */
async function startLoad(count: number): Promise<Writers[]> {
  outboxes = await Promise.all(Array.from({ length: count }, () => forkOutbox(data, server.url)));
  return outboxes.map((outbox, n) => startWriters(outbox, WRITERS, `process-${n}`));
}
const killAll = () => Promise.all(outboxes.map((outbox) => outbox.kill()));

/** Waits until each process has stored something from beginning to end after now. */
const passBatches = (writers: Writers[]) =>
  Promise.all(writers.map(({ reach, texts }) => reach(texts.length + 3 * WRITERS)));

async function storedTexts(directory: string): Promise<Set<string>> {
  const store = sqliteStore(directory);
  const rows = await collect(store.rows());
  await store.close();
  return new Set(rows.map(({ payload }) => (payload as Note).text));
}

const file = (end = '') => join(data, `submissions.db${end}`);
const remove = (...ends: string[]) => ends.forEach((end) => rmSync(file(end), { force: true }));
/** The processes put back what is removed, also meanwhile. */
function removeFolder(): void {
  try {
    rmSync(data, { recursive: true, force: true });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOTEMPTY') throw error;
    removeFolder();
  }
}
const losses: [what: string, lose: (n: number) => void][] = [
  ['the database', () => remove('')],
  ['what is beside it', () => remove('-wal', '-shm')],
  ['all its files', () => remove('', '-wal', '-shm')],
  ['the folder', removeFolder],
  ['the folder, moved away', (n) => renameSync(data, join(folder.root, `moved-${n}`))],
];

const overwrites: [what: string, overwrite: () => void][] = [
  ['emptied', () => truncateSync(file())],
  ['another one', () => writeFileSync(file(), 'another file')],
];

describe.each([1, 2])('outbox of %i processes', (count) => {
  it.each(losses)(
    'outbox: loses nothing when somebody removes %s under load',
    async (_what, lose) => {
      const writers = await startLoad(count);
      for (let n = 0; n < ROUNDS; n++) {
        await passBatches(writers);
        lose(n);
      }
      await passBatches(writers);
      await killAll();
      const stored = await storedTexts(data);
      const acknowledged = writers.flatMap(({ texts }) => texts);
      expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
      expect(readdirSync(data).filter((name) => name.includes('rescued'))).toEqual([]);
    },
  );

  it('outbox: acknowledges nothing while another file is in the place of its database', async () => {
    const writers = await startLoad(count);
    await passBatches(writers);
    writeFileSync(`${file()}.new`, 'another file');
    renameSync(`${file()}.new`, file());
    for (const outbox of outboxes) {
      await expect.poll(() => outbox.accept(`probe ${Math.random()}`)).toBe('refused');
      expect(await outbox.health()).toMatchObject({ status: 'down', store: 'down' });
    }
    await killAll();
    expect(readFileSync(file(), 'utf8')).toBe('another file');
    const acknowledged = writers.flatMap(({ texts }) => texts);
    const rescued = readdirSync(data).filter((name) => /\.rescued-.*\.db$/.test(name));
    expect(rescued.length).toBeGreaterThan(0);
    mkdirSync(join(data, 'chosen'));
    renameSync(join(data, rescued.sort().at(-1)!), join(data, 'chosen/submissions.db'));
    const stored = await storedTexts(join(data, 'chosen'));
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
  });

  it.each(overwrites)(
    'outbox: acknowledges nothing that is lost after the bytes of its database are %s',
    async (_what, overwrite) => {
      const writers = await startLoad(count);
      await passBatches(writers);
      overwrite();
      // Until a process has looked, what it acknowledges is in the log.
      for (const outbox of outboxes) await outbox.accept(`probe ${Math.random()}`);
      const before = writers.map(({ texts }) => texts.length);
      const health = await Promise.all(outboxes.map((outbox) => outbox.health()));
      const isDown = health.map(({ status }) => status === 'down');
      if (!isDown.includes(true)) await passBatches(writers);
      await killAll();
      if (isDown.includes(true)) {
        expect(writers.map(({ texts }) => texts.length)).toEqual(before);
        return;
      }
      const stored = await storedTexts(data);
      expect(writers.flatMap(({ texts }) => texts).filter((text) => !stored.has(text))).toEqual([]);
    },
  );
});
