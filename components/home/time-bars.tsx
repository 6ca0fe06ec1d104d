import { type HomeWords } from '@/content/en/home';
import { heroSeconds } from '@/content/sums';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { TimeRace } from './time-race';

function TimeBar({ name, time, isFast }: { name: string; time: string; isFast?: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>{name}</span>{' '}
      <b className="font-display text-xl leading-title font-normal whitespace-nowrap md:text-[1.625rem]">
        {time}
      </b>
      <i className={cn('time-bar', isFast && 'time-bar-fast')} />
    </p>
  );
}

/** Each bar fills in real time. */
export function TimeBars({ words }: { words: HomeWords['demo'] }) {
  const { traditional, vedic, race } = words;
  const time = (seconds: number) => fill(race.time, { seconds });
  return (
    <TimeRace words={race} seconds={heroSeconds}>
      <TimeBar name={traditional} time={time(heroSeconds.traditional)} />
      <TimeBar name={vedic} time={time(heroSeconds.vedic)} isFast />
      <p className="-mt-[0.6rem] text-sm text-muted-foreground">{race.scale}</p>
    </TimeRace>
  );
}
