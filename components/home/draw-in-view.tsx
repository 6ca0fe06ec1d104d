'use client';

import { useEffect } from 'react';

/**
 * Draws the strokes of every `[data-draw]` once it comes into view. The page arrives with all of
 * them drawn: only what is still out of sight when this runs is taken back, so that nothing on the
 * screen flickers and nothing is missing without scripts.
 */
export function DrawInView() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const drawing = target as HTMLElement | SVGElement;
          if (!isIntersecting) {
            drawing.dataset.draw = 'waiting';
            continue;
          }
          observer.unobserve(drawing);
          if (drawing.dataset.draw) drawing.dataset.draw = 'now';
        }
      },
      { threshold: 0.3 },
    );
    for (const drawing of document.querySelectorAll('[data-draw]')) observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  return null;
}
