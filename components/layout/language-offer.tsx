'use client';

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
      className="hidden items-center justify-between gap-6 border-b pr-end pl-start text-sm in-data-offer:flex"
    >
      <p>
        {`${offer.text} `}
        <a className="font-semibold underline" href={href}>
          {offer.link}
        </a>
      </p>
      <button type="button" className="min-h-11 px-2 underline" onClick={close}>
        {offer.close}
      </button>
    </div>
  );
}
