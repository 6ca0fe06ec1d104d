import { drawCross, drawSquare } from './draw-base.ts';
import { drawNeighbours, drawStrokes } from './draw-columns.ts';
import { drawDigits, drawFlag } from './draw-division.ts';
import { drawFork, drawNines } from './draw-parts.ts';
import { type Division } from './divide.ts';
import { Board, LINE, sizes, stepsAt, type StepsAt, type SumDrawing, widthOf } from './figures.ts';
import { type Method, type Solution, type Values } from './types.ts';
import { withoutZeros } from './zeros.ts';

/** Draws on a board, and returns the baseline of the last line. */
type Draw = (board: Board, values: Values, at: StepsAt, solution: Solution) => number;

const draws: Record<Method, Draw> = {
  nikhilam: drawCross,
  anurupyena: drawCross,
  yavadunam: drawSquare,
  urdhva: (board, values, _, { steps }) => drawStrokes(board, values, steps),
  ekadhikena: drawFork,
  antyayor: drawFork,
  ekanyunena: drawNines,
  eleven: drawNeighbours,
};

/** Below the drawing of 5 × 46: "230 | 00", for 500 × 46. */
function writeZeros(board: Board, { values }: Solution, at: StepsAt, y: number): void {
  const steps = at('zeros.back');
  const zeros = String(values.zeros);
  const line = y + LINE + 0.3;
  const end = Math.max(...board.figures.map(({ text, x, size }) => x + widthOf(text, size) / 2));
  const middle = end - zeros.length - 0.5;
  board.writeTo(Number(values.short), middle - 0.5, line, {
    size: 'large',
    role: 'result',
    place: zeros.length,
    steps,
  });
  board.rule([middle, line - 1.4], [middle, line + 0.1], steps);
  board.writeTo(zeros, end, line, { size: 'large', role: 'result', place: 0, steps });
}

/** Above the drawing of 5 × 46: "5 | 00 × 46". */
function writeAside(board: Board, { operands }: Solution, at: StepsAt): void {
  const steps = at('zeros.aside');
  const place = { size: 'medium', steps } as const;
  const tops = board.figures.map(({ y, size }) => y - sizes[size].height);
  const y = Math.min(...tops, ...board.strokes.flatMap(({ from, to }) => [from[1], to[1]])) - 0.8;
  const middle = board.figures.reduce((sum, { x }) => sum + x, 0) / board.figures.length;
  const parts = operands.flatMap((number, index) => {
    const short = String(withoutZeros(number));
    const zeros = String(number).slice(short.length);
    return [...(index ? ['×'] : []), short, ...(zeros ? ['|', zeros] : [])];
  });
  const gap = 0.3;
  const width = (text: string) => (text === '|' ? 0 : widthOf(text, 'medium')) + gap;
  let x = middle - parts.reduce((sum, text) => sum + width(text), 0) / 2;
  for (const text of parts) {
    if (text === '|') board.rule([x, y - 0.95], [x, y + 0.1], steps);
    else board.writeFrom(text, x, y, { ...place, role: /^[0×]/.test(text) ? 'working' : 'number' });
    x += width(text);
  }
}

/** A sum as its method draws it; `steps` in it are places in `solution.steps`. */
export function drawingOf(solution: Solution | Division): SumDrawing {
  const board = new Board();
  if ('flag' in solution || 'places' in solution) {
    if ('flag' in solution) drawFlag(board, solution);
    else drawDigits(board, solution);
    return board.frame();
  }
  const at = stepsAt(solution);
  const { shortened } = solution;
  const { method, values } = shortened ?? solution;
  const y = draws[method](board, values, at, solution);
  if (shortened) {
    board.figures.forEach((figure, index) => {
      if (figure.role === 'result') board.figures[index] = { ...figure, role: 'part' };
    });
    writeZeros(board, solution, at, y);
    writeAside(board, solution, at);
  }
  return board.frame();
}
