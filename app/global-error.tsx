'use client';

import { useEffect, useState } from 'react';
import { PageFailure } from '@/components/ui/part-failure';
import { Mark } from '@/components/illustrations/mark';
import { errors } from '@/content/en/errors';
import './fonts';
import './globals.css';

/** Replaces the whole document, so it keeps the theme that the old one had. */
export default function GlobalErrorPage() {
  const [theme] = useState(() =>
    typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme,
  );
  // Next keeps the title of the page that broke, and a document has one.
  useEffect(() => void (document.title = errors.title), []);
  return (
    <html lang="en" data-theme={theme}>
      <body className="grid min-h-dvh grid-rows-[auto_1fr]">
        <header className="box-content flex min-h-header items-center border-b pl-[calc(var(--spacing-line)-4px)]">
          <a className="flex min-h-11 items-center" href="/" aria-label={errors.home}>
            <Mark className="size-9 xs:size-10" />
          </a>
        </header>
        <PageFailure words={errors} home="/" />
      </body>
    </html>
  );
}
