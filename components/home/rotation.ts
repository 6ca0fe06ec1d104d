/** Milliseconds a testimonial stands before the next one comes. */
export const ROTATION_INTERVAL = 5000;

/** The index `by` places on, round the end: 3 of 4 goes on to 0, and 0 back to 3. */
export function rotate(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}

export interface RotationState {
  /** What the visitor asked for with the button; `undefined` before that. */
  chosen: boolean | undefined;
  /** The visitor's system asks for little motion. */
  still: boolean;
  hovered: boolean;
  focused: boolean;
  /** The tab of the browser is out of sight. */
  hidden: boolean;
}

/** Whether the slides are meant to move: the visitor's word counts before the system's. */
export function isRunning({ chosen, still }: RotationState): boolean {
  return chosen ?? !still;
}

/** Whether they move now: running, and nobody is reading, using or away from them. */
export function isRotating(state: RotationState): boolean {
  return isRunning(state) && !state.hovered && !state.focused && !state.hidden;
}
