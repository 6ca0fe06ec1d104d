import { readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { FileGuard } from '../src/sqlite/probe.ts';
import { notesDatabase } from './support/notes-database.ts';

const { add, open, path } = notesDatabase('data');
const pause = vi.hoisted(() => vi.fn());
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));

it.each([
  ['as long as the file changes', (n: number) => utimesSync(path(), n, n), false],
  ['not for ever once it stays as it is', () => {}, true],
])('probe: waits for another process that moves its log, %s', async (_name, change, foreign) => {
  const client = open();
  await add(client, 1, 'x'.repeat(20_000));
  await client.truncateWal();
  const whole = readFileSync(path());
  const guard = new FileGuard(path());
  await guard.begin();
  truncateSync(path(), 4096);
  let pauses = 0;
  pause.mockImplementation(() => {
    change(++pauses);
    if (pauses === 100) writeFileSync(path(), whole);
  });
  expect(await guard.isOverwritten()).toBe(foreign);
  writeFileSync(path(), whole);
});
