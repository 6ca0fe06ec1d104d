import { expect, it } from 'vitest';
import { fromRecord, holdUnreadable, toRecord } from '@/lib/submissions/drivers/record';
import { contactRow, T0 } from '@/tests/support/outbox';

it('record: keeps the names under which earlier versions have stored rows', () => {
  const row = contactRow('a', { rejections: 1, possibleDuplicates: 2 });
  expect(Object.keys(toRecord(row)).join(' ')).toBe(
    'id kind target payload payloadHash acceptedAt expiresAt due lease attempts refusals doubts ' +
      'code deliveredAt deadAt heldAt quarantinedAt eraseAt reference notice sender',
  );
  expect(toRecord(row)).toMatchObject({ refusals: 1, doubts: 2 });
});

it('record: an erased row is not unreadable', () => {
  const erased = contactRow('a', { payload: null });
  expect(fromRecord(toRecord(erased), '1')).toEqual({ ...erased, version: '1' });
});

it.each<[payload: unknown, text: string]>([
  ['{"name":"As', '{"name":"As'],
  ['null', 'null'],
  ['"Asha"', '"Asha"'],
  [7, '7'],
  [{ name: 'Asha' }, '{"name":"Asha"}'],
])('record: a row with the payload %j is held, and keeps it as a text', async (payload, text) => {
  const read = (changes = {}) =>
    fromRecord({ ...toRecord(contactRow('a', changes)), payload }, '1');
  const unreadable = { payload: null, unreadable: text, code: 'unreadable' };
  expect(read()).toMatchObject({ ...unreadable, due: null, heldAt: T0, version: '1' });
  const dead = { due: null, deadAt: T0 + 1 };
  expect(read(dead)).toMatchObject({ ...unreadable, ...dead, heldAt: null });
  expect(await holdUnreadable([read()], async () => undefined, undefined)).toEqual([]);
});
