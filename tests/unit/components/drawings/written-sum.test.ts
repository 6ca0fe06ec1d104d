import { expect, it } from 'vitest';
import { type Drawing } from '@/components/drawings/drawing';
import { tallNumerals } from '@/components/drawings/tall-numerals';
import { writtenSum } from '@/components/drawings/written-sum';
import { work } from '@/lib/vedic/multiply';
import { traditional } from '@/lib/vedic/traditional';
import { centresOf, findTextsOutside, lastCentre, linesOf, strokesOf, textsOf } from './parts';

const rowsOf = (drawing: Drawing) =>
  textsOf(drawing).filter(({ fill, text }) => fill === 'foreground' && text !== '×');
const carriesOf = (drawing: Drawing) =>
  textsOf(drawing).filter(({ fill }) => fill === 'muted-foreground');

const sum = writtenSum(traditional(97, 93));
const rows = rowsOf(sum);

it('written sum: has the numbers, a row for each digit and the answer', () => {
  expect(rows.map(({ text }) => text)).toEqual(['97', '93', '291', '873', '9021']);
  expect(findTextsOutside(sum)).toEqual([]);
});

it('written sum: aligns the ones, with the second product one place to the left', () => {
  const [upper, lower, ones, tens, answer] = rows.map(lastCentre);
  expect(new Set([upper, lower, ones, answer]).size).toBe(1);
  expect(tens).toBe(centresOf(rows[4]!).at(-2));
});

it('written sum: has the carries above the places that they go to', () => {
  const carries = carriesOf(sum);
  expect(carries.map(({ text }) => text)).toEqual([2, 6, 1, 1]);
  const [thousands, hundreds, tens] = centresOf(rows[4]!);
  const [two, six, ...sumCarries] = carries.map(lastCentre);
  expect((two! + six!) / 2).toBe(tens);
  expect(sumCarries).toEqual([hundreds, thousands]);
});

it('written sum: stacks the carries of three rows and more, so that none covers another', () => {
  const long = writtenSum(traditional(987_654, 456_789));
  const above = carriesOf(long).filter(({ y }) => y < rowsOf(long)[0]!.y);
  expect(new Set(above.map(({ x, y }) => `${x} ${y}`)).size).toBe(above.length);
  expect(new Set(above.map(({ y }) => y)).size).toBe(6);
  expect(findTextsOutside(long)).toEqual([]);
});

it('written sum: ends on the line of the Vedic sum beside it', () => {
  const vedic = tallNumerals(work('nikhilam', 97, 93), { halves: ['', ''] });
  expect(sum.viewBox[3]).toBe(vedic.viewBox[3]);
  expect(rows.at(-1)!.y).toBe(textsOf(vedic).find(({ text }) => text === '21')!.y);
});

it('written sum: needs one rule and no partial rows for a single digit', () => {
  const short = writtenSum(traditional(97, 3));
  expect(rowsOf(short).map(({ text }) => text)).toEqual(['97', '3', '291']);
  expect(strokesOf(linesOf(short, 'muted-foreground')[0]!)).toHaveLength(1);
  expect(carriesOf(short).map(({ text }) => text)).toEqual([2]);
});
