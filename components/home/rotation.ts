/** Milliseconds for each slide. */
export const ROTATION_INTERVAL = 5000;

export function rotate(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}

export interface RotationState {
  /** Play (true) or Pause (false); undefined before the visitor presses the button. */
  userChoice: boolean | undefined;
  reducedMotion: boolean;
  hovered: boolean;
  focused: boolean;
  /** The browser tab is in the background. */
  hidden: boolean;
}

/** The button comes before the system's setting. */
export function isRunning({ userChoice, reducedMotion }: RotationState): boolean {
  return userChoice ?? !reducedMotion;
}

/** Running, and not paused by the pointer, the focus or a hidden tab. */
export function isRotating(state: RotationState): boolean {
  return isRunning(state) && !state.hovered && !state.focused && !state.hidden;
}
