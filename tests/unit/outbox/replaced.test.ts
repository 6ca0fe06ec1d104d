import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { MINUTE } from '@/lib/time';
import { interceptLog } from '@/tests/support/next-request';
import { type TestOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { scratch } from '@/tests/support/scratch';

interceptLog();
const { server, contact, texts } = await receiver();
let folder: ReturnType<typeof scratch>;
let outbox: TestOutbox;
const path = () => join(folder.root, 'submissions.db');
beforeEach(() => {
  server.behave({ does: 'answer', status: 503 });
  folder = scratch();
  outbox = contact({ store: sqliteStore(folder.root) });
});
afterEach(async () => {
  await outbox.close();
  folder.remove();
});

it('deleted database: what was kept is still delivered', async () => {
  expect(await outbox.send('kept')).toBe('refused, kept');
  for (const end of ['', '-wal', '-shm']) rmSync(path() + end);
  expect(await outbox.health()).toMatchObject({ status: 'ok', store: 'up', open: 1 });
  server.behave({ does: 'answer' });
  outbox.move(MINUTE);
  await outbox.deliver();
  expect(texts()).toContain('kept');
  expect(await outbox.states()).toEqual(['delivered']);
});

it('replaced database: nothing is acknowledged but what its receiver takes', async () => {
  expect(await outbox.send('kept')).toBe('refused, kept');
  rmSync(path());
  writeFileSync(path(), 'another file');
  expect(await outbox.send('refused')).toBe('refused');
  expect(await outbox.health()).toMatchObject({ status: 'down', store: 'down' });
  server.behave({ does: 'answer' });
  outbox.move(MINUTE);
  expect(await outbox.send('direct')).toBe('success');
  expect(texts()).toEqual(['kept', 'refused', 'direct']);
  // A command that starts now says what to do.
  const later = contact({ store: sqliteStore(folder.root) });
  const { code, complaints } = await later.run('list');
  expect(code).toBe(1);
  expect(complaints).toMatch(/submissions\.rescued-.*\.db\. .*docs\/trouble\.md, The database was/);
  await later.close();
});
