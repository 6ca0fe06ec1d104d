import fc from '@/tests/support/fast-check';
import { describe, expect, test } from 'vitest';
import { antyayor } from '@/lib/vedic/antyayor';
import { anurupyena } from '@/lib/vedic/anurupyena';
import { ekadhikena } from '@/lib/vedic/ekadhikena';
import { ekanyunena } from '@/lib/vedic/ekanyunena';
import { eleven } from '@/lib/vedic/eleven';
import { LARGEST } from '@/lib/vedic/operands';
import { type Solution } from '@/lib/vedic/solve';
import { type Refusal, type RefusalCode } from '@/lib/vedic/types';
import { urdhva } from '@/lib/vedic/urdhva';
import { yavadunam } from '@/lib/vedic/yavadunam';
import { checkShown, recombine, worked } from './checks';

type Method = (a: number, b: number) => Solution | Refusal;

/** What a method claims to cover, told in another way than the method tells it. */
interface Claim {
  method: Method;
  covers: (a: number, b: number) => boolean;
  refusal: RefusalCode;
  /** Pairs it covers, spread over its whole domain. */
  pairs: fc.Arbitrary<[number, number]>;
}

const any = fc.integer({ min: 0, max: LARGEST });
const positive = fc.integer({ min: 1, max: LARGEST });
const bothWays = (pairs: fc.Arbitrary<[number, number]>): fc.Arbitrary<[number, number]> =>
  fc.tuple(pairs, fc.boolean()).map(([[a, b], turned]) => (turned ? [b, a] : [a, b]));
const same = (value: fc.Arbitrary<number>) => value.map((a): [number, number] => [a, a]);
const between = (min: number, max: number) => fc.integer({ min, max });

const endsTogether = (a: number, b: number) =>
  [1, 2, 3, 4, 5].some((digits) => {
    const [x, y] = [String(a), String(b)];
    const heads = [x.slice(0, -digits), y.slice(0, -digits)];
    const sum = Number(x.slice(-digits)) + Number(y.slice(-digits));
    return heads[0] !== '' && heads[0] === heads[1] && sum === 10 ** digits;
  });

const multiple = (value: number) => {
  const unit = 10 ** (String(value).length - 1);
  return { unit, factor: Math.floor(value / unit + 0.5) };
};

const claims: Record<string, Claim> = {
  urdhva: { method: urdhva, covers: () => true, refusal: 'tooLarge', pairs: fc.tuple(any, any) },
  ekadhikena: {
    method: (a) => ekadhikena(a),
    covers: (a, b) => a === b && String(a).endsWith('5'),
    refusal: 'notEndingInFive',
    pairs: same(between(0, 99_999).map((head) => head * 10 + 5)),
  },
  yavadunam: {
    method: (a) => yavadunam(a),
    covers: (a, b) =>
      a === b && [10, 100, 1000, 10_000].some((base) => a >= base / 2 && a <= base * 1.5),
    refusal: 'notNearBase',
    pairs: same(
      between(1, 6).chain((zeros) =>
        between(10 ** zeros / 2, Math.min(1.5 * 10 ** zeros, LARGEST)),
      ),
    ),
  },
  eleven: {
    method: eleven,
    covers: (a, b) => (a === 11 || b === 11) && a * b > 0,
    refusal: 'notEleven',
    pairs: bothWays(fc.tuple(positive, fc.constant(11))),
  },
  ekanyunena: {
    method: ekanyunena,
    covers: (a, b) => a * b > 0 && [a, b].some((value) => [9, 99, 999].includes(value)),
    refusal: 'notNines',
    pairs: bothWays(
      fc.tuple(
        positive,
        between(1, 6).map((places) => 10 ** places - 1),
      ),
    ),
  },
  antyayor: {
    method: antyayor,
    covers: endsTogether,
    refusal: 'endingsNotTen',
    pairs: between(1, 5).chain((digits) =>
      fc
        .tuple(between(1, 10 ** (6 - digits) - 1), between(1, 10 ** digits - 1))
        .map(([head, u]): [number, number] => {
          const unit = 10 ** digits;
          return [head * unit + u, head * unit + unit - u];
        }),
    ),
  },
  anurupyena: {
    method: anurupyena,
    covers: (a, b) => {
      const { unit, factor } = multiple(a);
      const inReach = (value: number) =>
        value >= (factor - 0.5) * unit && value < (factor + 0.5) * unit;
      return unit >= 10 && factor >= 2 && factor <= 9 && inReach(b);
    },
    refusal: 'notNearOneMultiple',
    pairs: fc.tuple(between(1, 5), between(2, 9)).chain(([zeros, factor]) => {
      const unit = 10 ** zeros;
      const value = between((factor - 0.5) * unit, (factor + 0.5) * unit - 1);
      return fc.tuple(value, value);
    }),
  },
};

