'use client';

import { usePathname } from 'next/navigation';
import { type Language } from '@/content/pages';

export interface LanguageLink {
  language: Language;
  name: string;
  /** Of each page, by its address in the language of this page. */
  addresses: Readonly<Record<string, string>>;
  home: string;
}

export function useTranslation({ addresses, home }: Pick<LanguageLink, 'addresses' | 'home'>) {
  return addresses[usePathname()] ?? home;
}

function TranslationLink(translation: LanguageLink) {
  const { language, name } = translation;
  return (
    <a
      className="flex min-h-11 items-center px-2 font-medium underline"
      href={useTranslation(translation)}
      hrefLang={language}
      lang={language}
      rel="alternate"
    >
      {name}
    </a>
  );
}

export function LanguageNav({
  label,
  current,
  languages,
}: {
  label: string;
  current: Language;
  languages: readonly LanguageLink[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="-mr-2 flex">
        {languages.map((translation) => (
          <li key={translation.language}>
            {translation.language === current ? (
              <span className="flex min-h-11 items-center px-2" aria-current="true">
                {translation.name}
              </span>
            ) : (
              <TranslationLink {...translation} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
