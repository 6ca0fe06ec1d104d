'use client';

import { useEffect, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/ui/icons';
import { type home } from '@/content/en/home';
import { useReducedMotion, useTabHidden, useTakenOver } from './browser-state';
import { isRotating, isRunning, rotate, ROTATION_INTERVAL } from './rotation';

type Voices = (typeof home)['voices'];

/**
 * One slide at a time, moving on by itself until somebody reads, touches or stops it. With scripts
 * off the slides stand in a row that scrolls, so the HTML of the server can take the focus.
 */
export function Carousel({
  labelledBy,
  words,
  slides,
}: {
  labelledBy: string;
  words: Pick<Voices, 'slides' | 'carousel' | 'slide' | 'controls'>;
  slides: readonly { name: string; content: ReactNode }[];
}) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const scrollable = !useTakenOver();
  const state = { chosen, hovered, focused, still: useReducedMotion(), hidden: useTabHidden() };
  const running = isRunning(state);
  const rotating = isRotating(state);
  const { length } = slides;

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setIndex(rotate(index, 1, length)), ROTATION_INTERVAL);
    return () => clearTimeout(timer);
  }, [rotating, index, length]);

  function toggle() {
    setChosen(!running);
    // Pressing Play means now, although the pointer and the focus are still on the button.
    setHovered(false);
    setFocused(false);
  }

  const stopOnTouch = (event: PointerEvent) => {
    if (event.pointerType === 'touch') setChosen(false);
  };
  const { controls } = words;

  return (
    <div
      className="voices"
      role="group"
      aria-roledescription={words.carousel}
      aria-labelledby={labelledBy}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget))
      }
    >
      <div className="voices-controls">
        <button
          type="button"
          className="voices-toggle"
          aria-label={running ? controls.pause : controls.play}
          onClick={toggle}
        >
          {running ? <PauseIcon /> : <PlayIcon />}
        </button>
        <div className="voices-steps" onPointerDown={stopOnTouch}>
          <button
            type="button"
            aria-label={controls.previous}
            onClick={() => setIndex(rotate(index, -1, length))}
          >
            <PreviousIcon />
          </button>
          {slides.map(({ name }, position) => (
            <button
              key={name}
              type="button"
              className="voices-dot"
              aria-label={name}
              aria-current={position === index || undefined}
              onClick={() => setIndex(position)}
            />
          ))}
          <button
            type="button"
            aria-label={controls.next}
            onClick={() => setIndex(rotate(index, 1, length))}
          >
            <NextIcon />
          </button>
        </div>
      </div>
      <div
        className="voices-slides"
        role="group"
        aria-label={words.slides}
        aria-live={rotating ? 'off' : 'polite'}
        tabIndex={scrollable ? 0 : undefined}
        onPointerDown={stopOnTouch}
      >
        {slides.map(({ name, content }, position) => (
          <div
            key={name}
            className="voices-slide"
            role="group"
            aria-roledescription={words.slide}
            aria-label={name}
            data-shown={position === index || undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
