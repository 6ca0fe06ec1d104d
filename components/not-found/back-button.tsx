'use client';

import { Button } from '@/components/ui/button';

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
