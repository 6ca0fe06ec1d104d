'use client';

import { Mark } from '@/components/drawings/mark';
import { PageFailure } from '@/components/site/page-failure';
import { type Words } from '@/lib/words/locale';

/** Replaces a whole document that broke. Apart from `PageFailure`, which every page brings along. */
export function ErrorDocument({ words, home }: { words: Words['errors']; home: string }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="box-content flex min-h-header items-center border-b pl-[calc(var(--spacing-line)-4px)]">
        <a className="flex min-h-11 items-center" href={home} aria-label={words.home}>
          <Mark className="size-9 xs:size-10" />
        </a>
      </header>
      <PageFailure words={words} home={home} />
    </div>
  );
}
