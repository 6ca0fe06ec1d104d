'use client';

import { useEffect, useState } from 'react';
import { errors as en } from '@/content/en/errors';
import { errors as hi } from '@/content/hi/errors';
import { type Language } from '@/content/languages';
import { lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { pageLanguage } from '@/lib/words/page-language';
import './fonts';
import './globals.css';

const locales = { en: { words: en, home: '/' }, hi: { words: hi, home: '/hi' } } satisfies Record<
  Language,
  object
>;

/** Lazy because every page loads this file, and Next shares none of its imports with the layouts. */
const whole = lazyPart(() => import('@/components/layout/error-document'));

/** Replaces the whole document, so it keeps the theme and the language that the old one had. */
export default function GlobalErrorPage() {
  const [{ lang, theme }] = useState(() => {
    if (typeof document === 'undefined') return { lang: 'en' as const };
    return { lang: pageLanguage(), theme: document.documentElement.dataset.theme };
  });
  const { words, home } = locales[lang];
  const { part } = useLazyPart(whole, true);
  // Next keeps the title of the page that broke, and a document has one.
  useEffect(() => void (document.title = words.title), [words]);
  return (
    <html lang={lang} data-theme={theme}>
      <body>
        {part ? (
          <part.ErrorDocument words={words} home={home} />
        ) : (
          <main>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
            <a href="">{words.retry}</a>
          </main>
        )}
      </body>
    </html>
  );
}
