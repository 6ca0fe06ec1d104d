import fc from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { neutraliseCell, neutraliseForCsv } from '@/lib/text/spreadsheet';
import { findCsvLeaks, findLeaks, hostileCells } from '@/tests/support/hostile-cells';

it('neutraliseCell: leaves texts that no sheet takes for a formula unchanged', () => {
  const plain = ['', ' ', 'Asha', '98 x 97 = 9506', 'a@b.in', '1-2', 'नमस्ते', 'क्‍ष', '९८'];
  for (const value of [...plain, "'tis", '100%', 'Ⅸ', '😀', '\ud800']) {
    expect(neutraliseCell(value)).toBe(value);
  }
});

it('neutraliseCell: puts a quote before others, and changes nothing the second time', () => {
  for (const value of ['=1+1', '+919876543210', '\u200b=1', '＝1', '\tx', '\u2010x', '\u2015x']) {
    expect(neutraliseCell(value)).toBe(`'${value}`);
  }
  fc.assert(
    fc.property(hostileCells, (value) => {
      const once = neutraliseCell(value);
      expect([value, `'${value}`]).toContain(once);
      expect(neutraliseCell(once)).toBe(once);
    }),
  );
});

it('neutraliseCell: leaves no formula among 20,000 generated texts', () => {
  expect(findLeaks(neutraliseCell, 20_000)).toEqual([]);
});

it.each([
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a|=1', "a|'=1"],
  ['Topics:\n\n- algebra\n- sums', "Topics:\n\n'- algebra\n'- sums"],
  ['a;"=1"', 'a;"\'=1"'],
  ['98 - 3 = 95; 2 + 2', '98 - 3 = 95; 2 + 2'],
  ['I like maths, - and a@b.in', 'I like maths, - and a@b.in'],
  ['क्‍ष; नमस्ते', 'क्‍ष; नमस्ते'],
])('neutraliseForCsv: writes %j as %j', (value, expected) => {
  expect(neutraliseForCsv(value)).toBe(expected);
});

it('neutraliseForCsv: takes time in proportion to the text', () => {
  // For each character of a quadratic pattern the blanks before it count: minutes.
  const text = `;${' '.repeat(300_000)}`;
  expect(neutraliseForCsv(text)).toBe(text);
});

it('neutraliseForCsv: leaves no formula, read with a comma, a semicolon, a tab or a bar', async () => {
  expect(await findCsvLeaks(6_000)).toEqual([]);
});
