'use client';

import { Button } from '@/components/ui/button';
import { type HomeWords } from '@/content/en/home';
import { useEffect, useRef, useState } from 'react';

type Race = 'done' | 'waiting' | 'running';

/** Bars are full in the HTML. Those out of view are emptied, and start when they scroll into view. */
export function TimeRace({
  words,
  seconds,
  children,
}: {
  words: HomeWords['demo']['race'];
  seconds: { traditional: number; vedic: number };
  children: React.ReactNode;
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
  const durations = { '--slow': `${seconds.traditional}s`, '--fast': `${seconds.vedic}s` };
  return (
    <div className="mt-7">
      <div
        ref={bars}
        className="grid gap-[1.1rem]"
        data-race={race}
        style={durations as React.CSSProperties}
        onAnimationEnd={(event) => event.animationName === 'race-slow' && setRace('done')}
      >
        {children}
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
