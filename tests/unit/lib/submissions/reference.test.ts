import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noStore } from '@/lib/submissions/drivers/no-store';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { bodyFor, findTargets } from '@/lib/submissions/model/kinds';
import * as references from '@/lib/text/reference';
import {
  allRows,
  contactPayload,
  contactRow,
  message,
  profilePayload,
  T0,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { anyReference, stored } from '@/tests/support/results';
import { scratch } from '@/tests/support/scratch';

const DOWN = { does: 'answer', status: 503 } as const;
const OK = { does: 'answer' } as const;

const { server, contact, posts } = await receiver();
const reference = 'VM-7K3QX2';

afterEach(() => void vi.restoreAllMocks());

describe('reference', () => {
  it('reference: is told with every stored submission, and stays the same when it is sent again', async () => {
    const { outbox, store } = contact();
    server.behave(DOWN);
    const failed = await outbox.accept(message());
    expect(failed).toMatchObject({ status: 'failed', kept: true, reference: anyReference });
    server.behave(OK);
    const first = { ...stored, reference: (failed as { reference?: string }).reference };
    expect(await outbox.accept(message())).toEqual(first);
    expect(await outbox.accept(message())).toEqual(first);
    const other = await outbox.accept(message('Another text'));
    expect(other).toEqual(stored);
    expect(other).not.toEqual(first);
    expect(await allRows(store)).toMatchObject(
      [first, other].map(({ reference }) => ({ reference })),
    );
  });

  it('reference: is another one when a row has it already', async () => {
    const { outbox } = contact();
    vi.spyOn(references, 'createReference')
      .mockReturnValueOnce(reference)
      .mockReturnValueOnce(reference)
      .mockReturnValueOnce('VM-222222');
    expect(await outbox.accept(message('one'))).toMatchObject({ reference });
    expect(await outbox.accept(message('two'))).toMatchObject({ reference: 'VM-222222' });
  });

  it('reference: is not told when nothing is stored', async () => {
    expect(await contact({ store: noStore() }).outbox.accept(message())).toEqual({
      status: 'success',
    });
    const store = sqliteStore(':memory:');
    vi.spyOn(store, 'create').mockRejectedValue(new Error('full'));
    expect(await contact({ store }).outbox.accept(message())).toEqual({ status: 'success' });
  });

  it('reference: is sent only where SHEET_REFERENCE is set', async () => {
    const { url } = server;
    const settings = { CONTACT_SHEET_URL: url, PROFILE_SCRIPT_URL: url };
    expect(findTargets(settings).contact).not.toHaveProperty('sendsReference');
    const targets = findTargets({ ...settings, SHEET_REFERENCE: true });
    await testOutbox(targets).outbox.accept(message());
    expect(JSON.parse(posts().at(-1)!.body)).toMatchObject({ data: [{ reference: anyReference }] });
  });

  it.each([
    ['sheet', 'contact', { data: [{ reference }] }],
    ['script', 'profile', { reference }],
    ['api', 'profile', { reference }],
    ['sheet', 'profile', { data: [{ Reference: reference }] }],
  ] as const)('reference: to a %s for %s has its own field', (type, kind, expected) => {
    const payload = kind === 'contact' ? contactPayload() : profilePayload();
    const body = { kind, payload, acceptedAt: T0 };
    expect(JSON.parse(bodyFor(type, { ...body, reference }))).toMatchObject(expected);
    expect(bodyFor(type, body)).not.toContain('eference');
  });

  it('reference: rows of an earlier version have none and no notice, and new ones get both', async () => {
    const { root, remove } = scratch();
    const directory = join(root, 'data');
    mkdirSync(directory, { mode: 0o700 });
    const before = sqliteStore(directory);
    const added = { reference, notice: '2026-11-22 en' };
    await before.create(contactRow('old', added));
    await before.close();
    const client = createClient({ url: `file:${join(directory, 'submissions.db')}` });
    await client.batch([
      'DROP INDEX row_references',
      'ALTER TABLE submissions DROP COLUMN reference',
      'ALTER TABLE submissions DROP COLUMN notice',
    ]);
    client.close();
    const store = sqliteStore(directory);
    const none = { reference: null, notice: null };
    expect(await store.get('old')).toMatchObject({ ...none, payload: { name: 'Asha Canary' } });
    expect(await store.create(contactRow('new', added))).toMatchObject(added);
    await store.close();
    remove();
  });
});
