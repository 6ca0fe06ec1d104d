import { type Division, type NearDivision } from '@sutra/vedic/divide';
import { type DigitDivision } from '../src/divide-digits.ts';
import { drawingOf } from '@sutra/vedic/drawing';
import { type Figure, sizes, widthOf } from '@sutra/vedic/figures';
import { type Solution } from '@sutra/vedic/types';

const valueOf = (text: string) => Number(text.replace('−', '-'));

/** Sum of figures by their places. */
const sumOf = (figures: readonly Figure[]) =>
  figures.reduce((sum, { text, place = 0 }) => sum + valueOf(text) * 10 ** place, 0);

function boxOf({ text, x, y, size }: Figure) {
  const half = widthOf(text, size) / 2;
  return { left: x - half, right: x + half, top: y - sizes[size].height, bottom: y };
}

/** Throws unless the parts and what is carried into them give the answer, place by place. */
function checkParts({ answer, method, shortened }: Solution, figures: readonly Figure[]) {
  const of = (role: Figure['role']) => figures.filter((figure) => figure.role === role);
  const parts = of('part').sort((one, other) => one.place! - other.place!);
  if (!parts.length || shortened) return;
  const read = (role: Figure['role'], at: number) => {
    const found = of(role).find(({ place }) => place === at);
    return found ? valueOf(found.text) : 0;
  };
  // A total of Urdhva holds what is carried into it.
  const totals = parts.map(({ text, place }) => {
    return valueOf(text) + (method === 'urdhva' ? 0 : read('carry', place!));
  });
  const carried = method === 'urdhva' ? sumOf(of('carry')) : 0;
  if (sumOf(parts) - carried !== answer) throw new Error('parts');
  const isByPlace = method === 'urdhva' || method === 'eleven';
  totals.forEach((total, index) => {
    const { place } = parts[index]!;
    if (!isByPlace) {
      if (index && total !== read('result', place!)) throw new Error('left part');
      return;
    }
    if (total % 10 !== read('result', place!)) throw new Error('digit');
    const next = index < totals.length - 1 ? 'carry' : 'result';
    if (Math.floor(total / 10) !== read(next, place! + 1)) throw new Error('carry');
  });
}

/** Left and right end by the characters of DejaVu Serif, which has the widest signs. */
function widestOf({ text, x, size, align }: Figure) {
  const drawn = [...text.matchAll(/(\d)|( )|./g)].reduce(
    (sum, [, digit, space]) => sum + (digit ? 0.636 : space ? 0.318 : 0.838) * sizes[size].font,
    0,
  );
  const half = widthOf(text, size) / 2;
  if (align === 'start') return { left: x - half, right: x - half + drawn };
  if (align === 'end') return { left: x + half - drawn, right: x + half };
  return { left: x - drawn / 2, right: x + drawn / 2 };
}

/** Throws unless all of it is inside the frame, no figure covers another, and each step has something. */
function checkFrame(solution: Solution | Division): void {
  const { figures, strokes, width, height } = drawingOf(solution);
  const fail = (what: string, figure?: Figure) => {
    throw new Error(`${what} ${figure ? JSON.stringify(figure) : ''}`);
  };
  const boxes = figures.map(boxOf);
  boxes.forEach((box, index) => {
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
      fail('outside', figures[index]);
    const widest = widestOf(figures[index]!);
    if (figures[index]!.size !== 'large' && (widest.left < 0 || widest.right > width))
      fail('outside in a wide font', figures[index]);
    for (const other of boxes.slice(index + 1)) {
      const isBeside = other.left >= box.right - 0.01 || other.right <= box.left + 0.01;
      const isAbove = other.top >= box.bottom || other.bottom <= box.top;
      if (!isBeside && !isAbove) fail('covered', figures[index]);
    }
  });
  for (const { from, to } of strokes) {
    const isInside = [from, to].every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
    if (!isInside) fail('a stroke is outside');
  }
  const last = solution.steps.length - 1;
  for (const { steps } of [...figures, ...strokes]) {
    if (steps.some((step) => step < 0 || step > last)) fail('a step that is none');
  }
  // Each step but one that only names a base has something of its own in the drawing.
  const lit = new Set([...figures, ...strokes].flatMap(({ steps }) => steps));
  solution.steps.forEach(({ key }, index) => {
    if (!lit.has(index)) fail(`nothing at step ${index}, ${key}`);
  });
}

function checkProduct(solution: Solution): void {
  const { figures } = drawingOf(solution);
  const result = figures.filter(({ role }) => role === 'result');
  if (sumOf(result) !== solution.answer) throw new Error('result');
  checkParts(solution, figures);
}

