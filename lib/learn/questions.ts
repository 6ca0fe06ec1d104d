import { type Method } from '@/lib/vedic/types';
import { type Level } from './levels';
import { pick, randomInteger, shuffled, type Random } from './random';

export interface Question {
  readonly a: number;
  readonly b: number;
}

interface QuestionKind {
  readonly method: Method;
  make(random: Random): Question;
}

const square = (a: number): Question => ({ a, b: a });

const endingIn5 = (low: number, high: number): QuestionKind => ({
  method: 'ekadhikena',
  make: (random) => square(randomInteger(random, low, high) * 10 + 5),
});

const timesEleven = (low: number, high: number): QuestionKind => ({
  method: 'eleven',
  make: (random) => ({ a: randomInteger(random, low, high), b: 11 }),
});

const timesNines = (nines: number, low: number): QuestionKind => ({
  method: 'ekanyunena',
  make: (random) => ({ a: randomInteger(random, low, nines - 1), b: nines }),
});

/** Two different numbers, both below the base (−1) or both above it (1). */
const besideBase = (base: number, side: -1 | 1, furthest: number): QuestionKind => ({
  method: 'nikhilam',
  make: (random) => {
    const near = randomInteger(random, 2, furthest - 1);
    const far = Math.min(near + randomInteger(random, 1, 3), furthest);
    return { a: base + side * near, b: base + side * far };
  },
});

const acrossBase = (base: number, furthest: number): QuestionKind => ({
  method: 'nikhilam',
  make: (random) => ({
    a: base + randomInteger(random, 2, furthest),
    b: base - randomInteger(random, 2, furthest),
  }),
});

/** Last digits that add up to ten, without 5 and 5: `ekadhikena` solves those squares. */
const sameHeads = (low: number, high: number): QuestionKind => ({
  method: 'antyayor',
  make: (random) => {
    const head = randomInteger(random, low, high) * 10;
    const tail = pick(random, [1, 2, 3, 4, 6, 7, 8, 9]);
    return { a: head + tail, b: head + 10 - tail };
  },
});

/** No squares of numbers ending in 5: `ekadhikena` is faster. */
const squareNear = (base: number): QuestionKind => ({
  method: 'yavadunam',
  make: (random) => square(base + pick(random, [2, 3, 4, 6, 7, 8, 9]) * (random() < 0.5 ? -1 : 1)),
});

const crosswise: QuestionKind = {
  method: 'urdhva',
  make: (random) => ({
    a: pick(random, [21, 31, 32, 41, 42, 51]),
    b: pick(random, [12, 13, 14, 23, 24, 33]),
  }),
};

export const questionKinds: Readonly<
  Record<Level, readonly [QuestionKind, QuestionKind, QuestionKind, QuestionKind, QuestionKind]>
> = {
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

export const questionsOf = (level: Level, random: Random = Math.random): readonly Question[] =>
  shuffled(random, questionKinds[level]).map(({ make }) => make(random));
