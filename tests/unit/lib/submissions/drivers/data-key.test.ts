import { describe, expect, it, vi } from 'vitest';
import { readSettings } from '@/lib/env';
import {
  registerKeyBeforeWrites,
  registerDataKey,
  DataKeyError,
  rekey,
} from '@/lib/submissions/drivers/data-keys';
import { noStore } from '@/lib/submissions/drivers/no-store';
import { createPayloadCipher } from '@/lib/submissions/drivers/payload-cipher';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { databases } from '@/tests/support/databases';
import { allRows, contactPayload, contactRow } from '@/tests/support/outbox';

const OLD = 'Qm3Zk1xV9b7Lr5Tt2Yp8Wc4Nd6Hj0Gs_';
const NEW = 'aP0-xK8sVd2Lq6RfT4ZyHw1Uc9Mj3Eb7';
const MARKER = 'KANARI-4h2x';
const payload = contactPayload({ message: `${MARKER} नमस्ते 😀` });

describe.each(databases)('data key: %s', (_name, database) => {
  it('data key: encrypts texts, and reads those of before it was set', async () => {
    const { open, bytes } = database();
    const plain = open();
    await plain.create(contactRow('before', { payload }));
    await plain.close();
    const store = open(createPayloadCipher([OLD]));
    await store.create(contactRow('after', { payload }));
    await rekey(store, createPayloadCipher([OLD]));
    expect(await allRows(store)).toMatchObject([{ payload }, { payload }]);
    await store.emptyLog();
    await store.close();
    expect(await bytes()).not.toContain(MARKER);
  });

  it('data key: a new one takes over after rekey, and the old one can go', async () => {
    const { open } = database();
    const first = createPayloadCipher([OLD]);
    const store = open(first);
    await registerDataKey(store, first);
    await store.create(contactRow('a', { payload }));
    const both = createPayloadCipher([NEW, OLD]);
    const rotating = open(both);
    await registerDataKey(rotating, both);
    await expect(registerDataKey(rotating, createPayloadCipher([NEW]))).rejects.toThrow(
      DataKeyError,
    );
    expect(await rekey(rotating, both)).toBe(1);
    const last = createPayloadCipher([NEW]);
    await registerDataKey(rotating, last);
    expect(await open(last).get('a')).toMatchObject({ payload });
  });

  it('data key: a wrong or missing one is refused, and changes no row', async () => {
    const { open } = database();
    const right = createPayloadCipher([OLD]);
    const store = open(right);
    await registerDataKey(store, right);
    const row = await store.create(contactRow('a', { payload }));
    for (const [secrets, problem] of [
      [[], 'is not set'],
      [[NEW], 'lacks a key'],
    ] as const) {
      const wrong = createPayloadCipher(secrets);
      await expect(registerDataKey(store, wrong)).rejects.toThrow(`DATA_KEY ${problem}, but`);
      await expect(open(wrong).get('a')).rejects.toMatchObject({ code: 'data-key' });
      await expect(allRows(open(wrong))).rejects.toMatchObject({ code: 'data-key' });
    }
    expect(await store.get('a')).toEqual(row);
  });
});

describe('data key', () => {
  const ciphers = [createPayloadCipher([OLD]), createPayloadCipher([NEW])] as const;
  const [old, both] = [ciphers[0], createPayloadCipher([NEW, OLD])];
  const recorded = async (store: SubmissionStore) => (await store.readState('data-keys'))?.value;

  it('data key: is recorded once, and none without one or without a store', async () => {
    const store = sqliteStore(':memory:');
    await registerDataKey(store, createPayloadCipher([]));
    expect(await recorded(store)).toBeUndefined();
    await registerDataKey(store, old);
    await registerDataKey(store, old);
    expect(await recorded(store)).toEqual(old.keyIds);
    await registerDataKey(noStore(), old);
  });

  it('data key: of two processes that start with different ones, one is refused', async () => {
    const store = sqliteStore(':memory:');
    const checks = await Promise.allSettled(ciphers.map((each) => registerDataKey(store, each)));
    expect(checks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await recorded(store)).toHaveLength(1);
  });

  it('data key: rekey takes rows as they are now, without erased and removed ones', async () => {
    const store = sqliteStore(':memory:', undefined, both);
    for (const id of ['changed', 'removed']) await store.create(contactRow(id, { payload }));
    await store.create(contactRow('erased', { payload: null }));
    const { replace } = store;
    const replaced = vi.spyOn(store, 'replace').mockImplementation(async (row, next) => {
      if (row.id === 'removed') await store.remove(row);
      else if (row.attempts === 0) await replace(row, { ...row, attempts: 1 });
      return replace(row, next);
    });
    expect(await rekey(store, both)).toBe(1);
    expect(replaced.mock.calls.map(([row]) => row.id)).toEqual(['changed', 'changed', 'removed']);
    expect(await store.get('changed')).toMatchObject({ attempts: 1, payload });
  });
});

it('data key: a store that is down at the start is checked before its first write', async () => {
  const right = createPayloadCipher([OLD]);
  const store = sqliteStore(':memory:', undefined, right);
  const { readState } = store;
  await registerDataKey(store, right);
  store.readState = () => Promise.reject(new Error('down'));
  const wrong = registerKeyBeforeWrites(store, createPayloadCipher([NEW]));
  await expect(wrong.create(contactRow('a'))).rejects.toThrow('down');
  store.readState = readState;
  await expect(wrong.create(contactRow('a'))).rejects.toThrow(DataKeyError);
  const checked = registerKeyBeforeWrites(store, right);
  const row = (await checked.create(contactRow('a')))!;
  await expect(wrong.replace(row, row)).rejects.toThrow(DataKeyError);
  expect(await checked.replace(row, row)).toMatchObject({ id: 'a' });
});

describe('payload cipher', () => {
  const cipher = createPayloadCipher([OLD]);

  it('payload cipher: seals each text anew, and only for its row', () => {
    const sealed = cipher.seal(MARKER, 'a');
    expect(cipher.seal(MARKER, 'a')).not.toBe(sealed);
    expect(cipher.open(sealed, 'a')).toBe(MARKER);
    expect(() => cipher.open(sealed, 'b')).toThrow();
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => cipher.open(changed, 'a')).toThrow();
  });

  it('payload cipher: a damaged text is shown as unreadable and stays as it is', async () => {
    const store = sqliteStore(':memory:', undefined, cipher);
    const unreadable = cipher.seal('{}', 'another row');
    await store.create(contactRow('a', { payload: null, unreadable }));
    expect(await store.get('a')).toMatchObject({ payload: null, unreadable });
  });
});

describe('DATA_KEY', () => {
  it('DATA_KEY: takes several secrets, newest first, and refuses weak ones', () => {
    expect(readSettings({ DATA_KEY: `${NEW}, ${OLD}` }).DATA_KEY).toEqual([NEW, OLD]);
    expect(() => readSettings({ DATA_KEY: 'short' })).toThrow(/^DATA_KEY must be at least 32/);
    expect(() => readSettings({ DATA_KEY: `${NEW},` })).toThrow(/^DATA_KEY must be at least 32/);
  });
});
