/** The minus sign of typeset sums (U+2212). */
export const MINUS = '\u2212';

/** A number as it is set in a sum: −3, 0, 4. */
export const signed = (value: number) => (value < 0 ? `${MINUS}${-value}` : String(value));

/** A difference from a base, always with its sign: −3, +4. */
export const withSign = (value: number) => `${value < 0 ? MINUS : '+'}${Math.abs(value)}`;
