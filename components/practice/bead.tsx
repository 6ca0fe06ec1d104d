import { type DayCount } from '@/lib/practice/progress';

/** How many right sums fill one. */
export const FULL = 5;

interface Props {
  count: Pick<DayCount, 'solved'>;
  isToday?: boolean;
}

export const Bead = ({ count: { solved }, isToday }: Props) => (
  <svg viewBox="-11 -11 22 22" className="relative size-[1.4rem]" aria-hidden="true">
    {isToday && <circle r="10" className="fill-background stroke-thread-strong" />}
    <circle
      r="7"
      strokeWidth="2"
      className={`stroke-thread-strong ${solved < FULL ? 'fill-background' : 'fill-thread-strong'}`}
    />
    {solved > 0 && solved < FULL && <circle r={1.5 + solved / 2} className="fill-thread-strong" />}
  </svg>
);
