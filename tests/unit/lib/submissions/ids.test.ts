import { describe, expect, it } from 'vitest';
import { hashPayload, idempotencyKey, submissionKey } from '@/lib/submissions/ids';
import { T0 } from '@/tests/support/submissions';

const formId = '7f0c7a36-6d0f-4c09-a4fb-0a2f1c8b6a11';
const fallback = { identity: 'a@b.in', payloadHash: 'hash', now: T0 };
const key = (changes = {}, kind: 'contact' | 'profile' = 'contact', id: unknown = formId) =>
  submissionKey(kind, id, { ...fallback, ...changes });

describe('hashPayload', () => {
  it('does not care for the order of keys, but for everything else', () => {
    expect(hashPayload({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(
      hashPayload({ b: { d: [1, 2], c: 2 }, a: 1 }),
    );
    expect(hashPayload({ a: [1, 2] })).not.toBe(hashPayload({ a: [2, 1] }));
    expect(hashPayload({ a: 'x' })).not.toBe(hashPayload({ a: 'x ' }));
  });
});

describe('submissionKey', () => {
  it('depends on kind, form id and payload alone when there is a form id', () => {
    expect(key({ now: T0 + 1e9, identity: 'x' })).toBe(key());
    expect(key({ payloadHash: 'other' })).not.toBe(key());
    expect(key({}, 'profile')).not.toBe(key());
    expect(key({}, 'contact', formId.replace('7', '8'))).not.toBe(key());
  });

  it.each([null, '', 'short', 'x'.repeat(65), 'has spaces in it, many', {}, 7, [formId]])(
    'takes %j for no id: sender, text and ten minutes then',
    (id) => {
      const without = (changes = {}) => key(changes, 'contact', id);
      expect(without({ now: T0 + 9 * 60_000 })).toBe(without());
      expect(without({ now: T0 + 10 * 60_000 })).not.toBe(without());
      expect(without({ identity: 'c@d.in' })).not.toBe(without());
      expect(without({ payloadHash: 'other' })).not.toBe(without());
      expect(without()).not.toBe(key());
    },
  );

  it('says nothing about a person', () => {
    expect(key({}, 'contact', null)).toMatch(/^[0-9a-f]{64}$/);
    expect(idempotencyKey({ id: key(), payloadHash: hashPayload({}) })).toMatch(
      /^[0-9a-f]{32}-[0-9a-f]{16}$/,
    );
  });
});
