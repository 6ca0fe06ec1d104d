'use client';

import { Button } from '@/components/ui/button';
import { useEffect, useRef } from 'react';
import { CountdownRing } from '@/components/ui/countdown-ring';
import { type NotFoundTexts } from '@/content/en/not-found';
import { fill } from '@/lib/text/format';
import { useCountdown } from './use-countdown';

/** Replaces this page in the history, so that "back" from home does not lead here again. */
const goHome = () => location.replace('/');

/** Hidden until the countdown runs, which it never does without scripts. */
const rowStyle =
  'mt-4 mb-5 flex min-h-25 items-center gap-4 data-waiting:invisible noscript:hidden md:min-h-19';

/**
 * Goes to the home page when the time is up, unless the visitor stays. Its place is kept free until
 * it counts. A screen reader hears of it once at the start and once when it has stopped.
 */
export function Countdown({ texts }: { texts: NotFoundTexts['countdown'] }) {
  const { left, stopped, stop } = useCountdown(texts.seconds, goHome);
  const said = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone by now; the sentence in its place takes the focus.
  useEffect(() => {
    if (stopped) said.current?.focus({ preventScroll: true });
  }, [stopped]);

  if (stopped) {
    return (
      <div className={rowStyle}>
        <p ref={said} role="status" tabIndex={-1}>
          {texts.stopped}
        </p>
      </div>
    );
  }

  const shown = left ?? texts.seconds;
  return (
    <div className={rowStyle} data-waiting={left === undefined || undefined}>
      <CountdownRing left={shown} whole={texts.seconds}>
        {shown}
      </CountdownRing>
      <div>
        <p role="timer">{shown === 1 ? texts.one : fill(texts.other, { seconds: shown })}</p>
        <Button variant="link" onClick={stop}>
          {texts.stay}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {left !== undefined && fill(texts.announcement, { seconds: texts.seconds })}
      </p>
    </div>
  );
}
