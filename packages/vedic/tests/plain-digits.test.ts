import { expect, it } from 'vitest';
import { toPlainDigits } from '@sutra/vedic/plain-digits';

/** Systems with digits of their own: not Roman numerals, nor Chinese ones, which are words. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  return /^\p{Nd}{10}$/u.test(digits.format(1_234_567_890));
});

it('digits: reads those of each script', () => {
  expect(systems.length).toBeGreaterThan(10);
  for (const system of systems) {
    const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    expect.soft(toPlainDigits(digits.format(1_234_567_890)), system).toBe('1234567890');
  }
});

it('dashes: are hyphens', () => {
  expect(toPlainDigits('9\u20108\u20137\u20146\u22125')).toBe('9-8-7-6-5');
});
