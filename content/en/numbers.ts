/** Numbers that sentences write in words; all others are written in digits. */
export const numbers: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  15: 'fifteen',
  16: 'sixteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  45: 'forty-five',
};
