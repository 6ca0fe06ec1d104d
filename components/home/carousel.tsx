'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'lucide-react';
import { useReducedMotion, useTabHidden } from '@/components/hooks/browser-state';
import { useHasDialog, useHasLayer } from '@/components/hooks/use-layer';
import { useHydrated } from '@/components/hooks/use-browser-value';
import { Button } from '@/components/ui/button';
import { type Words } from '@/lib/words/locale';

/** Long enough to read a testimonial. */
const SLIDE_MS = 5000;

/** How much of a slide is in the row when it counts as shown. */
const SHOWN_RATIO = 0.6;

/** More do not fit beside the other buttons; a text counts them then. */
const MAX_DOTS = 4;

const Control = (props: ComponentProps<typeof Button>) => (
  <Button variant="ghost" size="icon" {...props} />
);

interface Props {
  labelledBy: string;
  words: Pick<Words['home']['testimonials'], 'slides' | 'carousel' | 'slide' | 'controls'>;
  slides: readonly { name: string; content: ReactNode }[];
}

/** A row that scrolls from slide to slide, also by itself until the visitor reads, touches or stops it. */
export function Carousel({ labelledBy, words, slides }: Props) {
  const rowId = useId();
  const row = useRef<HTMLDivElement>(null);
  /** Where the row is, or where it scrolls to. */
  const goal = useRef(0);
  const [index, setIndex] = useState(0);
  const [userChoice, setUserChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isHydrated = useHydrated();
  const isTabHidden = useTabHidden();
  const isMotionReduced = useReducedMotion();
  const isCovered = useHasLayer();
  const hasDialog = useHasDialog();
  const running = userChoice ?? !isMotionReduced;
  const rotating = running && !hovered && !focused && !isTabHidden && !isCovered;
  const { length } = slides;

  function show(next: number) {
    const isNeighbour = Math.abs(next - goal.current) === 1;
    goal.current = next;
    // Not `scrollIntoView`, which would move the page too.
    row.current!.scrollTo({
      left: (row.current!.children[next] as HTMLElement).offsetLeft,
      behavior: isNeighbour && !isMotionReduced ? 'smooth' : 'instant',
    });
  }
  const move = (by: 1 | -1) => show((goal.current + by + length) % length);
  const advance = useEffectEvent(() => move(1));

  useEffect(() => {
    const items = [...row.current!.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast(({ intersectionRatio }) => intersectionRatio >= SHOWN_RATIO);
        if (!shown) return;
        goal.current = items.indexOf(shown.target);
        setIndex(goal.current);
      },
      { root: row.current, threshold: SHOWN_RATIO },
    );
    items.forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, [length]);

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(advance, SLIDE_MS);
    return () => clearTimeout(timer);
  }, [rotating, index]);

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

  /** Reaches the dots, at which Tab does not stop: it would take four presses to pass them. */
  function moveFocus({ key, target }: KeyboardEvent<HTMLElement>) {
    const { previousElementSibling, nextElementSibling } = target as HTMLElement;
    const next = { ArrowLeft: previousElementSibling, ArrowRight: nextElementSibling }[key];
    (next as HTMLElement | null | undefined)?.focus();
  }

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
      <div className="flex flex-wrap justify-between border-t pt-2 lg:z-1 lg:col-start-2 lg:row-start-2 noscript:hidden">
        <Control
          className="-ml-[0.7rem]"
          aria-label={running ? controls.pause : controls.play}
          onClick={toggle}
        >
          {running ? <PauseIcon className="size-5.5" /> : <PlayIcon className="size-5.5" />}
        </Control>
        <div
          className="-mx-[0.7rem] flex items-center"
          aria-controls={rowId}
          onKeyDown={moveFocus}
          onPointerDown={stopOnTouch}
        >
          <Control aria-label={controls.previous} data-scroll-to="-1" onClick={() => move(-1)}>
            <ChevronLeftIcon className="size-5.5" />
          </Control>
          {length <= MAX_DOTS ? (
            slides.map(({ name }, position) => (
              <Control
                key={name}
                className="carousel-dot"
                tabIndex={-1}
                aria-label={name}
                aria-current={position === index || undefined}
                data-scroll-to={position}
                onClick={() => show(position)}
              />
            ))
          ) : (
            // The slide itself has this name.
            <span className="min-w-20 text-center text-sm" aria-hidden="true">
              {slides[index]!.name}
            </span>
          )}
          <Control aria-label={controls.next} data-scroll-to="+1" onClick={() => move(1)}>
            <ChevronRightIcon className="size-5.5" />
          </Control>
        </div>
      </div>
      <div
        ref={row}
        className="carousel-row relative row-start-1 -m-3 flex [scroll-snap-type:x_mandatory] scroll-px-3 gap-8 overflow-x-auto overscroll-x-contain p-3 lg:col-[1/3] lg:row-[1/3]"
        id={rowId}
        role="group"
        aria-label={words.slides}
        aria-live={rotating ? 'off' : 'polite'}
        // Radix hides the page behind a dialog, but for live regions.
        aria-hidden={hasDialog || undefined}
        // Arrow keys scroll it.
        tabIndex={0}
        onPointerDown={stopOnTouch}
      >
        {slides.map(({ name, content }, position) => (
          <div
            key={name}
            className="shrink-0 basis-full snap-start noscript:basis-[min(85%,30rem)]"
            role="group"
            aria-roledescription={words.slide}
            aria-label={name}
            // So that a screen reader reads the slide that comes.
            aria-hidden={(isHydrated && position !== index) || undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
