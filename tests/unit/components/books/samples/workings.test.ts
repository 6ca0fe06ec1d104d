import { describe, expect, it } from 'vitest';
import { answerOf } from '@/components/books/samples/workings';

describe('workings of the sample pages', () => {
  it('answer sums of every kind', () => {
    expect(answerOf({ left: 996, sign: '×', right: 988 })).toBe(984_048);
    expect(answerOf({ left: 1000, sign: '−', right: 640 })).toBe(360);
    expect(answerOf({ square: 105 })).toBe(11_025);
  });
});
