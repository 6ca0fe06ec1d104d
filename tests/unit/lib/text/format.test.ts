import { describe, expect, it } from 'vitest';
import { fill, formatPhone, formatRupees, formatSeconds } from '@/lib/text/format';

describe('formatPhone', () => {
  it('groups an Indian number and leaves others', () => {
    expect(formatPhone('+919000000000')).toBe('+91 90000 00000');
    expect(formatPhone('+442079460000')).toBe('+442079460000');
    expect(formatPhone('+9190000')).toBe('+9190000');
  });
});

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [99, '₹99'],
    [999, '₹999'],
    [100_000, '₹1,00,000'],
    [12_345_678, '₹1,23,45,678'],
  ])('writes %i as %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });
});

describe('formatSeconds', () => {
  it.each([
    [0, '0.0'],
    [99, '0.0'],
    [23_480, '23.4'],
    [60_000, '60.0'],
  ])('writes %i ms as %s', (ms, text) => expect(formatSeconds(ms)).toBe(text));
});

describe('fill', () => {
  it('fills each place, as often as it stands there', () => {
    expect(fill('{a} and {b} and {a}', { a: 'one', b: 2 })).toBe('one and 2 and one');
  });

  it('leaves a place without a value, whatever its name', () => {
    expect(fill('{a} {constructor} {toString}', {})).toBe('{a} {constructor} {toString}');
  });

  it('puts values in as they are and does not fill them again', () => {
    expect(fill('{a}|{b}', { a: '{b} $& $1', b: '' })).toBe('{b} $& $1|');
  });
});
