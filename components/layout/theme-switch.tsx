'use client';

import { Button } from '@/components/ui/button';
import { writeStorage } from '@/lib/browser/storage';
import { type Words } from '@/lib/words/locale';

function turn() {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme
    ? dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  writeStorage('localStorage', 'theme', dataset.theme);
}

/** The styles know the theme before any script has run, so they choose the label. */
export function ThemeSwitch({ words }: { words: Words['shell']['theme'] }) {
  return (
    <Button
      variant="link"
      className="text-inherit no-underline print:hidden noscript:hidden [&_svg]:mt-0"
      onClick={turn}
    >
      <svg viewBox="0 0 18 18" className="size-4.5" aria-hidden="true">
        <circle cx="9" cy="9" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M9 1.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
      <span className="dark:hidden">{words.toDark}</span>
      <span className="hidden dark:inline">{words.toLight}</span>
    </Button>
  );
}
