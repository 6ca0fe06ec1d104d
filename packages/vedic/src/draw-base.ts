import { placesOf } from './bases.ts';
import { type Board, LINE, type StepsAt, widthOf } from './figures.ts';
import { signed, withSign } from './notation.ts';
import { type Values } from './types.ts';

/** Between the numbers and their differences, or the left and the right part. */
const GAP = 1.4;
const START = GAP + 0.1;

const numbersOf = (values: Values) => (name: string) => Number(values[name]);

/**
 * The parts of the answer on both sides of x = 0 and GAP: "75 | 156", below it "76 | 56" where
 * something is carried or borrowed. Returns the last baseline.
 */
function writeParts(board: Board, values: Values, steps: StepsAt, y: number): number {
  const read = numbersOf(values);
  const [carry, base, unsettled, product] = ['carry', 'base', 'unsettled', 'product'].map(read) as [
    number,
    number,
    number,
    number,
  ];
  const place = placesOf(base);
  const combine = steps('combine');
  const left = steps('cross', 'yavadunam.move', 'anurupyena.scale');
  const right = steps('product', 'yavadunam.square');
  const middle = GAP / 2;
  // What is carried stands between the rule and its part.
  let line = carry ? y + 0.3 : y;
  if (carry) {
    board.writeTo(unsettled, 0, line, {
      size: 'medium',
      role: 'part',
      place,
      steps: [...left, ...combine],
    });
    board.writeTo(withSign(carry), 0, line - 0.95, {
      size: 'small',
      role: 'carry',
      place,
      steps: combine,
    });
    board.rule([middle, line - 1], [middle, line + 0.2], combine);
    board.writeFrom(signed(product), START, line, {
      size: 'medium',
      role: 'part',
      place: 0,
      steps: [...right, ...combine],
    });
    if (carry < 0)
      board.writeFrom(withSign(-carry * base), START, line - 0.95, {
        size: 'small',
        role: 'working',
        steps: combine,
      });
    line += LINE;
  }
  const size = 'large';
  board.writeTo(read('left'), 0, line, {
    size,
    role: 'result',
    place,
    steps: carry ? combine : [...left, ...combine],
  });
  board.writeFrom(String(values.right), START, line, {
    size,
    role: 'result',
    place: 0,
    steps: carry ? combine : [...right, ...combine],
  });
  board.rule([middle, line - 1.35], [middle, line + 0.1], combine);
  return line;
}

/** Where a difference stands: above the right part, and clear of the strokes. */
const differenceAt = (text: string, right: string) =>
  Math.max(START + right.length / 2, START + 0.1 + widthOf(text, 'medium') / 2);

/** The rules under the numbers and under their differences. */
function underline(board: Board, width: number, middle: number, y: number): void {
  board.rule([-width, y], [0, y]);
  board.rule([middle - 0.9, y], [middle + 0.9, y]);
}

/** Numbers, their differences from the base beside them, and the strokes that cross. */
export function drawCross(board: Board, values: Values, steps: StepsAt): number {
  const read = numbersOf(values);
  const numbers = [read('a'), read('b')];
  const texts = [withSign(read('da')), withSign(read('db'))];
  const right = String(values.right);
  const isScaled = 'workingBase' in values;
  const base = steps('nikhilam.base.', 'anurupyena.base');
  const found = steps('nikhilam.differences.', 'anurupyena.differences');
  const [cross, product] = [steps('cross'), steps('product')];
  const lines = [2.6, 2.6 + LINE] as const;
  const x = Math.max(...texts.map((text) => differenceAt(text, right)));
  const width = Math.max(...numbers.map((number) => String(number).length));

  const baseText = isScaled
    ? `${read('workingBase')} = ${read('factor')} × ${read('base')}`
    : read('base');
  board.writeTo(baseText, 0, 0.7, { size: 'medium', role: 'working', steps: base });
  numbers.forEach((number, index) => {
    board.writeTo(number, 0, lines[index]!, { size: 'large', role: 'number' });
    board.write(texts[index]!, x, lines[index]!, {
      size: 'medium',
      role: 'difference',
      steps: [...found, ...cross, ...product],
    });
  });
  board.stroke([0.15, lines[0] - 0.5], [GAP - 0.1, lines[1] - 0.5], cross);
  board.stroke([0.15, lines[1] - 0.5], [GAP - 0.1, lines[0] - 0.5], cross);
  board.stroke([x, lines[0] + 0.3], [x, lines[1] - 1], product);
  underline(board, width, x, lines[1] + 0.5);
  let y = lines[1] + LINE + 0.2;
  if (isScaled) {
    const scale = steps('anurupyena.scale');
    const text = `${read('cross')} × ${read('factor')}`;
    board.writeTo(text, 0, y - 0.4, {
      size: 'medium',
      role: 'working',
      steps: [...cross, ...scale],
    });
    y += 1.5;
  }
  return writeParts(board, values, steps, y);
}

/** A number with its difference, which moves it, and whose square is the right part. */
export function drawSquare(board: Board, values: Values, steps: StepsAt): number {
  const read = numbersOf(values);
  const text = withSign(read('difference'));
  const x = differenceAt(text, String(values.right));
  const found = steps('yavadunam.difference.');
  const [move, square] = [steps('yavadunam.move'), steps('yavadunam.square')];
  const [line, next] = [2.6, 2.6 + 1.5 * LINE];
  const number = String(read('a'));
  board.writeTo(read('base'), 0, 0.7, {
    size: 'medium',
    role: 'working',
    steps: steps('yavadunam.base'),
  });
  board.writeTo(number, 0, line, { size: 'large', role: 'number' });
  board.write(text, x, line, {
    size: 'medium',
    role: 'difference',
    steps: [...found, ...move, ...square],
  });
  board.stroke([x - 0.35, line + 0.3], [0.1, next - 1.45], move);
  board.stroke([-number.length / 2, line + 0.3], [-number.length / 2, next - 1.45], move);
  board.stroke([x, line + 0.3], [x, next - 1.45], square);
  return writeParts(board, values, steps, next);
}
