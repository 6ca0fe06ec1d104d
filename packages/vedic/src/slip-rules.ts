import { crosswiseProducts, sumOf } from './crosswise.ts';
import { digits } from './digits.ts';
import { partsOf } from './parts.ts';
import { type Slip } from './slips.ts';
import { type Method, type Solution } from './types.ts';

type Slips = Partial<Record<Slip, number[]>>;
type Rule = (numberOf: (name: string) => number, solution: Solution) => Slips | undefined;

/** Reads parts as they are written side by side: 97, 6 → 976. */
export const written = (...parts: readonly number[]) => Number(parts.join(''));

const joinAt =
  (base: number, product: number) =>
  (left: number, right = product) =>
    left * base + right;

/** Each digit from nine, or from ten: 97 → 02, 88 → 22. */
const fromEach = (ten: number, number: number) =>
  written(...digits(number).map((digit) => (ten - digit) % 10));

/** With the difference of one number or both by a wrong rule. */
function wrongRule(ten: number, a: number, b: number, base: number): number[] {
  const [da, db] = [fromEach(ten, a), fromEach(ten, b)];
  return [
    (b - da) * base + da * (base - b),
    (a - db) * base + db * (base - a),
    (b - da) * base + da * db,
  ];
}

/** @param factor the left part is multiplied by it, for a working base such as 5 × 100 */
const slipsAtBase =
  (factor = 1): Rule =>
  (numberOf, { operands: [a, b] }) => {
    const [base, unsettled] = [numberOf('base'), numberOf('unsettled')];
    const product = numberOf('product');
    // A power of ten among the numbers: there is no difference to mistake.
    if (product === 0) return undefined;
    const [da, db] = [a - factor * base, b - factor * base];
    const size = Math.abs(product);
    const join = joinAt(base, product);
    const asItIs = written(unsettled, size);
    const fromNextTen = (base - (size % base)) % base;
    const isBelow = da < 0 && db < 0 && factor === 1;
    return {
      padding: product > 0 && product < base / 10 ? [asItIs] : [],
      carry: product >= base ? [join(unsettled, product % base), asItIs] : [],
      lent:
        product < 0
          ? [size, fromNextTen].flatMap((right) =>
              [-1, 0, 1].map((moved) => join(unsettled + moved, right)),
            )
          : [],
      wrongWay: [join((a - db) * factor), join((b - da) * factor)],
      notCrossed: a === b ? [] : [join((a + da) * factor), join((b + db) * factor)],
      summed: product > 0 ? [join(unsettled, Math.abs(da + db))] : [],
      nines: isBelow ? [9, 10].flatMap((ten) => wrongRule(ten, a, b, base)) : [],
    };
  };

const scaledSlips: Rule = (numberOf, solution) => {
  const [base, factor, carry] = [numberOf('base'), numberOf('factor'), numberOf('carry')];
  const [cross, product] = [numberOf('cross'), numberOf('product')];
  const slips = slipsAtBase(factor)(numberOf, solution);
  if (!slips) return undefined;
  const [a, b] = solution.operands;
  const [da, db] = [numberOf('da'), numberOf('db')];
  const join = joinAt(base, product);
  const [scaled, size] = [cross * factor, Math.abs(product)];
  // 488 begins with 4, although its working base is 5 × 100.
  const begins = [a, b].map((number) => Math.floor(number / base));
  return {
    ...slips,
    factor: [join(cross), join(cross + factor), ...begins.map((digit) => join(cross * digit))],
    factorEarly: [join(a * factor + db), join(b * factor + da)],
    factorTwice: [
      join(scaled, product * factor),
      written(scaled, size * factor),
      ...(carry ? [join((cross + carry) * factor, product - carry * base)] : []),
    ],
    // 500 is half of 1000: the half of an odd number is worth 500 on the right.
    half: factor === 5 && cross % 2 ? [joinAt(base * 10, product)((cross - 1) / 2)] : [],
    tooWide: carry ? [] : [joinAt(base * 10, product)(scaled)],
  };
};

