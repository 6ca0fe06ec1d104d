const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the ten digits of a script in a row, from zero to nine. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** Digits of any script as ASCII, and any dash as a hyphen: "९८ − ९५" → "98 - 95". */
export const toPlainDigits = (text: string) =>
  text
    .replace(DIGIT, (digit) => (digit < '\x80' ? digit : valueOf(digit)))
    .replace(/[\p{Pd}\u2212]/gu, '-');
