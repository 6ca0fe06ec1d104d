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
import { questionTable } from '@sutra/vedic/questions';
import { seededRandom } from '@/tests/support/outbox';
import { solved } from '@/packages/vedic/tests/checks';
import { readTable } from '@/tests/support/table';
import { kinds, markOfSheets } from './sheet-checks';

test('sheets: have twenty different sums each, whose parts give the answer', () => {
  // If this changes, printed codes lead to other sums: raise the version.
  expect(markOfSheets(2 * kinds.length)).toMatchInlineSnapshot(`924818`);
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

test('sheets: a code is read as people type it, and as chats change it', () => {
  const sheet = sheetOf('A34779')!;
  for (const [found, typed = ''] of readTable(import.meta.dirname, 'codes.tsv')) {
    const { set } = readCode(typed);
    expect.soft(set?.code, typed).toBe(found === 'a class' ? 'K34779' : undefined);
    const inSheet = readSheetHash(`#sheet=${typed}`);
    const inAnswers = readSheetHash(`#Answers=${typed}`);
    if (found === 'a sheet') {
      expect.soft(inSheet, typed).toMatchObject({ sheet, isAnswers: false });
      expect.soft(inAnswers, typed).toMatchObject({ sheet, isAnswers: true });
    } else if (found === 'a class') {
      const hash = `#class=${encodeURIComponent(typed)}`;
      expect.soft(readSheetHash(hash), typed).toMatchObject({ set: { code: 'K34779' } });
    } else {
      expect.soft(readCode(typed), typed).toEqual({ typed });
      expect.soft(inSheet, typed).toMatchObject({ isAnswers: false, sheet: undefined });
      expect.soft(readSheetHash(`#try=${typed}`), typed).toBeUndefined();
    }
  }
  const texts = [
    'Sheet A34779',
    'शीट A34779',
    'a sheet: A34779',
    'https://x.in/practice#answers=A34779',
  ];
  for (const typed of texts) expect.soft(readCode(typed).sheet?.code, typed).toBe('A34779');
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
