import { type Method } from '@/lib/vedic/types';
import { type Level } from './levels';
import { between, seededRandom, shuffled, type Random } from './random';

export interface Question {
  readonly a: number;
  readonly b: number;
}

/** Makes products that a method is best at. */
export interface Kind {
  readonly method: Method<'products'>;
  make(random: Random): Question;
}

const square = (a: number): Question => ({ a, b: a });

const oneOf = (random: Random, numbers: readonly number[]) =>
  numbers[between(random, 0, numbers.length - 1)]!;

/** Two numbers with the same beginning, whose last digits make ten and are not the same. */
function sameBeginning(random: Random, heads: readonly [number, number]): Question {
  const head = between(random, ...heads) * 10;
  const tail = oneOf(random, [1, 2, 3, 4, 6, 7, 8, 9]);
  return { a: head + tail, b: head + 10 - tail };
}

const endingIn5 = (low: number, high: number): Kind => ({
  method: 'ekadhikena',
  make: (random) => square(between(random, low, high) * 10 + 5),
});

const timesEleven = (low: number, high: number): Kind => ({
  method: 'eleven',
  make: (random) => ({ a: between(random, low, high), b: 11 }),
});

const timesNines = (nines: number, low: number): Kind => ({
  method: 'ekanyunena',
  make: (random) => ({ a: between(random, low, nines - 1), b: nines }),
});

/** Two different numbers on one side of a base: a `side` of −1 is below it. */
const besideBase = (base: number, side: -1 | 1, most: number): Kind => ({
  method: 'nikhilam',
  make: (random) => {
    const near = between(random, 2, most - 1);
    const far = Math.min(near + between(random, 1, 3), most);
    return { a: base + side * near, b: base + side * far };
  },
});

/** One number below the base and one above it. */
const acrossBase = (base: number, most: number): Kind => ({
  method: 'nikhilam',
  make: (random) => ({
    a: base + between(random, 2, most),
    b: base - between(random, 2, most),
  }),
});

const sameHeads = (low: number, high: number): Kind => ({
  method: 'antyayor',
  make: (random) => sameBeginning(random, [low, high]),
});

/** Squares around a base; not those that end in 5, which another method solves faster. */
const squareNear = (base: number): Kind => ({
  method: 'yavadunam',
  make: (random) => square(base + oneOf(random, [2, 3, 4, 6, 7, 8, 9]) * (random() < 0.5 ? -1 : 1)),
});

/** Small digits without any pattern. */
const crosswise: Kind = {
  method: 'urdhva',
  make: (random) => ({
    a: oneOf(random, [21, 31, 32, 41, 42, 51]),
    b: oneOf(random, [12, 13, 14, 23, 24, 33]),
  }),
};

/** Every product has at most six digits. */
export const kinds: Readonly<Record<Level, readonly [Kind, Kind, Kind, Kind, Kind]>> = {
  warmUp: [
    endingIn5(1, 9),
    timesEleven(12, 45),
    timesEleven(46, 99),
    timesNines(99, 12),
    sameHeads(2, 8),
  ],
  steady: [
    besideBase(100, -1, 9),
    besideBase(100, 1, 9),
    sameHeads(3, 8),
    squareNear(100),
    crosswise,
  ],
  exam: [
    besideBase(1000, -1, 12),
    acrossBase(100, 9),
    timesNines(999, 112),
    endingIn5(10, 19),
    sameHeads(11, 19),
  ],
};

/** One question of each kind of a level, in any order; the same seed asks the same questions. */
export function questionsOf(level: Level, seed: number): readonly Question[] {
  const random = seededRandom(seed);
  return shuffled(random, kinds[level]).map(({ make }) => make(random));
}
