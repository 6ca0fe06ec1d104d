import { expect, test } from 'vitest';
import { classSheets, countShared, newClassSet } from '@/lib/practice/class-sheets';
import { readNames } from '@/lib/practice/names';
import { anySheet } from '@/lib/practice/sheets';
import { seededRandom } from '@/tests/support/outbox';
import { type Kind } from '@sutra/vedic/questions';
import { readTable } from '@/tests/support/table';
import { expectAgain, expectDifferent, kinds } from './sheet-checks';

test('class sheets: a class gets different ones, which its code gives again', () => {
  for (const kind of kinds.filter(({ method }) => method === 'mixed')) {
    expectDifferent(kind);
    expectAgain(kind);
  }
});

test('class sheets: a code gives the same sheets for ever', () => {
  // If this changes, the codes of printed keys lead to other sheets: let new ones begin otherwise.
  const marks = kinds.map((kind) => {
    const { code, sheets } = newClassSet(kind, 12, seededRandom(21));
    return `${code} ${sheets[0]!.code} ${sheets.at(-1)!.code}`;
  });
  expect(marks.join(', ')).toMatchInlineSnapshot(
    `"KAM6KJ BDN6DK BG9P7A, KAM6KK BDN6DM BKN7MY, KAM6KM BDN6DN BXHQ97, KAM6KN BDN6DP BG9P7E, KAM6KP BDN6DQ BG9P7F, KAM6KQ BDN6DR BG9P7G, KAM6KR BDN6DT BG9P7H, KAM6KT BDN6DW BG9P7J, KAM6KW BDN6DX BG9P7K, KAM6KX BDN6DY BG9P7M, KAM6KY BDN6E3 BMPYQN, KAM6M3 BDN6E4 BMPYQP, KAM6M4 BDN6E6 BG9P7Q, KAM6M6 BCPW6X BTJRKF"`,
  );
});

test('class sheets: a kind with too few sums gives as many as it can', () => {
  const kind: Kind = { level: 'exam', method: 'urdhva' };
  const few = [1, 2, 3].map((seed) => anySheet(kind, seededRandom(seed)));
  let turn = 0;
  const draw = () => few[turn++ % few.length]!;
  expect(classSheets(kind, 30, Math.random, draw)).toHaveLength(3);
  // The same sums in another order are the same sheet.
  const turned = { ...few[0]!, sums: few[0]!.sums.toReversed() };
  expect(countShared(few[0]!, turned)).toBe(20);
});

test('class sheets: reads names as teachers type and paste them', () => {
  for (const [typed, names] of readTable(import.meta.dirname, 'names.tsv')) {
    expect.soft(readNames(typed).join(' | '), typed).toBe(names);
  }
});
