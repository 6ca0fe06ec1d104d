import { expect, it } from 'vitest';
import {
  fill,
  formatList,
  formatPhone,
  formatPhrases,
  formatRupees,
  formatSeconds,
  keepSumsTogether,
} from '@/lib/text/format';
import { readTable } from '@/tests/support/table';

it('formatPhone: groups an Indian number and leaves others', () => {
  const numbers = ['+919000000000', '+442079460000', '+9190000'];
  expect(numbers.map(formatPhone)).toEqual(['+91 90000 00000', '+442079460000', '+9190000']);
});

it('formatRupees: groups as in India', () => {
  const amounts = [0, 999, 100_000, 12_345_678].map((amount) => formatRupees(amount, 'en-IN'));
  expect(amounts).toEqual(['₹0', '₹999', '₹1,00,000', '₹1,23,45,678']);
});

it('formatSeconds: cuts to tenths', () => {
  expect([0, 99, 23_480, 60_000].map(formatSeconds)).toEqual(['0.0', '0.0', '23.4', '60.0']);
});

const values = { a: 'one', b: 2, d: '{b} $& $1', e: '', n: -3, z: 0 };
const terms = [[9, -3], [7, 9], 2] as const;

it('fill: fills each place', () => {
  for (const [_what, text, filled] of [
    ['each place, as often as it occurs', '{a} and {b} and {a}', 'one and 2 and one'],
    ['no place without a value', '{c} {constructor} {toString}', '{c} {constructor} {toString}'],
    ['values as they are, once', '{d}|{e}', '{b} $& $1|'],
    ['a number in the spelling of its place', '{n} {n_abs} {n_signed} {n_step}', '−3 3 −3 − 3'],
    ['a positive one too, and zero', '{b_abs} {b_signed} {b_step} {z_signed}', '2 +2 + 2 0'],
    ['the terms of a sum', '{terms}', '9 × (−3) + 7 × 9 + 2'],
  ] as const) {
    expect.soft(fill(text, { ...values, terms }), _what).toBe(filled);
  }
});

it('formatList: writes no comma before the last word', () => {
  for (const [tag, items, text] of [
    ['hi-IN', ['गुणा'], 'गुणा'],
    ['hi-IN', ['गुणा', 'भाग'], 'गुणा और भाग'],
    ['hi-IN', ['गुणा', 'वर्ग और वर्गमूल', 'बीजगणित'], 'गुणा, वर्ग और वर्गमूल और बीजगणित'],
    ['hi-IN', ['सोमवार, 9 बजे', 'शनिवार, 10 बजे'], 'सोमवार, 9 बजे और शनिवार, 10 बजे'],
    ['en-IN', ['one', 'two', 'three'], 'one, two and three'],
  ] as const) {
    expect.soft(formatList(items, tag), tag).toBe(text);
  }
});

it('formatPhrases: tells the last "and" from others', () => {
  for (const [tag, items, text] of [
    ['en-IN', ['squares and roots'], 'squares and roots'],
    ['en-IN', ['tables', 'algebra'], 'tables and algebra'],
    ['en-IN', ['squares and roots', 'tables'], 'squares and roots, and tables'],
    ['en-IN', ['sums', 'tables', 'squares and roots'], 'sums, tables, and squares and roots'],
    ['en-IN', ['squares and roots', 'sums', 'tables'], 'squares and roots, sums and tables'],
    ['hi-IN', ['गुणा', 'वर्ग और वर्गमूल', 'पहाड़े'], 'गुणा, वर्ग और वर्गमूल, और पहाड़े'],
    ['hi-IN', [], ''],
  ] as const) {
    expect.soft(formatPhrases(items, tag), tag).toBe(text);
  }
});

it('keepSumsTogether: breaks a line only between terms', () => {
  for (const [text, kept] of readTable(import.meta.dirname, 'kept-sums.tsv')) {
    const found = keepSumsTogether(text).replaceAll('\u2060', '').replaceAll('\u00a0', '~');
    expect.soft(found, text).toBe(kept);
  }
});
