import { type Question } from '@sutra/vedic/questions';
import { type Method } from '@sutra/vedic/types';
import { type Level } from '@sutra/vedic/levels';
import { pick, shuffled, type Random } from '@sutra/vedic/random';

/** The sums that one question of a round is drawn from, and the method that solves them all. */
interface QuestionKind {
  readonly method: Method;
  readonly sums: readonly Question[];
}

const range = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

const products = (left: readonly number[], right: readonly number[]): Question[] =>
  left.flatMap((a) => right.map((b) => ({ a, b })));

const squares = (numbers: readonly number[]): Question[] => numbers.map((a) => ({ a, b: a }));

const endingIn5 = (low: number, high: number) =>
  squares(range(low, high).map((head) => head * 10 + 5));

/** Two different numbers, both below the base (−1) or both above it (1). */
const besideBase = (base: number, side: -1 | 1, furthest: number) =>
  products(range(2, furthest - 1), [1, 2, 3]).map(({ a: near, b: more }) => ({
    a: base + side * near,
    b: base + side * Math.min(near + more, furthest),
  }));

/** Last digits that add up to ten, without 5 and 5: `ekadhikena` solves those squares. */
const sameHeads = (low: number, high: number) =>
  products(range(low, high), [1, 2, 3, 4, 6, 7, 8, 9]).map(({ a: head, b: tail }) => ({
    a: head * 10 + tail,
    b: head * 10 + 10 - tail,
  }));

/** Without numbers ending in 5, whose squares `ekadhikena` solves faster. */
const nearHundred = [2, 3, 4, 6, 7, 8, 9].flatMap((distance) => [100 - distance, 100 + distance]);

export const questionKinds: Readonly<Record<Level, readonly QuestionKind[]>> = {
  warmUp: [
    { method: 'ekadhikena', sums: endingIn5(1, 9) },
    { method: 'eleven', sums: products(range(12, 45), [11]) },
    { method: 'eleven', sums: products(range(46, 99), [11]) },
    { method: 'ekanyunena', sums: products(range(12, 98), [99]) },
    { method: 'antyayor', sums: sameHeads(2, 8) },
  ],
  steady: [
    { method: 'nikhilam', sums: besideBase(100, -1, 9) },
    { method: 'nikhilam', sums: besideBase(100, 1, 9) },
    { method: 'antyayor', sums: sameHeads(3, 8) },
    { method: 'yavadunam', sums: squares(nearHundred) },
    { method: 'urdhva', sums: products([21, 31, 32, 41, 42, 51], [12, 13, 14, 23, 24, 33]) },
  ],
  exam: [
    { method: 'nikhilam', sums: besideBase(1000, -1, 12) },
    { method: 'nikhilam', sums: products(range(102, 109), range(91, 98)) },
    { method: 'ekanyunena', sums: products(range(112, 998), [999]) },
    { method: 'ekadhikena', sums: endingIn5(10, 19) },
    { method: 'antyayor', sums: sameHeads(11, 19) },
  ],
};

export const questionsOf = (level: Level, random: Random = Math.random): readonly Question[] =>
  shuffled(random, questionKinds[level]).map(({ sums }) => pick(random, sums));
