/** U+2212, not the hyphen of the keyboard. */
export const MINUS = '\u2212';

export const signed = (value: number) => (value < 0 ? `${MINUS}${-value}` : String(value));

export const withSign = (value: number) =>
  value === 0 ? '0' : `${value < 0 ? MINUS : '+'}${Math.abs(value)}`;
