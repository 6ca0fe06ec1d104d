'use client';

import { type Language } from '@/content/pages';

/** A half of the not-found page. With scripts there is only the one of the page's language. */
export function OneLanguage({
  language,
  script,
  children,
}: {
  language: Language;
  script: string;
  children: React.ReactNode;
}) {
  const isRemoved = typeof document !== 'undefined' && document.documentElement.lang !== language;
  if (isRemoved) return null;
  return (
    <div lang={language}>
      {children}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
