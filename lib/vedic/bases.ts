/**
 * The power of ten that a number is near: within half of it on either side, so 5–15 → 10,
 * 50–150 → 100, 500–1500 → 1000. A number has one such base or none.
 */
export function nearBase(value: number): number | undefined {
  const base = 10 ** Math.max(1, String(value).length - 1);
  return [base, base * 10].find((candidate) => Math.abs(value - candidate) * 2 <= candidate);
}

/**
 * The power of ten that a divisor is near enough to for short division: within three tenths of it,
 * and not the power itself: 7–13 → 10, 70–130 → 100.
 */
export function nearDivisorBase(value: number): number | undefined {
  const base = nearBase(value);
  return base && value !== base && Math.abs(value - base) * 10 <= base * 3 ? base : undefined;
}

/** Zeros of a power of ten: 100 → 2. */
export function placesOf(base: number): number {
  return String(base).length - 1;
}

/** On which side of the base numbers stand, from their differences; `on` when one is the base. */
export function sideOf(...differences: readonly number[]): 'below' | 'above' | 'mixed' | 'on' {
  if (differences.includes(0)) return 'on';
  if (differences.every((difference) => difference < 0)) return 'below';
  return differences.every((difference) => difference > 0) ? 'above' : 'mixed';
}

/** How a difference moves the other number: "cross subtract" or "cross add". */
export function crossing(da: number, db: number): 'subtract' | 'add' | 'mixed' {
  if (da <= 0 && db <= 0) return 'subtract';
  return da >= 0 && db >= 0 ? 'add' : 'mixed';
}
