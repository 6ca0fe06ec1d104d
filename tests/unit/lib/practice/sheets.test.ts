import { expect, test } from 'vitest';
import { levels } from '@sutra/vedic/levels';
import {
  anySheet,
  NO_LETTERS,
  readCode,
  readSheetHash,
  type Sheet,
  sheetOf,
} from '@/lib/practice/sheets';
import { multiply } from '@sutra/vedic/multiply';
import { partsLine } from '@sutra/vedic/parts';
import { type Kind, methodsOf, questionTable } from '@sutra/vedic/questions';
import { seededRandom } from '@/tests/support/outbox';
import { solved } from '@/packages/vedic/tests/checks';

const kinds: Kind[] = levels.flatMap((level) =>
  (['mixed', ...methodsOf(level)] as const).map((method) => ({ level, method })),
);

/** The value of "3 | 12 | 12", columns that have their carries in them. */
function valueOfTotals(parts: string): number {
  const [first, ...others] = parts.split(' | ');
  return Number(first + others.map((total) => total.at(-1)).join(''));
}

/** The value of "73 | 180 → 74 | 80", computed by each of its two sides. */
function valuesOf(parts: string, places: number): number[] {
  return parts.split(' → ').map((side) =>
    side
      .split(' | ')
      .map((part) => Number(part.replace('\u2212', '-')))
      .reduce((sum, part) => sum * 10 ** places + part),
  );
}

/** Of all sums of a method with 11 or nines. */
const SHARED = [11, 99, 999];

test('sheets: have twenty different sums each, whose parts give the answer', () => {
  const random = seededRandom(3);
  const codes = new Set<string>();
  let mark = 0;
  for (let turn = 0; turn < 400; turn++) {
    const { code, sums, kind } = anySheet(kinds[turn % kinds.length]!, random);
    codes.add(code);
    mark = sums.reduce((sum, { a, b }) => (sum * 31 + a * 1009 + b) % 1_000_003, mark);
    expect(sums).toHaveLength(20);
    const names = sums.map(({ a, b }) => [Math.min(a, b), Math.max(a, b)].join(' × '));
    expect(new Set(names).size, code).toBe(20);
    for (const [at, { a, b, method }] of sums.entries()) {
      const { solution } = solved(multiply(a, b));
      expect(solution.method).toBe(method);
      const last = sums[at - 1];
      if (kind.method === 'mixed') expect(last?.method).not.toBe(method);
      const repeated = [a, b].filter((number) => number === last?.a || number === last?.b);
      expect(
        repeated.filter((number) => !SHARED.includes(number)),
        code,
      ).toEqual([]);
      const parts = partsLine(solution);
      const places = method === 'eleven' ? 1 : /\d+$/.exec(parts)![0].length;
      const values = method === 'urdhva' ? [valueOfTotals(parts)] : valuesOf(parts, places);
      for (const value of values) expect(value, `${a} × ${b}: ${parts}`).toBe(a * b);
      expect(`${a} × ${b} → ${parts} = ${a * b}`.length).toBeLessThanOrEqual(45);
    }
  }
  expect(codes.size).toBeGreaterThan(390);
  // If this changes, printed codes lead to other sums: raise the version.
  expect(mark).toMatchInlineSnapshot(`512275`);
});

test('sheets: a mixed one has every method of its level equally often', () => {
  for (const level of levels) {
    const { sums } = anySheet({ level, method: 'mixed' }, seededRandom(7));
    const counts = Object.keys(questionTable[level]).map(
      (method) => sums.filter((sum) => sum.method === method).length,
    );
    expect.soft(Math.max(...counts) - Math.min(...counts), level).toBeLessThanOrEqual(1);
  }
});

test('sheets: a code is one sheet for ever', () => {
  const { code, sums } = anySheet({ level: 'steady', method: 'nikhilam' }, seededRandom(5));
  expect(code).toMatch(/^B[34679ACDEFGHJKMNPQRTWXY]{5}$/);
  expect(sheetOf(code.toLowerCase())).toEqual(sheetOf(code));
  expect(sheetOf(code)!.sums).toEqual(sums);
  for (const wrong of ['', 'A', 'C34679', 'A0000O', `${code}3`, code.slice(1)]) {
    expect(sheetOf(wrong), wrong).toBeUndefined();
  }
  // If this changes, printed codes lead to other answers: raise the version.
  const marksOf = (version: string) =>
    kinds.map((kind) => {
      const sheet = sheetOf(version + anySheet(kind, seededRandom(9)).code.slice(1))!;
      const mark = sheet.sums.reduce((sum, { a, b }, at) => sum + a * (at + 1) + b, 0);
      return `${sheet.code} ${mark}`;
    });
  expect(marksOf('A').join(', ')).toMatchInlineSnapshot(
    `"AAHPNA 12861, AAHPNC 12451, AAHPND 16156, AAHPNE 17237, AAHPNF 23214, AAHPNG 5667, AAHPNH 114165, AAHPNJ 150544, AAHPNK 14513, AAHPNM 102898, AAHPNN 148420, AAHPNP 50742, AAHPNQ 113319, AAHPNR 107970"`,
  );
  expect(marksOf('B').join(', ')).toMatchInlineSnapshot(
    `"BAHPNA 12861, BAHPNC 12451, BAHPND 16156, BAHPNE 17237, BAHPNF 22888, BAHPNG 5667, BAHPNH 114165, BAHPNJ 150544, BAHPNK 14650, BAHPNM 102898, BAHPNN 148420, BAHPNP 50742, BAHPNQ 113319, BAHPNR 107970"`,
  );
});

