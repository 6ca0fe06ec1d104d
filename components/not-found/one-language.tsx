'use client';

import { type Language } from '@/content/languages';
import { pageLanguage } from '@/lib/words/page-language';

interface Props {
  language: Language;
  /** The server sends one head for all languages, with the first half. */
  head: { server: Head | null; browser: Head };
  script: string;
  children: React.ReactNode;
}

/** A half of the not-found page. With scripts there is only the one of the page's language. */
export function OneLanguage({ language, head, script, children }: Props) {
  const isServer = typeof document === 'undefined';
  if (!isServer && pageLanguage() !== language) return null;
  const shown = isServer ? head.server : head.browser;
  return (
    <div lang={language} data-head={JSON.stringify(head.browser)}>
      {shown && (
        <>
          <title>{shown.title}</title>
          <meta name="description" content={shown.description} />
          <link rel="manifest" href={shown.manifest} />
        </>
      )}
      {children}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}

interface Head {
  title: string;
  description: string;
  manifest: string;
}
