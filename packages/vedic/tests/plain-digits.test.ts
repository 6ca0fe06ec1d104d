import { expect, it } from 'vitest';
import { toPlainDigits } from '@sutra/vedic/plain-digits';

/** Systems with digits of their own: not Roman numerals, nor Chinese ones, which are words. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  return /^\p{Nd}{10}$/u.test(digits.format(1_234_567_890));
});

it.each(systems)('digits: reads those of %s', (system) => {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  expect(toPlainDigits(digits.format(1_234_567_890))).toBe('1234567890');
});

it('digits: knows more than ten scripts', () => {
  expect(systems.length).toBeGreaterThan(10);
});

it('dashes: are hyphens', () => {
  expect(toPlainDigits('9\u20108\u20137\u20146\u22125')).toBe('9-8-7-6-5');
});
