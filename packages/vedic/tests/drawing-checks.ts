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

/** Throws unless the drawing is true, inside its frame, and no figure covers another. */
export function checkDrawing(solution: Solution): void {
  const { figures, strokes, width, height } = drawingOf(solution);
  const fail = (what: string, figure?: Figure) => {
    const sum = `${solution.method} ${solution.operands.join(' × ')}`;
    throw new Error(`${sum}: ${what} ${figure ? JSON.stringify(figure) : ''}`);
  };
  const result = figures.filter(({ role }) => role === 'result');
  if (sumOf(result) !== solution.answer) fail('result');
  try {
    checkParts(solution, figures);
  } catch (error) {
    fail((error as Error).message);
  }
  const boxes = figures.map(boxOf);
  boxes.forEach((box, index) => {
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
      fail('outside', figures[index]);
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
    if (!lit.has(index) && key !== 'zeros.aside') fail(`nothing at step ${index}, ${key}`);
  });
}
