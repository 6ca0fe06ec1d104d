import fc, { anyCharacter } from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { type Kind, type Row } from '@/lib/server/submissions/kinds';
import { toCsv } from '@/scripts/submissions/export';
import { neutraliseCell, neutraliseForCsv } from '@/lib/text/spreadsheet';
import { contactPayload, contactRow, profilePayload, profileRow } from '@/tests/support/rows';
import { readTable as readRows } from '@/tests/support/table';
import { isKept, typeCell } from '@/tests/support/typed-cell';

const invisible = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\ufeff\u00ad\u034f\u061c\u115f\u17b4\u180e',
  ...'\u3164\uffa0\ufe0f\u2800\u00a0\u2007\u202f\u3000\u2028\u2029 \t\r\n\0\u001b\u007f\u0085',
  ...'\u{e0001}\u{e0041}\u{e0100}',
  '\ud800',
];
const trigger = [...'=+-@|%＝＋－＠｜％﹦﹢﹣﹫﹪⁺⁻⁼₊₋₌−≠', '\t', '\r'];
const body = [
  'HYPERLINK("http://x","y")',
  "cmd|'/C calc'!A0",
  '1+1',
  'SUM(1)',
  '919876543210',
  'नमस्ते',
  '',
];

/** Texts as an attacker would write them, and ordinary ones. */
const hostileCells: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.array(fc.constantFrom(...invisible), { maxLength: 4 }),
      fc.constantFrom(...trigger),
      fc.oneof(fc.constantFrom(...body), fc.string({ unit: anyCharacter, maxLength: 12 })),
    )
    .map(([lead, mark, rest]) => lead.join('') + mark + rest),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...invisible, ...trigger, 'a', 'क', '्', '1', "'"),
    maxLength: 8,
  }),
);

/** Whether a sheet that folds widths and drops the unprintable would see a formula. */
function looksLikeFormula(cell: string): boolean {
  for (const char of cell) {
    if ('\t\r\n'.includes(char)) return true;
    if (/^[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]$/u.test(char)) continue;
    return '=+-@|%−'.includes(char.normalize('NFKC')) && char !== '';
  }
  return false;
}

async function exportRows(rows: Row[], kind: Kind): Promise<string> {
  let csv = '';
  async function* stored() {
    yield* rows;
  }
  for await (const piece of toCsv(stored(), kind)) csv += piece;
  return csv;
}

const SEPARATORS = [',', ';', '\t', '|'];

/**
 * Reads a table as a spreadsheet does that was told, or guesses, a separator: a cell that begins
 * with a quote goes on to the next single quote, and whatever follows it is added.
 */
function readTable(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (isQuoted && char === '"' && text[at + 1] === '"') cell += text[at++];
    else if (isQuoted) {
      if (char === '"') isQuoted = false;
      else cell += char;
    } else if (isStart && char === '"') isQuoted = true;
    else if (char === separator || char === '\r' || char === '\n') {
      cells.push(cell);
      cell = '';
      isStart = true;
      continue;
    } else cell += char;
    isStart = false;
  }
  return [...cells, cell];
}

/** Reads a table as a program does that knows no quotes. */
const splitTable = (text: string, separator: string) =>
  text.split(/[\r\n]/).flatMap((line) => line.split(separator));

/** A tab or a line break alone makes no formula, but what comes after it may. */
const isFormula = (cell: string) =>
  looksLikeFormula(cell.replace(/^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"]*/u, ''));

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
  const cells = fc.sample(hostileCells, 20_000).map(neutraliseCell);
  expect(cells.filter(looksLikeFormula)).toEqual([]);
});

it('neutraliseForCsv: puts a quote where a cell may begin, and nowhere else', () => {
  for (const [value, expected] of [
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a|=1', "a|'=1"],
    ['Topics:\n\n- algebra\n- sums', "Topics:\n\n'- algebra\n'- sums"],
    ['a;"=1"', 'a;"\'=1"'],
    ['98 - 3 = 95; 2 + 2', '98 - 3 = 95; 2 + 2'],
    ['I like maths, - and a@b.in', 'I like maths, - and a@b.in'],
    ['क्‍ष; नमस्ते', 'क्‍ष; नमस्ते'],
  ] as const)
    expect.soft(neutraliseForCsv(value)).toBe(expected);
});

it('neutraliseForCsv: takes time in proportion to the text', () => {
  // For each character of a quadratic pattern the blanks before it count: minutes.
  const text = `;${' '.repeat(300_000)}`;
  expect(neutraliseForCsv(text)).toBe(text);
});

it('neutraliseForCsv: leaves no formula, read with a comma, a semicolon, a tab or a bar', async () => {
  const text = fc
    .tuple(hostileCells, fc.constantFrom(...SEPARATORS, '\n', '";', ';"', 'a;'), hostileCells)
    .map((parts) => parts.join(''));
  const payloads = fc.sample(fc.record({ name: text, subject: text, message: text }), 2_000);
  const csv = await exportRows(
    payloads.map((payload, n) => contactRow(`a${n}`, { payload: contactPayload(payload) })),
    'contact',
  );
  for (const separator of SEPARATORS) {
    expect(readTable(csv, separator).filter(isFormula), separator).toEqual([]);
    if (separator !== ',') expect(splitTable(csv, separator).filter(isFormula)).toEqual([]);
  }
});

/** As people write them into a subject or a line of an address. */
const TYPED = readRows(import.meta.dirname, 'subjects.txt').flat();

async function subjectsOf(texts: string[]): Promise<string[]> {
  const rows = texts.map((subject) => contactRow('a', { payload: contactPayload({ subject }) }));
  const csv = await exportRows(rows, 'contact');
  const cells = readTable(csv, ',');
  const [columns, column] = [cells.indexOf('message') + 1, cells.indexOf('subject')];
  // Each line of the file ends with a cell that is empty.
  return texts.map((_, n) => cells[(n + 1) * (columns + 1) + column]!);
}

it('CSV: sheets keep texts as people type them, and a quote is only where they would not', async () => {
  const cells = await subjectsOf(TYPED);
  for (const locale of ['en-IN', 'en-US'] as const)
    expect(TYPED.filter((text, n) => !isKept(typeCell(cells[n]!, locale), text))).toEqual([]);
  const plain = ['302001', '9876543210', '12/4, MG Road', 'H.No. 12/4', '98 x 97', 'डेमो क्लास'];
  expect(await subjectsOf(plain)).toEqual(plain);
});

it('CSV: leaves names, times and answers of yes or no as they are', async () => {
  const payload = profilePayload({
    name: 'May 4',
    emailVerified: true,
    phone: '9876543210123456',
  });
  const csv = await exportRows([profileRow('a', { payload })], 'profile');
  for (const cell of ['May 4', 'true', '2025-11-21T04:00:00.000Z', "'2010-05-04", "'2025-11"]) {
    expect(csv).toContain(`,"${cell}",`);
  }
});
