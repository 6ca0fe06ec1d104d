'use client';

import { type Language } from '@/content/pages';
import { pageLanguage } from '@/lib/page-language';

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
  const isRemoved = typeof document !== 'undefined' && pageLanguage() !== language;
  if (isRemoved) return null;
  return (
    <div lang={language}>
      {children}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
