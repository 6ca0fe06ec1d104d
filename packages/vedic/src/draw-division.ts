import { digits } from './digits.ts';
import { type DigitDivision } from './divide-digits.ts';
import { type NearDivision } from './divide.ts';
import { type Board, type FigureSize, LINE, widthOf } from './figures.ts';
import { MINUS, signed, withSign } from './notation.ts';

/** Of the first line. */
const DIGITS = 2.3;
/** Between the lines of small products. */
const ROW = 1.3;
/** Between a rule and the figures beside it. */
const GAP = 0.35;

const widest = (numbers: readonly number[]) =>
  Math.max(...numbers.map((number) => widthOf(signed(number), 'medium')));

/** The divisor before the rule at x = 0, and its difference from the base below it. */
function writeDivisor(board: Board, { operands, values, flag }: NearDivision): void {
  const end = -2 * GAP;
  const cell = Math.max(1, widest(flag) + 0.35);
  board.writeTo(values.base, end, 0.7, { size: 'medium', role: 'working', steps: [0] });
  board.writeTo(operands[1], end, DIGITS, { size: 'large', role: 'number' });
  [...flag].reverse().forEach((digit, place) =>
    board.write(signed(digit), end - 0.5 - place * cell, DIGITS + ROW + 0.2, {
      size: 'medium',
      role: 'difference',
      steps: [0],
    }),
  );
}

/**
 * A division by a number near a base: each figure of the quotient times the flag is written in the
 * columns after it, and each column is added up. A rule stands before the remainder.
 */
export function drawFlag(board: Board, division: NearDivision): void {
  const { operands, values, flag, figures, quotientLength, steps } = division;
  const { quotient, leftover, shift, answer, remainder } = values;
  const products = figures
    .slice(0, quotientLength)
    .map((figure) => flag.map((digit) => figure * digit || 0));
  const column = Math.max(1.5, widest([...figures, ...products.flat()]) + 0.5);
  const at = (place: number) => (place + 0.5) * column;
  const [bar, end] = [quotientLength * column, figures.length * column];
  // A row is free again after as many columns as the flag has digits.
  const rows = Math.min(flag.length, quotientLength);
  const rule = DIGITS + 0.2 + ROW * rows + 0.5;
  const isPlain = figures.every((figure) => figure >= 0 && figure <= 9);
  const isResult = isPlain && shift === 0;
  let y = rule + (isResult ? 1.7 : 1.3);

  writeDivisor(board, division);
  digits(operands[0]).forEach((digit, place) =>
    board.write(digit, at(place), DIGITS, { size: 'large', role: 'number' }),
  );
  products.forEach((row, from) => {
    if (figures[from] === 0) return;
    const line = DIGITS + 0.2 + ROW * ((from % rows) + 1);
    row.forEach((product, index) =>
      board.write(signed(product), at(from + index + 1), line, {
        size: 'medium',
        role: 'working',
        steps: [from + index + 2],
      }),
    );
  });
  board.rule([0, rule], [end, rule]);

  const last = steps.length - 1;
  const found = steps.flatMap(({ key }, index) => (key.endsWith('.read') ? index : []));
  figures.forEach((figure, place) =>
    board.write(signed(figure), at(place), y, {
      size: isResult ? 'large' : 'medium',
      role: isResult ? 'result' : 'part',
      place: (place < quotientLength ? quotientLength : figures.length) - 1 - place,
      steps: [place + 1, ...found, ...(isResult ? [last] : [])],
    }),
  );
  /** Of the quotient before the rule, and of the remainder after it. */
  const writeBoth = (
    left: string,
    right: string,
    size: FigureSize,
    role: 'part' | 'carry' | 'result',
    at: readonly number[],
  ) => {
    const place = { size, role, place: 0, steps: at };
    board.writeTo(left, bar - GAP, y, place);
    board.writeTo(right, Math.max(end, bar + GAP + widthOf(right, size)), y, place);
  };
  const adjust = [last - 1];
  if (!isPlain) {
    y += shift ? LINE - 0.3 : LINE;
    if (shift)
      writeBoth(signed(quotient), signed(leftover), 'medium', 'part', [...found, ...adjust]);
    else writeBoth(String(answer), String(remainder), 'large', 'result', [...found, last]);
  }
  if (shift) {
    const times = Math.abs(shift) > 1 ? `${Math.abs(shift)} × ` : '';
    y += 0.9;
    writeBoth(
      withSign(shift),
      `${shift > 0 ? MINUS : '+'}${times}${operands[1]}`,
      'small',
      'carry',
      adjust,
    );
    y += LINE - 0.2;
    writeBoth(String(answer), String(remainder), 'large', 'result', [...adjust, last]);
  }
  board.rule([-GAP, DIGITS - 1.5], [-GAP, rule]);
  board.rule([bar, DIGITS - 1.5], [bar, y + 0.15]);
}

/** As at school, in short: each remainder stands small before the next digit. */
export function drawDigits(board: Board, { operands, values, places, steps }: DigitDivision): void {
  const [dividend, divisor] = operands;
  const all = digits(dividend);
  const first = all.length - places.length;
  const widestCarry = Math.max(0, ...places.slice(0, -1).map(({ remainder }) => remainder));
  const carryWidth = widestCarry ? widthOf(String(widestCarry), 'small') + 0.15 : 0;
  const column = carryWidth + 1.25;
  const at = (place: number) => (place + 1) * column - 0.625;
  const end = all.length * column;
  const line = 1.5;
  const sums = line + 2.4;
  const last = steps.length - 1;
  board.writeTo(divisor, -2 * GAP, line, { size: 'large', role: 'number' });
  all.forEach((digit, place) =>
    board.write(digit, at(place), line, { size: 'large', role: 'number' }),
  );
  places.forEach(({ figure, remainder }, index) => {
    const place = first + index;
    board.write(figure, at(place), sums, {
      size: 'large',
      role: 'result',
      place: places.length - 1 - index,
      steps: [index, last],
    });
    if (remainder && index < places.length - 1)
      board.writeTo(remainder, at(place + 1) - 0.6, line - 0.5, {
        size: 'small',
        role: 'carry',
        steps: [index, index + 1],
      });
  });
  board.writeFrom(values.remainder, end + 2 * GAP, sums, {
    size: 'large',
    role: 'result',
    place: 0,
    steps: [last - 1, last],
  });
  board.rule([-GAP, line - 1.4], [-GAP, line + 0.5]);
  board.rule([-GAP, line + 0.5], [end, line + 0.5]);
  board.rule([end + GAP, sums - 1.35], [end + GAP, sums + 0.15]);
}
