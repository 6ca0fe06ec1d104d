import { drawCross, drawSquare } from './draw-base.ts';
import { drawNeighbours, drawStrokes } from './draw-columns.ts';
import { drawDigits, drawFlag } from './draw-division.ts';
import { drawFork, drawNines } from './draw-parts.ts';
import { type Division } from './divide.ts';
import { Board, LINE, stepsAt, type StepsAt, type SumDrawing, widthOf } from './figures.ts';
import { type Method, type Solution, type Values } from './types.ts';

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
  }
  return board.frame();
}
