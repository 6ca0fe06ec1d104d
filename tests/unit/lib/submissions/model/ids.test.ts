import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newFormKey } from '@/lib/forms/draft';
import { idempotencyKey, identify } from '@/lib/submissions/model/ids';
import { MINUTE, T0 } from '@/tests/support/outbox';

const formId = '7f0c7a36-6d0f-4c09-a4fb-0a2f1c8b6a11';
const entry = {
  kind: 'contact' as const,
  formId: formId as unknown,
  sender: 'a@b.in',
  payload: { a: 1 },
};
const idOf = (changes: Partial<Parameters<typeof identify>[0]> = {}, now = T0) =>
  identify({ ...entry, ...changes }, now).id;

it('identify: hashes equal payloads alike, whatever the order of their keys', () => {
  const hashOf = (payload: unknown) => identify({ ...entry, payload }, T0).payloadHash;
  const reordered = hashOf({ b: { d: [1, 2], c: 2 }, a: 1 });
  expect(hashOf({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(reordered);
  const sorted = createHash('sha256').update('{"a":2,"b":null}').digest('hex');
  expect(hashOf({ b: null, a: 2 })).toBe(sorted);
  expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
  expect(hashOf({ a: 'x' })).not.toBe(hashOf({ a: 'x ' }));
});

it('identify: depends on kind, form id and payload alone when there is a form id', () => {
  expect(idOf({ sender: 'x' }, T0 + 1e9)).toBe(idOf());
  expect(idOf({ payload: { a: 2 } })).not.toBe(idOf());
  expect(idOf({ kind: 'profile' })).not.toBe(idOf());
  expect(idOf({ formId: formId.replace('7', '8') })).not.toBe(idOf());
});

it('identify: accepts every id that a browser makes', () => {
  const formIds = Array.from({ length: 100 }, () => newFormKey().id);
  expect(new Set(formIds).size).toBe(100);
  expect(formIds.map((formId) => identify({ ...entry, formId }, T0).formId)).toEqual(formIds);
});

it.each([null, '', 'short', 'x'.repeat(65), 'has spaces in it, many', {}, 7, [formId]])(
  'identify: replaces the form id %j',
  (invalid) => {
    const id = (changes = {}, now = T0) => idOf({ formId: invalid, ...changes }, now);
    expect(id({}, T0 + 9 * MINUTE)).toBe(id());
    expect(id({}, T0 + 10 * MINUTE)).not.toBe(id());
    expect(id({ sender: 'c@d.in' })).not.toBe(id());
    expect(id({ payload: { a: 2 } })).not.toBe(id());
    expect(id()).not.toBe(idOf());
  },
);

it('identify: makes ids and keys of hexadecimal digits alone', () => {
  const ids = identify({ ...entry, formId: null }, T0);
  expect(ids.id).toMatch(/^[0-9a-f]{64}$/);
  expect(idempotencyKey(ids)).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
});
