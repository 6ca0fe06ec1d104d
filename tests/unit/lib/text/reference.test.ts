import fc from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { idsWith, isReference, referenceOf, submissionReference } from '@/lib/text/reference';

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
        const reference = submissionReference({ id });
        expect(isReference(reference)).toBe(true);
        const [from, before] = idsWith(reference);
        const isInRange = other >= from && other < before;
        expect(id >= from && id < before).toBe(true);
        expect(submissionReference({ id: other }) === reference).toBe(isInRange);
        expect(submissionReference({ id: other }) < reference).toBe(other < from);
      },
    ),
  );
});

it('referenceOf: is readable, always the same, and hardly ever the same for two', () => {
  const buyers = Array.from({ length: 2000 }, (_, index) => `user-${index}`);
  const references = buyers.flatMap((id) =>
    ['master', 'other'].map((book) => referenceOf(id, book)),
  );
  for (const reference of references) expect(reference).toMatch(/^VM-[2-9A-HJKMNP-TV-Z]{6}$/);
  expect(new Set(references).size).toBe(references.length);
  expect(references[0]).toBe(referenceOf('user-0', 'master'));
  // A buyer pays today with what another device showed last year.
  expect(referenceOf('Xb3kF9mQ2LaTz7RwYc1HdN5PvUe2', 'tables-by-heart')).toBe('VM-GHK3FH');
  const letters = new Set(references.map((reference) => reference[3]));
  expect(letters.size, 'the first letter is spread, too').toBe(30);
});

it('isReference: refuses what looks similar', () => {
  const others = ['', 'VM-12345', 'VM-ABCDE0', 'VM-ABCDEFG', 'vm-ABCDEF'];
  expect(others.some(isReference)).toBe(false);
});
