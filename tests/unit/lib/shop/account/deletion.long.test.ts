import { describe, it } from 'vitest';
import fc from '@/tests/support/fast-check';
import { buyersSite } from './buyers-site';

const { deleteAtEachStepOf, deleteBeside, law, writeAtStep, writerNames } = await buyersSite();

describe.each([
  ['before', false],
  ['after', true],
])('delete account, %s the law asks to keep rows', (_when, holdsRows) => {
  // Every other step: those between them are tried in the other state.
  it.each(writerNames)('%s at a step of it leaves nothing', async (writer) => {
    law.holdsRows = holdsRows;
    for (let at = Number(holdsRows), count = at + 1; at < count; at += 2)
      count = await writeAtStep(at, writer);
  });

  it.each(
    writerNames.flatMap((writer) => [
      [writer, 'that is new', true] as const,
      [writer, 'that has reported a payment', false] as const,
    ]),
  )('a whole one at any step of %s, of one %s, leaves nothing', async (writer, _who, isNew) => {
    law.holdsRows = holdsRows;
    await deleteAtEachStepOf(writer, { isNew });
  });

  it('eight writers beside it leave nothing', async () => {
    law.holdsRows = holdsRows;
    const start = fc.tuple(fc.nat(40), fc.constantFrom(...writerNames));
    const plans = fc.array(start, { minLength: 8, maxLength: 8 });
    await fc.assert(fc.asyncProperty(plans, deleteBeside), { numRuns: 8 });
  });
});
