import { describe, expect, it } from 'vitest';
import {
  answerOf,
  complement,
  digits,
  multiples,
  rootChain,
} from '@/components/books/samples/workings';

describe('workings of the sample pages', () => {
  it('answer sums of every kind', () => {
    expect(answerOf({ left: 996, sign: '×', right: 988 })).toBe(984_048);
    expect(answerOf({ left: 1000, sign: '−', right: 640 })).toBe(360);
    expect(answerOf({ square: 105 })).toBe(11_025);
  });

  it('take all from nine and the last from ten', () => {
    expect(complement(4387)).toEqual([5, 6, 1, 3]);
    for (const value of [7, 358, 7064, 48_213]) {
      const base = 10 ** digits(value).length;
      expect(Number(complement(value).join(''))).toBe(base - value);
    }
  });

  it('add up digits until one is left', () => {
    expect(rootChain(9021)).toEqual([9021, 12, 3]);
    expect(rootChain(97)).toEqual([97, 16, 7]);
    expect(rootChain(5)).toEqual([5]);
    expect(rootChain(199).at(-1)).toBe(1);
  });

  it('walk round the nine-point circle', () => {
    expect(multiples(4)).toEqual([4, 8, 3, 7, 2, 6, 1, 5, 9]);
    expect(multiples(3)).toEqual([3, 6, 9]);
    expect(multiples(9)).toEqual([9]);
    for (const by of [1, 2, 4]) {
      const backwards = [...multiples(9 - by).slice(0, -1)].reverse();
      expect(multiples(by).slice(0, -1)).toEqual(backwards);
    }
  });
});
