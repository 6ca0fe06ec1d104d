/** "९८ − ९५" → "98 - 95" */
export const toPlainDigits = (text: string) =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2212\u2013]/g, '-');
