import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { neutraliseCell, neutraliseForCsv } from '@/lib/submissions/model/cells';
import { findCsvLeaks } from '@/tests/support/csv-readers';
import { findLeaks, hostileCells } from '@/tests/support/hostile-cells';

describe('neutraliseCell', () => {
  it.each([
    '=1+1',
    '+919876543210',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '|cmd',
    '%0A=1',
    '＝HYPERLINK("x")',
    '＋1',
    '－1',
    '＠x',
    '｜x',
    '％x',
    '﹦1',
    '−1',
    '\u200b=1',
    '\ufeff\u202e=1',
    '  =1',
    '\u00a0+1',
    '\u0000=1',
    '\u3164=1',
    ' \t=1',
  ])('puts a quote before %j', (value) => {
    expect(neutraliseCell(value)).toBe(`'${value}`);
  });

  it.each([
    '',
    ' ',
    'Asha',
    '98 x 97 = 9506',
    'a@b.in',
    '1-2',
    'नमस्ते',
    'क्‍ष',
    '९८',
    "'tis",
    '100%',
    'Ⅸ',
    '😀',
    '\ud800',
  ])('leaves %j unchanged', (value) => {
    expect(neutraliseCell(value)).toBe(value);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(hostileCells, (value) => {
        const once = neutraliseCell(value);
        expect(neutraliseCell(once)).toBe(once);
      }),
    );
  });

  it('keeps the text itself', () => {
    fc.assert(
      fc.property(hostileCells, (value) => {
        expect([value, `'${value}`]).toContain(neutraliseCell(value));
      }),
    );
  });

  it('leaves no formula among 20,000 generated texts', () => {
    expect(findLeaks(neutraliseCell, 20_000)).toEqual([]);
  });
});

describe('neutraliseForCsv', () => {
  it.each([
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a|=1', "a|'=1"],
    ['Topics:\n\n- algebra\n- sums', "Topics:\n\n'- algebra\n'- sums"],
    ['a;"=1"', 'a;"\'=1"'],
    ['=1', "'=1"],
  ])('puts quotes into %j', (value, expected) => {
    expect(neutraliseForCsv(value)).toBe(expected);
  });

  it.each(['98 - 3 = 95; 2 + 2', 'a@b.in', 'I like maths, - and sums', 'क्‍ष; नमस्ते'])(
    'leaves %j unchanged',
    (value) => {
      expect(neutraliseForCsv(value)).toBe(value);
    },
  );

  it('leaves no formula, read with a comma, a semicolon, a tab or a bar', async () => {
    expect(await findCsvLeaks(6_000)).toEqual([]);
  });
});
