/** Digits of a whole number added up once: 9021 → 12. */
export function digitSum(value: number): number {
  return Array.from(String(value), Number).reduce((sum, digit) => sum + digit, 0);
}

/** Digits added up until one is left: 97 → 16 → 7. 0 stays 0. */
export function digitRoot(value: number): number {
  return value < 10 ? value : digitRoot(digitSum(value));
}
