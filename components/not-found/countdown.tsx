'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/site/browser-state';
import { Button } from '@/components/ui/button';
import { CountdownRing } from '@/components/site/countdown-ring';
import { useCountdown } from '@/components/site/use-countdown';
import { type NotFoundWords } from '@/content/en/not-found';
import { fill, formatSpan } from '@/lib/text/format';
import { useResting } from './use-resting';

/** Seconds until the home page opens. */
const SECONDS = 10;

/** Hidden until the countdown runs, which it never does without scripts. */
const rowStyle =
  'mt-4 mb-5 flex min-h-25 items-center gap-4 data-waiting:invisible noscript:hidden md:min-h-19';

/**
 * Goes to the home page when the time is up, unless the visitor stays. Its place is kept free until
 * it counts. A screen reader hears of it once at the start and once when it has stopped.
 */
export function Countdown({
  words,
  tag,
  home,
}: {
  words: NotFoundWords['countdown'];
  tag: string;
  home: string;
}) {
  // Replaces this page in the history, so that "back" from home does not lead here again.
  const goHome = useCallback(() => location.replace(home), [home]);
  const isHydrated = useHydrated();
  const isResting = useResting();
  const [isStopped, setStopped] = useState(false);
  const isRunning = isHydrated && !isResting && !isStopped;
  const { left } = useCountdown(SECONDS * 1000, isRunning, goHome);
  const inWords = (text: string, seconds: number) =>
    fill(text, { time: formatSpan(seconds, 'second', tag) });
  const said = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone by now; the sentence in its place takes the focus.
  useEffect(() => {
    if (isStopped) said.current?.focus({ preventScroll: true });
  }, [isStopped]);

  if (isStopped) {
    return (
      <div className={rowStyle}>
        <p ref={said} role="status" tabIndex={-1}>
          {words.stopped}
        </p>
      </div>
    );
  }

  return (
    <div className={rowStyle} data-waiting={!isHydrated || undefined}>
      <CountdownRing left={left} whole={SECONDS}>
        {left}
      </CountdownRing>
      <div>
        <p role="timer">{inWords(words.left, left)}</p>
        <Button variant="link" onClick={() => setStopped(true)}>
          {words.stay}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isHydrated && inWords(words.announcement, SECONDS)}
      </p>
    </div>
  );
}
