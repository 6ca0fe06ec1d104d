'use client';

import {
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/site/icons';
import { type HomeWords } from '@/content/en/home';
import { useHydrated, useReducedMotion, useTabHidden } from '@/components/site/browser-state';

type Words = Pick<HomeWords['testimonials'], 'slides' | 'carousel' | 'slide' | 'controls'>;

const SLIDE_MS = 5000;

const controlStyle = 'grid size-11 place-items-center';

/**
 * Rotates slides until the visitor reads, touches or stops them. Without scripts they are a row that
 * scrolls, which must be focusable for the keyboard.
 */
export function Carousel({
  labelledBy,
  words,
  slides,
}: {
  labelledBy: string;
  words: Words;
  slides: readonly { name: string; content: ReactNode }[];
}) {
  const slidesId = useId();
  const [index, setIndex] = useState(0);
  const [userChoice, setUserChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isScrollable = !useHydrated();
  const isTabHidden = useTabHidden();
  const isMotionReduced = useReducedMotion();
  const running = userChoice ?? !isMotionReduced;
  const rotating = running && !hovered && !focused && !isTabHidden;
  const { length } = slides;
  const move = (by: 1 | -1) => setIndex((current) => (current + by + length) % length);

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setIndex((index + 1) % length), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [rotating, index, length]);

  function toggle() {
    setUserChoice(!running);
    // Otherwise Play would wait until the pointer and the focus leave the button.
    setHovered(false);
    setFocused(false);
  }

  const stopOnTouch = (event: PointerEvent) => {
    if (event.pointerType === 'touch') setUserChoice(false);
  };
  const { controls } = words;

  return (
    <div
      className="mt-5 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(21rem,4fr)] lg:grid-rows-[1fr_auto] lg:gap-x-12 lg:gap-y-0 noscript:block"
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
      <div className="-ml-[0.7rem] flex flex-row-reverse flex-wrap justify-between border-t pt-2 lg:z-1 lg:col-start-2 lg:row-start-2 noscript:hidden [&_svg]:w-5.5">
        <button
          type="button"
          className={controlStyle}
          aria-label={running ? controls.pause : controls.play}
          onClick={toggle}
        >
          {running ? <PauseIcon /> : <PlayIcon />}
        </button>
        <div className="flex items-center" aria-controls={slidesId} onPointerDown={stopOnTouch}>
          <button
            type="button"
            className={controlStyle}
            aria-label={controls.previous}
            onClick={() => move(-1)}
          >
            <PreviousIcon />
          </button>
          {slides.map(({ name }, position) => (
            <button
              key={name}
              type="button"
              className={`carousel-dot ${controlStyle}`}
              aria-label={name}
              aria-current={position === index || undefined}
              onClick={() => setIndex(position)}
            />
          ))}
          <button
            type="button"
            className={controlStyle}
            aria-label={controls.next}
            onClick={() => move(1)}
          >
            <NextIcon />
          </button>
        </div>
      </div>
      <div
        className="row-start-1 grid grid-cols-1 lg:col-[1/3] lg:row-[1/3] noscript:flex noscript:snap-x noscript:gap-10 noscript:overflow-x-auto noscript:pb-4"
        id={slidesId}
        role="group"
        aria-label={words.slides}
        aria-live={rotating ? 'off' : 'polite'}
        tabIndex={isScrollable ? 0 : undefined}
        onPointerDown={stopOnTouch}
      >
        {slides.map(({ name, content }, position) => (
          <div
            key={name}
            className="invisible col-start-1 row-start-1 opacity-0 transition-[opacity,visibility] duration-200 data-shown:visible data-shown:opacity-100 noscript:visible noscript:shrink-0 noscript:basis-[min(85%,30rem)] noscript:snap-start noscript:opacity-100"
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
