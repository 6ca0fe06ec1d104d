import { home } from '@/content/en/home';
import { cn } from '@/lib/utils';
import { TimeRace } from './time-race';

function TimeBar({ name, time, isFast }: { name: string; time: string; isFast?: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>{name}</span>{' '}
      <b className="font-display text-xl leading-[1.2] font-normal whitespace-nowrap md:text-[1.625rem]">
        {time}
      </b>
      <i className={cn('time-bar', isFast && 'time-bar-fast')} />
    </p>
  );
}

/** Forty-five seconds and five as two bars, each filled in its own time. */
export function TimeBars() {
  const { traditional, vedic, race } = home.demo;
  return (
    <TimeRace labels={race}>
      <TimeBar name={traditional} time={race.traditional} />
      <TimeBar name={vedic} time={race.vedic} isFast />
      <p className="-mt-[0.6rem] text-sm text-muted-foreground">{race.scale}</p>
    </TimeRace>
  );
}
