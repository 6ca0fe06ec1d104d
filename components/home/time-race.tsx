'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';

type Race = 'done' | 'waiting' | 'running';

/**
 * Each bar fills in real time. Both are full in the HTML; out of view they are emptied, and they start
 * when they scroll into view.
 */
export function TimeRace({
  words: { traditional, vedic, race: words },
  seconds,
}: {
  words: Pick<Words['home']['demo'], 'traditional' | 'vedic' | 'race'>;
  seconds: { traditional: number; vedic: number };
}) {
  const [race, setRace] = useState<Race>('done');
  const bars = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return setRace('waiting');
        observer.disconnect();
        setRace((now) => (now === 'waiting' ? 'running' : now));
      },
      { threshold: 0.8 },
    );
    observer.observe(bars.current!);
    return () => observer.disconnect();
  }, []);

  const running = race === 'running';
  const { traditional: slow, vedic: fast } = seconds;
  const durations = { '--slow': `${slow}s`, '--fast': `${fast}s`, '--parts': slow / fast };
  return (
    <div className="mt-7">
      <div
        ref={bars}
        className="grid gap-[1.1rem]"
        data-race={race}
        style={durations as React.CSSProperties}
        onAnimationEnd={(event) => event.animationName === 'race-slow' && setRace('done')}
      >
        <TimeBar name={traditional} time={fill(words.time, { seconds: slow })} />
        <TimeBar name={vedic} time={fill(words.time, { seconds: fast })} isFast />
        <p className="-mt-[0.6rem] text-sm text-muted-foreground">{words.scale}</p>
      </div>
      <Button
        variant="link"
        className="text-sm motion-reduce:hidden print:hidden noscript:hidden"
        onClick={() => setRace(running ? 'done' : 'running')}
      >
        {running ? words.stop : words.run}
      </Button>
    </div>
  );
}

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
