import fc from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { idsWith, isReference, referenceOf } from '@/lib/text/reference';

const ids = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 64,
  maxLength: 64,
});

it('reference: is a range of ids, in their order', () => {
  fc.assert(
    fc.property(
      fc.oneof(ids, fc.constantFrom('0'.repeat(64), 'f'.repeat(64))),
      ids,
      (id, other) => {
        const reference = referenceOf({ id });
        expect(isReference(reference)).toBe(true);
        const [from, before] = idsWith(reference);
        const isInRange = other >= from && other < before;
        expect(id >= from && id < before).toBe(true);
        expect(referenceOf({ id: other }) === reference).toBe(isInRange);
        expect(referenceOf({ id: other }) < reference).toBe(other < from);
      },
    ),
  );
});

it('reference: has no gap between the ids of one and the next', () => {
  const [from, before] = idsWith('VM-2222ZZ');
  expect(referenceOf({ id: from })).toBe('VM-2222ZZ');
  expect(referenceOf({ id: before })).toBe('VM-222322');
});
