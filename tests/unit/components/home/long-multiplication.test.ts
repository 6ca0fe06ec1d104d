import { describe, expect, it } from 'vitest';
import { writtenSum } from '@/components/home/long-multiplication';
import { tallNumerals } from '@/components/home/numerals';
import { workedExample } from '@/components/home/worked-example';
import { traditional } from '@/lib/vedic/traditional';

const sum = writtenSum(traditional(97, 93));
const last = (x: string) => Number(x.split(' ').at(-1));

describe('the written sum', () => {
  it('has the numbers, a row for each digit and the answer', () => {
    expect(sum.rows.map(({ text }) => text)).toEqual(['97', '93', '291', '873', '9021']);
  });

  it('stands flush right, with the second row one place to the left', () => {
    const ends = sum.rows.map(({ x }) => last(x));
    expect(new Set([ends[0], ends[1], ends[2], ends[4]]).size).toBe(1);
    expect(ends[0]! - ends[3]!).toBe(38);
  });

  it('writes the carries it takes: 2 and 6 above the tens, two ones above the rows', () => {
    expect(sum.carries.map(({ text }) => text)).toEqual(['2', '6', '1', '1']);
    const [two, six, ...ones] = sum.carries;
    const tens = Number(sum.rows[0]!.x.split(' ')[0]);
    expect((two!.x + six!.x) / 2).toBe(tens);
    expect(ones.map(({ x }) => x)).toEqual([tens - 38, tens - 76]);
  });

  it('stacks the carries of three rows and more, where they would run into one another', () => {
    const { carries, rows } = writtenSum(traditional(987_654, 456_789));
    const own = carries.filter(({ y }) => y < Number(rows[0]!.y));
    expect(new Set(own.map(({ x, y }) => `${x} ${y}`)).size).toBe(own.length);
    expect(new Set(own.map(({ y }) => y)).size).toBe(6);
    expect(Math.min(...own.map(({ y }) => y))).toBe(28);
  });

  it('ends on the line of the Vedic sum beside it', () => {
    const vedic = tallNumerals(workedExample([97, 93]));
    expect(sum.height).toBe(vedic.height);
    expect(sum.rows.at(-1)!.y).toBe(vedic.numbers.at(-1)!.y);
  });

  it('needs one rule and no partial rows for a single digit', () => {
    const short = writtenSum(traditional(97, 3));
    expect(short.rows.map(({ text }) => text)).toEqual(['97', '3', '291']);
    expect(short.rules.match(/M/g)).toHaveLength(1);
    expect(short.carries.map(({ text }) => text)).toEqual(['2']);
  });
});
