import { describe, expect, it } from 'vitest';
import { type Drawing } from '@/components/illustrations/drawing';
import { tallNumerals } from '@/components/illustrations/tall-numerals';
import { writtenSum } from '@/components/illustrations/written-sum';
import { traditional } from '@/lib/vedic/traditional';
import { lastCentre, textsOf } from './parts';
import { work } from '@/lib/vedic/multiply';

const rowsOf = (drawing: Drawing) => textsOf(drawing).filter(({ size }) => size === 62);
const carriesOf = (drawing: Drawing) => textsOf(drawing).filter(({ size }) => size === 24);

const sum = writtenSum(traditional(97, 93));

describe('the written sum', () => {
  it('has the numbers, a row for each digit and the answer', () => {
    expect(rowsOf(sum).map(({ text }) => text)).toEqual(['97', '93', '291', '873', '9021']);
  });

  it('is set flush right, with the second row one place to the left', () => {
    const ends = rowsOf(sum).map(lastCentre);
    expect(new Set([ends[0], ends[1], ends[2], ends[4]]).size).toBe(1);
    expect(ends[0]! - ends[3]!).toBe(38);
  });

  it('writes the carries it takes: 2 and 6 above the tens, two ones above the rows', () => {
    expect(carriesOf(sum).map(({ text }) => text)).toEqual([2, 6, 1, 1]);
    const [two, six, ...ones] = carriesOf(sum).map(lastCentre);
    const tens = lastCentre(rowsOf(sum)[0]!) - 38;
    expect((two! + six!) / 2).toBe(tens);
    expect(ones).toEqual([tens - 38, tens - 76]);
  });

  it('stacks the carries of three rows and more, where they would run into one another', () => {
    const long = writtenSum(traditional(987_654, 456_789));
    const own = carriesOf(long).filter(({ y }) => y < rowsOf(long)[0]!.y);
    expect(new Set(own.map(({ x, y }) => `${x} ${y}`)).size).toBe(own.length);
    expect(new Set(own.map(({ y }) => y)).size).toBe(6);
    expect(Math.min(...own.flatMap(({ y }) => y))).toBe(28);
  });

  it('ends on the line of the Vedic sum beside it', () => {
    const vedic = tallNumerals(work('nikhilam', 97, 93), { halves: ['', ''] });
    expect(sum.viewBox[3]).toBe(vedic.viewBox[3]);
    const answer = textsOf(vedic).find(({ text }) => text === '21');
    expect(rowsOf(sum).at(-1)!.y).toBe(answer!.y);
  });

  it('needs one rule and no partial rows for a single digit', () => {
    const short = writtenSum(traditional(97, 3));
    expect(rowsOf(short).map(({ text }) => text)).toEqual(['97', '3', '291']);
    expect(short.layers[0]).toMatchObject({ d: expect.stringMatching(/^M[^M]*$/) });
    expect(carriesOf(short).map(({ text }) => text)).toEqual([2]);
  });
});
