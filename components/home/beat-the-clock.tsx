import { learn } from '@/content/en/learn';
import { ClockStart } from './learn/clock-start';

/** Five sums against the clock; hidden without scripts. */
export function BeatTheClock() {
  const { title, lead } = learn.clock;
  return (
    <div className="pt-14 print:hidden noscript:hidden">
      <h3 id="clock-title">{title}</h3>
      <p className="text-muted-foreground">{lead}</p>
      <ClockStart texts={learn.clock} />
    </div>
  );
}
