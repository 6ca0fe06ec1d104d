'use client';

import { useSyncExternalStore } from 'react';
import { writeStorage } from '@/lib/browser/storage';
import { type Words } from '@/lib/locale';

type Theme = 'light' | 'dark';

const CHANGED = 'themechange';
const dark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(notify: () => void) {
  const system = dark();
  system.addEventListener('change', notify);
  addEventListener(CHANGED, notify);
  return () => {
    system.removeEventListener('change', notify);
    removeEventListener(CHANGED, notify);
  };
}

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark().matches ? 'dark' : 'light';
}

export function ThemeSwitch({ words }: { words: Words['shell']['theme'] }) {
  const theme = useSyncExternalStore<Theme>(subscribe, current, () => 'light');

  function turn() {
    const next = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    writeStorage('localStorage', 'theme', next);
    dispatchEvent(new Event(CHANGED));
  }

  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 font-medium print:hidden noscript:hidden"
      onClick={turn}
    >
      <svg viewBox="0 0 18 18" className="w-4.5" aria-hidden="true">
        <circle cx="9" cy="9" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M9 1.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
      <span>{theme === 'dark' ? words.toLight : words.toDark}</span>
    </button>
  );
}