const groupBy = (figures: readonly Figure[], at: 'x' | 'y') => {
  const groups = new Map<string, Figure[]>();
  for (const figure of [...figures].sort((one, other) => one[at] - other[at])) {
    const key = figure[at].toFixed(3);
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return [...groups.values()];
};

const valueOfProduct = (text: string) =>
  text.split(' × ').reduce((product, factor) => product * valueOf(factor.replace('+', '')), 1);

/** Reads a division by a number near a base off its drawing, with no look at how it was worked out. */
function readFlagDrawing(division: NearDivision): readonly [number, number] {
  const { figures, strokes } = drawingOf(division);
  const uprights = strokes.filter(({ from, to }) => from[0] === to[0]);
  const [start, bar] = uprights.map(({ from }) => from[0]).sort((one, other) => one - other);
  const ofDivisor = figures.filter(({ x }) => x < start!);
  const [base, divisor] = (['working', 'number'] as const).map((role) =>
    valueOf(ofDivisor.find((figure) => figure.role === role)!.text),
  ) as [number, number];
  const flag = ofDivisor.filter(({ role }) => role === 'difference').sort((a, b) => a.x - b.x);
  const flagValue = flag.reduce((value, { text }) => value * 10 + valueOf(text), 0);
  if (flagValue !== base - divisor) throw new Error('flag');

  const columns = groupBy(
    figures.filter(({ x, role, size }) => x > start! && role !== 'carry' && size),
    'x',
  ).filter(([first]) => first!.role === 'number' || first!.role === 'working');
  const totals = columns.map((column) => {
    const [digit, ...others] = column.sort((one, other) => one.y - other.y);
    const products = others.filter(({ role }) => role === 'working');
    const total = others.find(({ role }) => role === 'part' || role === 'result')!;
    const sum = [digit!, ...products].reduce((all, { text }) => all + valueOf(text), 0);
    if (sum !== valueOf(total.text)) throw new Error('column');
    return { ...total, products: sum - valueOf(digit!.text), value: sum };
  });
  const before = totals.filter(({ x }) => x < bar!);
  totals.forEach(({ products }, place) => {
    const expected = flag.reduce(
      (sum, { text }, index) => sum + (before[place - index - 1]?.value ?? 0) * valueOf(text),
      0,
    );
    if (products !== expected) throw new Error('products');
  });
  const read = (isBefore: boolean) =>
    totals.reduce(
      (sum, { x, value, place }) => sum + (x < bar! === isBefore ? value * 10 ** place! : 0),
      0,
    );
  let both: readonly [number, number] = [read(true), read(false)];
  const lines = groupBy(
    figures.filter(({ x, y }) => x > start! && y > totals[0]!.y),
    'y',
  );
  for (const line of lines) {
    const [left, right] = line.map(({ text }) => text) as [string, string];
    if (line[0]!.role === 'carry')
      both = [both[0] + Number(left.replace('−', '-')), both[1] + valueOfProduct(right)];
    else if (valueOf(left) !== both[0] || valueOf(right) !== both[1]) throw new Error('line');
  }
  if ((lines.at(-1)?.[0] ?? totals[0]!).role !== 'result') throw new Error('no result');
  return both;
}

/** The same of one by digits: each small remainder with its digit is divided again. */
function readDigitDrawing(division: DigitDivision): readonly [number, number] {
  const { figures } = drawingOf(division);
  const of = (role: Figure['role']) =>
    figures.filter((figure) => figure.role === role).sort((one, other) => one.x - other.x);
  const [divisor, ...digits] = of('number');
  const results = of('result');
  const remainder = results.pop()!;
  const first = digits.findIndex(({ x }) => Math.abs(x - results[0]!.x) < 0.01);
  let [quotient, carried] = [0, 0];
  digits.forEach(({ text, x }, place) => {
    const small = of('carry').filter(
      (carry) => carry.x < x && carry.x > (digits[place - 1]?.x ?? 0),
    );
    if (place > first && carried !== valueOf(small[0]?.text ?? '0')) throw new Error('carry');
    carried = carried * 10 + valueOf(text);
    if (place < first) return;
    const figure = valueOf(results[place - first]!.text);
    quotient = quotient * 10 + figure;
    carried -= figure * valueOf(divisor!.text);
  });
  if (carried !== valueOf(remainder.text)) throw new Error('remainder');
  return [quotient, carried];
}

function checkDivision(division: Division): void {
  const [a, b] = division.operands;
  const [quotient, remainder] =
    'flag' in division ? readFlagDrawing(division) : readDigitDrawing(division);
  if (quotient !== Math.floor(a / b) || remainder !== a % b) throw new Error('result');
}

/** Throws unless a drawing is true, whole, and inside its frame. */
export function checkDrawing(solution: Solution | Division): void {
  try {
    checkFrame(solution);
    if ('flag' in solution || 'places' in solution) checkDivision(solution);
    else checkProduct(solution);
  } catch (error) {
    const sum = `${solution.method} ${solution.operands.join(', ')}`;
    throw new Error(`${sum}: ${(error as Error).message}`, { cause: error });
  }
}
