'use client';

import { usePathname } from 'next/navigation';
import { type Language } from '@/content/languages';
import { writeStorage } from '@/lib/browser/storage';

interface LanguageLink {
  language: Language;
  tag: string;
  name: string;
  /** Of each page, by its address in the language of this page. */
  addresses: Readonly<Record<string, string>>;
  home: string;
}

function useTranslation({ addresses, home }: Pick<LanguageLink, 'addresses' | 'home'>) {
  return addresses[usePathname()] ?? home;
}

/** Leads to the same part of the page in the other language. */
function keepHash({ currentTarget }: React.MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}

function TranslationLink(translation: LanguageLink) {
  const { language, tag, name } = translation;
  return (
    <a
      className="flex min-h-11 items-center px-2 font-medium underline"
      href={useTranslation(translation)}
      onClick={keepHash}
      hrefLang={language}
      lang={tag}
      rel="alternate"
    >
      {name}
    </a>
  );
}

interface LanguageNavProps {
  label: string;
  current: Language;
  languages: readonly LanguageLink[];
}

export function LanguageNav({ label, current, languages }: LanguageNavProps) {
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

/** One line for browsers that are set to another language; lib/head/inline-scripts.ts shows it. */
export function LanguageOffer({
  offer,
  ...translation
}: LanguageLink & { offer: { text: string; link: string; close: string } }) {
  const href = useTranslation(translation);

  function close() {
    writeStorage('localStorage', 'language:offer', 'closed');
    delete document.documentElement.dataset.offer;
  }

  return (
    <div
      lang={translation.tag}
      className="hidden items-center justify-between gap-6 border-b pr-end pl-start text-sm in-data-offer:flex"
    >
      <p>
        {`${offer.text} `}
        <a className="font-semibold underline" href={href} onClick={keepHash}>
          {offer.link}
        </a>
      </p>
      <button type="button" className="min-h-11 px-2 underline" onClick={close}>
        {offer.close}
      </button>
    </div>
  );
}
