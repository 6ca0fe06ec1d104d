'use client';

import { useEffect } from 'react';

/**
 * Animates the strokes of each `[data-draw]` when it scrolls into view. The HTML shows all strokes;
 * only drawings out of view are hidden first, so that nothing flickers or is missing without scripts.
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
