import { type Drawing, thread } from './drawing';
import { Illustration } from './illustration';

const drawing: Drawing = {
  viewBox: [-12, -30, 24, 32],
  layers: [
    thread('M0 0Q-1-14-9-22M0 0Q-3-12-5-28M0 0Q0-16 1-23M0 0Q1-14 6-29M0 0Q2-10 10-19', 1),
    thread('M0 2V-3', 2),
  ],
};

/** The torn upper end of the margin line that runs down to the footer. */
export function LooseEnd() {
  return (
    <Illustration
      drawing={drawing}
      className="absolute top-0 left-[calc(var(--spacing-line)-var(--spacing-start)-11px)] w-6"
    />
  );
}
