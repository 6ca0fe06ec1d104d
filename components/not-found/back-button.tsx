'use client';

import { Button } from '@/components/ui/button';
import { hasPast } from './leaving';

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