describe.each(Object.entries(claims))('%s', (name, { method, covers, refusal, pairs }) => {
  test('equals plain arithmetic and shows true sums over its whole domain', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const result = worked(method(a, b));
        expect(result.method).toBe(name);
        expect(result.answer).toBe(a * b);
        expect(result.operands).toEqual([a, b]);
        if (a * b > 0) {
          expect(recombine(result)).toBe(a * b);
          checkShown(result);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('works exactly the pairs it covers, all pairs up to 320 and a spread up to 1600', () => {
    const single = method.length === 1;
    const check = (a: number, b: number) => {
      const result = method(a, b);
      if (result.ok !== covers(a, b)) throw new Error(`${a}, ${b}: ${JSON.stringify(result)}`);
      if (result.ok && result.answer !== a * b) throw new Error(`${a} × ${b} ≠ ${result.answer}`);
      if (!result.ok && result.code !== 'zero' && result.code !== refusal) {
        throw new Error(`${a}, ${b}: ${result.code}`);
      }
    };
    for (let a = 0; a <= 1600; a++) {
      const step = a <= 320 ? 1 : 41;
      for (let b = single ? a : 0; b <= (single ? a : step === 1 ? 320 : 1600); b += step) {
        check(a, b);
      }
    }
  });

  test.each([
    [Number.NaN, 'notANumber'],
    [Number.POSITIVE_INFINITY, 'tooLarge'],
    [-5, 'negative'],
    [Number.NEGATIVE_INFINITY, 'negative'],
    [12.5, 'notWhole'],
    [1_000_000, 'tooLarge'],
  ] as const)('refuses %s as %s and names the operand', (value, code) => {
    expect(method(value, value)).toEqual({ ok: false, code, operand: 0 });
    if (method.length === 2) expect(method(11, value)).toEqual({ ok: false, code, operand: 1 });
  });
});

test.each([
  [ekadhikena(35), { head: 3, next: 4, product: 12, answer: 1225 }],
  [ekadhikena(5), { head: 0, product: 0, answer: 25 }],
  [yavadunam(96), { difference: -4, moved: 92, square: 16, right: '16', answer: 9216 }],
  [yavadunam(88), { moved: 76, square: 144, carry: 1, left: 77, right: '44', answer: 7744 }],
  [eleven(47, 11), { parts: [4, 11, 7], answer: 517 }],
  [eleven(11, 6), { number: 6, parts: [6, 6], answer: 66 }],
  [ekanyunena(47, 99), { less: 1, left: 46, right: '53', answer: 4653 }],
  [ekanyunena(7, 999), { left: 6, right: '993', answer: 6993 }],
  [ekanyunena(1789, 99), { less: 18, left: 1771, right: '11', answer: 177111 }],
  [ekanyunena(99, 200), { less: 2, left: 198, right: '00', answer: 19800 }],
  [ekanyunena(999, 9), { number: 9, nines: 999, answer: 8991 }],
  [antyayor(43, 47), { head: 4, next: 5, left: 20, right: '21', answer: 2021 }],
  [antyayor(41, 49), { right: '09', answer: 2009 }],
  [antyayor(191, 109), { head: 1, left: 2, right: '0819', answer: 20819 }],
  [anurupyena(48, 47), { workingBase: 50, factor: 5, cross: 45, scaled: 225, answer: 2256 }],
  [
    anurupyena(304, 299),
    { differences: [4, -1], carry: -1, left: 908, right: '96', answer: 90896 },
  ],
])('the numbers of a known example, %#', (result, expected) => {
  expect(result).toMatchObject(expected);
});

test('Urdhva keeps the columns with their strokes and carries', () => {
  expect(worked(urdhva(23, 14)).columns).toEqual([
    {
      place: 0,
      strokes: [{ from: 0, to: 0, digits: [3, 4] }],
      carryIn: 0,
      total: 12,
      written: 2,
      carryOut: 1,
    },
    {
      place: 1,
      strokes: [
        { from: 0, to: 1, digits: [3, 1] },
        { from: 1, to: 0, digits: [2, 4] },
      ],
      carryIn: 1,
      total: 12,
      written: 2,
      carryOut: 1,
    },
    {
      place: 2,
      strokes: [{ from: 1, to: 1, digits: [2, 1] }],
      carryIn: 1,
      total: 3,
      written: 3,
      carryOut: 0,
    },
  ]);
  expect(urdhva(0, 123)).toMatchObject({ answer: 0, columns: [], steps: [{ kind: 'zero' }] });
});

test('each column of Urdhva writes one digit and carries the rest', () => {
  fc.assert(
    fc.property(positive, positive, (a, b) => {
      const { columns } = worked(urdhva(a, b));
      expect(columns).toHaveLength(String(a).length + String(b).length - 1);
      columns.forEach(({ strokes, carryIn, total, written, carryOut, place }, index) => {
        const sum = strokes.reduce((all, { digits: [x, y] }) => all + x * y, carryIn);
        expect(total).toBe(sum);
        expect(written + 10 * carryOut).toBe(total);
        expect(strokes.every(({ from, to }) => from + to === place)).toBe(true);
        expect(carryIn).toBe(columns[index - 1]?.carryOut ?? 0);
        if (index < columns.length - 1) expect(written).toBeLessThan(10);
      });
    }),
  );
});
