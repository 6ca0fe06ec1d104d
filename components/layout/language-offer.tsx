'use client';

import { CloseButton } from '@/components/ui/close-button';
import { writeStorage } from '@/lib/browser/storage';
import { type LanguageLink, useTranslation } from './language-nav';

/** One line for browsers that are set to another language; lib/head/early-script.ts shows it. */
export function LanguageOffer({
  offer,
  ...translation
}: LanguageLink & { offer: { text: string; link: string; close: string } }) {
  const { language } = translation;
  const href = useTranslation(translation);

  function close() {
    writeStorage('localStorage', 'language:offer', 'closed');
    delete document.documentElement.dataset.offer;
  }

  return (
    <div
      lang={language}
      className="relative hidden min-h-11 items-center gap-3 border-b pr-12 pl-start text-sm in-data-offer:flex print:hidden"
    >
      <p>
        {offer.text}{' '}
        <a className="font-semibold underline" href={href} hrefLang={language}>
          {offer.link}
        </a>
      </p>
      <CloseButton className="top-0 right-0" aria-label={offer.close} onClick={close} />
    </div>
  );
}
