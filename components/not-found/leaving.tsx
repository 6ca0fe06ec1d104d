'use client';

import { useEffect, useState } from 'react';
import { useFieldFocused, useTabHidden } from '@/components/hooks/browser-state';
import { useHasLayer } from '@/components/hooks/use-layer';
import { useHydrated } from '@/components/hooks/use-browser-value';
import { Button } from '@/components/ui/button';
import { CountdownRing } from '@/components/site/countdown-ring';
import { useCountdown } from '@/components/hooks/use-countdown';
import { type Words } from '@/lib/words/locale';
import { fill, formatSpan } from '@/lib/text/format';

/** Seconds until the home page opens. */
const SECONDS = 10;

/** Hidden until the countdown runs, which it never does without scripts. */
const rowStyle =
  'mt-4 mb-5 flex min-h-25 items-center gap-4 data-waiting:invisible noscript:hidden md:min-h-19';

/**
 * True while the tab is hidden, something is open over the page, or a field has the focus, and from a
 * press on what leads away until the visitor comes back: a count must not overtake a slow link.
 */
function useIsPaused(): boolean {
  const isHidden = useTabHidden();
  const isCovered = useHasLayer();
  const isTyping = useFieldFocused();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const onLinkPress = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a[href]:not([target]), [data-leaves]')) setLeaving(true);
    };
    const onReturn = () => setLeaving(false);
    document.addEventListener('click', onLinkPress);
    document.addEventListener('visibilitychange', onReturn);
    // The back/forward cache brings the page back without running it anew.
    addEventListener('pageshow', onReturn);
    return () => {
      document.removeEventListener('click', onLinkPress);
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('pageshow', onReturn);
    };
  }, []);

  return isHidden || isCovered || isTyping || isLeaving;
}

/** The pressed button is gone; the sentence in its place takes the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

interface CountdownProps {
  words: Words['notFound']['countdown'];
  tag: string;
  home: string;
}

/**
 * Goes to the home page when the time is up, unless the visitor stays. Its place is kept free until
 * it counts. A screen reader hears of it once at the start and once when it has stopped.
 */
export function Countdown({ words, tag, home }: CountdownProps) {
  const isHydrated = useHydrated();
  const isPaused = useIsPaused();
  const [isStopped, setStopped] = useState(false);
  const isRunning = isHydrated && !isPaused && !isStopped;
  // Replaces this page in the history, so that "back" from home does not lead here again.
  const { left } = useCountdown(SECONDS * 1000, isRunning, () => location.replace(home));
  const inWords = (text: string, seconds: number) =>
    fill(text, { time: formatSpan(seconds, 'second', tag) });

  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for this line
    console.log('404', location.pathname);
  }, []);

  if (isStopped) {
    return (
      <div className={rowStyle}>
        <p ref={takeFocus} role="status" tabIndex={-1}>
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

/**
 * Whether "back" leads anywhere. A browser tells the entries of its own site only; when those are
 * all there are, their index decides, otherwise more than one entry has to be enough.
 *
 * @param past `index` is −1 in browsers that do not tell.
 */
export function hasPast(past: { length: number; known: number; index: number }): boolean {
  return past.known === past.length && past.index >= 0 ? past.index > 0 : past.length > 1;
}

function goBack(home: string) {
  const known = 'navigation' in window ? navigation.entries().length : 0;
  const index = 'navigation' in window ? (navigation.currentEntry?.index ?? -1) : -1;
  if (hasPast({ length: history.length, known, index })) history.back();
  else location.replace(home);
}

/** The browser's "back"; a tab that began here goes home instead. */
export function BackButton({ label, home }: { label: string; home: string }) {
  return (
    <Button variant="outline" className="noscript:hidden" data-leaves onClick={() => goBack(home)}>
      {label}
    </Button>
  );
}
