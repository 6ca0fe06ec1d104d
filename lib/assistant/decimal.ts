/** A longer part that repeats helps nobody: 1 ÷ 97 has 96 digits. */
const MOST = 50;

const DIGITS = 12;

/**
 * A quotient as a decimal, and how many of its last digits repeat: 1 ÷ 19 is 0.052631578947368421…,
 * of which 18 repeat. A short part is written until three digits stand there: 0.333…
 */
export function decimalOf(a: number, b: number): { decimal: string; digits: number } {
  let digits = '';
  const seen = new Map<number, number>();
  let rest = a % b;
  for (; rest && !seen.has(rest); rest = (rest * 10) % b) {
    seen.set(rest, digits.length);
    digits += Math.floor((rest * 10) / b);
  }
  const whole = Math.floor(a / b);
  const start = seen.get(rest);
  if (start === undefined && digits.length <= DIGITS)
    return { decimal: `${whole}${digits && '.'}${digits}`, digits: 0 };
  const repeated = digits.slice(start);
  if (start === undefined || digits.length > MOST)
    return { decimal: `${whole}.${digits.slice(0, DIGITS)}…`, digits: 0 };
  const more = repeated.repeat(Math.ceil(3 / repeated.length) - 1);
  return { decimal: `${whole}.${digits}${more}…`, digits: repeated.length };
}
