'use client';

import { useEffect, useState } from 'react';
import { PageFailure } from '@/components/ui/part-failure';
import { Mark } from '@/components/illustrations/mark';
import { errors as en } from '@/content/en/errors';
import { errors as hi } from '@/content/hi/errors';
import './fonts';
import './globals.css';

const editions = { en: { words: en, home: '/' }, hi: { words: hi, home: '/hi' } };

/** Replaces the whole document, so it keeps the theme and the language that the old one had. */
export default function GlobalErrorPage() {
  const [{ lang, theme }] = useState(() => {
    if (typeof document === 'undefined') return { lang: 'en' as const };
    const { lang, dataset } = document.documentElement;
    return { lang: lang as keyof typeof editions, theme: dataset.theme };
  });
  const { words, home } = editions[lang];
  // Next keeps the title of the page that broke, and a document has one.
  useEffect(() => void (document.title = words.title), [words]);
  return (
    <html lang={lang} data-theme={theme}>
      <body className="grid min-h-dvh grid-rows-[auto_1fr]">
        <header className="box-content flex min-h-header items-center border-b pl-[calc(var(--spacing-line)-4px)]">
          <a className="flex min-h-11 items-center" href={home} aria-label={words.home}>
            <Mark className="size-9 xs:size-10" />
          </a>
        </header>
        <PageFailure words={words} home={home} />
      </body>
    </html>
  );
}