/** Two digits by two without zeros, which leave nothing to count or to carry. */
const urdhvaSlips: Rule = (_, { operands: [a, b] }) => {
  if (!/^[1-9]{4}$/.test(`${a}${b}`)) return undefined;
  const columns = crosswiseProducts(a, b);
  const [ones, middle, tens] = columns.map(sumOf) as [number, number, number];
  const [a1, a0, b1, b0] = digits(Number(`${a}${b}`)) as [number, number, number, number];
  const tensOf = (total: number) => Math.floor(total / 10);
  const write = (fromOnes: number, fromMiddle: number) =>
    written(tens + fromMiddle, (middle + fromOnes) % 10, ones % 10);
  return {
    countedOnce: [
      ...columns[1]!.map((product) => tens * 100 + sumOf([product]) * 10 + ones),
      written(tens, ones),
    ],
    countedTwice: columns[1]!.map((product) => tens * 100 + 2 * sumOf([product]) * 10 + ones),
    takenAway: [tens * 100 + Math.abs(a1 * b0 - a0 * b1) * 10 + ones],
    ownDigits: [a1 * a0 + b1 * b0, a1 * b1 + a0 * b0].map(
      (wrong) => tens * 100 + wrong * 10 + ones,
    ),
    unshifted: [a * (b1 + b0), b * (a1 + a0)],
    carryPlace:
      ones < 10 ? [] : [written(tens + tensOf(middle) + tensOf(ones), middle % 10, ones % 10)],
    carry: [
      write(0, 0),
      write(0, tensOf(middle)),
      write(tensOf(ones), 0),
      written(tens, middle, ones),
    ],
  };
};

/** The left part with another number than one more: 3 × 2 = 6, 4 × 4, 3 × 2. */
const wrongNext = (head: number) => [2 * head, (head + 1) ** 2, head * (head - 1)];

export const slipRules: Partial<Record<Method, Rule>> = {
  nikhilam: slipsAtBase(),
  yavadunam(numberOf, solution) {
    const [a, base, difference] = [numberOf('a'), numberOf('base'), numberOf('difference')];
    const join = joinAt(base, numberOf('product'));
    return {
      ...slipsAtBase()(numberOf, solution),
      moved: difference === 0 ? [] : [join(a), join(a + 2 * difference)],
    };
  },
  anurupyena: scaledSlips,
  urdhva: urdhvaSlips,
  ekadhikena: (numberOf) => ({
    square5: [numberOf('left'), written(numberOf('left'), 5)],
    oneMore: [written(numberOf('head') ** 2, 25)],
    next: wrongNext(numberOf('head')).map((left) => written(left, 25)),
    summed: [written(numberOf('left'), 10)],
  }),
  antyayor: (numberOf) => ({
    padding: [written(numberOf('left'), numberOf('right'))],
    oneMore: [(numberOf('head') * numberOf('sum')) ** 2 + numberOf('right')],
    next: wrongNext(numberOf('head')).map(
      (left) => left * numberOf('sum') ** 2 + numberOf('right'),
    ),
    summed: [numberOf('left') * numberOf('sum') ** 2 + numberOf('sum')],
    habit: numberOf('sum') === 10 ? [written(numberOf('left'), 25)] : [],
  }),
  ekanyunena(numberOf) {
    const [number, right] = [numberOf('number'), numberOf('right')];
    const [left, base] = [numberOf('left'), numberOf('base')];
    if (number >= numberOf('nines')) return undefined;
    return {
      padding: [written(numberOf('left'), right)],
      oneMore: [number * base + right],
      next: [(number + 1) * base + right],
      nines: [right + 1, right - 1, fromEach(10, left)].map((wrong) => left * base + wrong),
      exchanged: [right * base + left],
    };
  },
  eleven(_, solution) {
    const parts = partsOf(solution).map(Number);
    const hasCarry = parts.some((part) => part > 9);
    const [x = 0, sum = 0, y = 0] = parts;
    const pair =
      parts.length > 3
        ? undefined
        : {
            multiplied: [written(x, x * y, y), x * 100 + x * y * 10 + y],
            takenAway: [written(x, Math.abs(x - y), y)],
            carryPlace: hasCarry ? [x * 100 + (sum % 10) * 10 + y + 1] : [],
            carryMore: hasCarry ? [] : [(x + 1) * 100 + sum * 10 + y],
          };
    return {
      ...pair,
      carry: hasCarry ? [written(...parts.map((part) => part % 10)), written(...parts)] : [],
    };
  },
};