/** Codes as people type and as chats change them. All are that of one sheet. */
const spellings = [
  'A34779.',
  'A34779,',
  'A34779)',
  'A34779\u00a0',
  'A34779%20',
  '%20A34779',
  'A34-779',
  'A34 779',
  'A34%20779',
  'a34779',
  'A34779&x',
  'A34779?utm=1',
  'A34779#top',
  'Ａ３４７７９',
  'A३४७७९',
  '%EF%BC%A1%EF%BC%93%EF%BC%94%EF%BC%97%EF%BC%97%EF%BC%99',
  'A34779\u200b',
  '“A34779”',
  '<A34779>',
  'A34779…',
];

test('sheets: a code is read from an address as chats change it', () => {
  for (const spelling of spellings) {
    const sheet = sheetOf('A34779');
    expect.soft(sheet, spelling).toBeDefined();
    for (const [part, isAnswers] of [
      ['sheet', false],
      ['Answers', true],
    ] as const) {
      expect
        .soft(readSheetHash(`#${part}=${spelling}`), spelling)
        .toMatchObject({ sheet, isAnswers });
    }
  }
});

test('sheets: a code is read from a text', () => {
  for (const typed of [
    'Sheet A34779',
    'शीट A34779',
    'a sheet: A34779',
    'https://x.in/practice#answers=A34779',
  ]) {
    expect.soft(readCode(typed).sheet?.code, typed).toBe('A34779');
  }
});

test('sheets: what is no code is told', () => {
  for (const typed of [
    '',
    'A',
    'A3477O',
    'A3477',
    'A347797',
    'C34779',
    'XA34779',
    'A34779क',
    '%E0%A4',
    'A34679',
  ]) {
    expect.soft(readCode(typed), typed).toEqual({ typed });
    expect
      .soft(readSheetHash(`#sheet=${typed}`), typed)
      .toMatchObject({ isAnswers: false, sheet: undefined });
    expect.soft(readSheetHash(`#try=${typed}`), typed).toBeUndefined();
  }
});

/** As teachers type and paste the code of a class. */
const setSpellings = [
  'K34779',
  'k34779',
  ' K34779 ',
  'K34779.',
  'K34 779',
  'K34-779',
  'K-34-779',
  'K 3 4 7 7 9',
  'Ｋ３４７７９',
  'K३४७७९',
  'Set K34779',
  'set: k34779',
  'SET K34779,',
  'सेट K34779',
  'सेट K34779 की शीट',
  '“K34779”',
  '(K34779)',
  'K34779\u200b',
  '#class=K34779',
  '/practice#class=K34779',
  'https://x.in/practice#class=k34779',
  'https://x.in/hi/practice#class=K34779 – these sheets',
  'Warm up · Mixed · Set K34779',
  'K34779\nAsha',
];

test('sheets: the code of a class is read as teachers type and paste it', () => {
  for (const typed of setSpellings) {
    expect.soft(readCode(typed), typed).toMatchObject({ set: { code: 'K34779' } });
    expect.soft(readSheetHash(`#class=${encodeURIComponent(typed)}`), typed).toMatchObject({
      set: { code: 'K34779' },
    });
  }
});

test('sheets: what is no code of a class is told', () => {
  for (const typed of ['K3477', 'K347797', 'K3477O', 'K', 'XK34779', 'K34779क', 'KKKKKKK']) {
    expect.soft(readCode(typed).set, typed).toBeUndefined();
  }
});

test('sheets: a code of today that is read as 8 opens its sheet', () => {
  const { code } = anySheet({ level: 'steady', method: 'nikhilam' }, seededRandom(5));
  expect(readCode(code.replace('B', '8')).sheet?.code).toBe(code);
});

test('sheets: the message on a wrong code names every letter and digit that is in none', () => {
  const all = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const used = new Set('AB34679ACDEFGHJKMNPQRTWXY');
  expect([...all].filter((letter) => !used.has(letter)).join(' ')).toBe(NO_LETTERS);
});

test('sheets: those of Nikhilam have sums with a carry, but not by a code of version A', () => {
  const hasCarry = ({ sums }: Sheet) =>
    sums.some(({ a, b }) => solved(multiply(a, b)).solution.values.carry !== 0);
  const codes = kinds
    .filter(({ level, method }) => level === 'steady' && method === 'nikhilam')
    .flatMap((kind) => [1, 2, 3].map((seed) => anySheet(kind, seededRandom(seed)).code));
  for (const code of codes) {
    expect(hasCarry(sheetOf(code)!), code).toBe(true);
    expect(hasCarry(sheetOf(`A${code.slice(1)}`)!), code).toBe(false);
  }
});
