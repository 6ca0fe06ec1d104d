import { expect, test } from 'vitest';
import { levels } from '@/lib/learn/levels';
import { anySheet, readSheetHash, sheetHash, sheetOf, sheetOfDay } from '@/lib/learn/sheets';
import { multiply } from '@/lib/vedic/multiply';
import { partsLine } from '@/lib/vedic/parts';
import { type Kind, methodsOf } from '@/lib/vedic/questions';
import { seededRandom } from '@/tests/support/outbox';

const kinds: Kind[] = levels.flatMap((level) =>
  (['mixed', ...methodsOf(level)] as const).map((method) => ({ level, method })),
);

/** The value of "73 | 180 → 74 | 80", computed by each of its two sides. */
function valuesOf(parts: string, places: number): number[] {
  return parts.split(' → ').map((side) =>
    side
      .split(' | ')
      .map((part) => Number(part.replace('\u2212', '-')))
      .reduce((sum, part) => sum * 10 ** places + part),
  );
}

test('sheets: a thousand have twenty different sums each, whose parts give the answer', () => {
  const random = seededRandom(3);
  const codes = new Set<string>();
  for (let turn = 0; turn < 1000; turn++) {
    const { code, sums, kind } = anySheet(kinds[turn % kinds.length]!, random);
    codes.add(code);
    expect(sums).toHaveLength(20);
    const names = sums.map(({ a, b }) => [Math.min(a, b), Math.max(a, b)].join(' × '));
    expect(new Set(names).size, code).toBe(20);
    for (const [at, { a, b, method }] of sums.entries()) {
      const solved = multiply(a, b);
      if (!solved.ok) throw new Error(`${a} × ${b}`);
      expect(solved.solution.method).toBe(method);
      if (kind.method === 'mixed') expect(sums[at - 1]?.method).not.toBe(method);
      const parts = partsLine(solved.solution);
      const byColumns = method === 'eleven' || method === 'urdhva';
      const places = byColumns ? 1 : /\d+$/.exec(parts)![0].length;
      for (const value of valuesOf(parts, places))
        expect(value, `${a} × ${b}: ${parts}`).toBe(a * b);
      expect(`${a} × ${b} → ${parts} = ${a * b}`.length).toBeLessThanOrEqual(45);
    }
  }
  expect(codes.size).toBeGreaterThan(980);
});

test.each([
  [98, 97, '95 | 06'],
  [104, 97, '101 | −12 → 100 | 88'],
  [919, 919, '838 | 6561 → 844 | 561'],
  [488, 497, '2425 | 36'],
  [35, 35, '12 | 25'],
  [43, 47, '20 | 21'],
  [57, 99, '56 | 43'],
  [57, 11, '5 | 12 | 7'],
  [23, 14, '2 | 11 | 12'],
])('parts: %i × %i is %s', (a, b, parts) => {
  const solved = multiply(a, b);
  expect(solved.ok && partsLine(solved.solution)).toBe(parts);
});

test('sheets: a code is one sheet for ever', () => {
  const { code, sums } = anySheet({ level: 'steady', method: 'nikhilam' }, seededRandom(5));
  expect(code).toMatch(/^A[34679ACDEFGHJKMNPQRTWXY]{5}$/);
  expect(sheetOf(code.toLowerCase())).toEqual(sheetOf(code));
  expect(sheetOf(code)!.sums).toEqual(sums);
  // If this changes, printed codes lead to other answers: raise the version.
  const marks = kinds.map((kind) => {
    const sheet = anySheet(kind, seededRandom(9));
    const mark = sheet.sums.reduce((sum, { a, b }, at) => sum + a * (at + 1) + b, 0);
    return `${sheet.code} ${mark}`;
  });
  expect(marks.join(', ')).toMatchInlineSnapshot(
    `"AAHPNA 12861, AAHPNC 12451, AAHPND 16156, AAHPNE 17237, AAHPNF 23214, AAHPNG 5667, AAHPNH 114165, AAHPNJ 150544, AAHPNK 14513, AAHPNM 102898, AAHPNN 148420, AAHPNP 50742, AAHPNQ 113319"`,
  );
});

test('sheets: an address opens a sheet or its answers', () => {
  const { code } = anySheet(kinds[0]!, seededRandom(2));
  expect(readSheetHash(sheetHash(code))).toMatchObject({ sheet: { code }, isAnswers: false });
  expect(readSheetHash(sheetHash(code, 'answers'))).toMatchObject({ isAnswers: true });
  expect(readSheetHash('#main')).toBeUndefined();
  for (const wrong of ['', 'A', 'B34679', 'A0000O', `${code}3`, code.slice(1)]) {
    expect(readSheetHash(`#sheet=${wrong}`), wrong).toEqual({ sheet: undefined, isAnswers: false });
  }
});

test('sheets: the one of a day is the same for all, and another on the next', () => {
  for (const kind of kinds) {
    const days = Array.from({ length: 30 }, (_, day) => sheetOfDay(kind, 20_000 + day).code);
    expect(sheetOfDay(kind, 20_000).code).toBe(days[0]);
    expect(new Set(days).size).toBe(30);
  }
});
