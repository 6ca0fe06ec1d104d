import { expect, test } from 'vitest';
import {
  classSetOf,
  classSheets,
  countShared,
  MOST_SHARED,
  newClassSet,
} from '@/lib/practice/class-sheets';
import { readNames } from '@/lib/practice/names';
import { anySheet, readCode, sheetOf } from '@/lib/practice/sheets';
import { seededRandom } from '@/tests/support/outbox';
import { levels } from '@sutra/vedic/levels';
import { type Kind, methodsOf } from '@sutra/vedic/questions';

const kinds: Kind[] = levels.flatMap((level) =>
  (['mixed', ...methodsOf(level)] as const).map((method) => ({ level, method })),
);

const mixed = kinds.filter(({ method }) => method === 'mixed');
const ofOneMethod = kinds.filter(({ method }) => method !== 'mixed');

function expectDifferent(kind: Kind): void {
  const sheets = classSheets(kind, 30, seededRandom(11));
  expect(sheets).toHaveLength(30);
  expect(new Set(sheets.map(({ code }) => code)).size).toBe(sheets.length);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet.kind).toEqual(kind);
    expect(sheetOf(sheet.code)).toEqual(sheet);
    for (const earlier of sheets.slice(0, index))
      expect(countShared(earlier, sheet)).toBeLessThan(20);
    if (index > 0) expect(countShared(sheets[index - 1]!, sheet)).toBeLessThanOrEqual(MOST_SHARED);
  }
}

const DIFFERENT = 'class sheets: a class of $level $method gets different ones';
test.each(mixed)(DIFFERENT, expectDifferent);
test.each(ofOneMethod)(DIFFERENT, { tags: 'long' }, expectDifferent);

function expectAgain(kind: Kind): void {
  for (const [count, random] of [
    [1, 0],
    [3, 0.4],
    [60, 0.999_999],
  ] as const) {
    const made = newClassSet(kind, count, () => random);
    expect(made.sheets).toHaveLength(count);
    expect(made.code).toMatch(/^K[34679ACDEFGHJKMNPQRTWXY]{5}$/);
    expect(classSetOf(readCode(made.code).set!)).toEqual(made);
  }
}

const AGAIN = 'class sheets: a code gives those of $level $method again';
test.each(mixed)(AGAIN, expectAgain);
test.each(ofOneMethod)(AGAIN, { tags: 'long' }, expectAgain);

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

/** As teachers type and paste them. */
const lists: readonly [typed: string, names: string[]][] = [
  ['', []],
  ['   \n \n', []],
  ['Asha', ['Asha']],
  ['Asha\nRavi', ['Asha', 'Ravi']],
  ['Asha\r\nRavi\r\n\r\nMeena\r\n', ['Asha', 'Ravi', 'Meena']],
  ['Asha, Ravi, Meena', ['Asha', 'Ravi', 'Meena']],
  ['Asha; Ravi', ['Asha', 'Ravi']],
  ['1. Asha\n2. Ravi', ['Asha', 'Ravi']],
  ['1) Asha\n2) Ravi', ['Asha', 'Ravi']],
  ['1\tAsha\n2\tRavi', ['Asha', 'Ravi']],
  ['1 Asha Sharma\n2 Ravi', ['Asha Sharma', 'Ravi']],
  ['१. आशा\n२. रवि', ['आशा', 'रवि']],
  ['आशा शर्मा\nरवि', ['आशा शर्मा', 'रवि']],
  ['• Asha\n- Ravi\n* Meena', ['Asha', 'Ravi', 'Meena']],
  ['Asha\tSharma\nRavi\tVerma', ['Asha Sharma', 'Ravi Verma']],
  ['Sharma, Asha\nVerma, Ravi', ['Sharma, Asha', 'Verma, Ravi']],
  ['  Asha   K.  \n', ['Asha K.']],
  ['Ravi\nRavi', ['Ravi', 'Ravi']],
  ['Asha,', ['Asha']],
  ['1\n2\n3', []],
  ['Asha-Lata\nD’Souza', ['Asha-Lata', 'D’Souza']],
  ['<b>Asha</b>', ['<b>Asha</b>']],
  [`${'a'.repeat(80)}\nRavi`, ['a'.repeat(60), 'Ravi']],
];

test('class sheets: reads names as teachers type and paste them', () => {
  for (const [typed, names] of lists) {
    expect.soft(readNames(typed), typed).toEqual(names);
  }
});
