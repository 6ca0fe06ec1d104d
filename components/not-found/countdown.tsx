'use client';

import { Button } from '@/components/ui/button';
import { useCallback, useEffect, useRef } from 'react';
import { CountdownRing } from '@/components/ui/countdown-ring';
import { type NotFoundWords } from '@/content/en/not-found';
import { fill, formatSpan } from '@/lib/text/format';
import { useCountdown } from './use-countdown';

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
  const { left, stopped, stop } = useCountdown(SECONDS, goHome);
  const inWords = (text: string, seconds: number) =>
    fill(text, { time: formatSpan(seconds, 'second', tag) });
  const said = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone by now; the sentence in its place takes the focus.
  useEffect(() => {
    if (stopped) said.current?.focus({ preventScroll: true });
  }, [stopped]);

  if (stopped) {
    return (
      <div className={rowStyle}>
        <p ref={said} role="status" tabIndex={-1}>
          {words.stopped}
        </p>
      </div>
    );
  }

  const shown = left ?? SECONDS;
  return (
    <div className={rowStyle} data-waiting={left === undefined || undefined}>
      <CountdownRing left={shown} whole={SECONDS}>
        {shown}
      </CountdownRing>
      <div>
        <p role="timer">{inWords(words.left, shown)}</p>
        <Button variant="link" onClick={stop}>
          {words.stay}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {left !== undefined && inWords(words.announcement, SECONDS)}
      </p>
    </div>
  );
}
