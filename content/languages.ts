/** A script that `app/preload-fonts.ts` has fonts for. */
export type Script = 'Latin' | 'Devanagari';

interface LanguageFacts {
  /** Language and country. */
  tag: string;
  /** What its addresses begin with. */
  prefix: '' | `/${string}`;
  /** In the language itself. */
  name: string;
  script: Script;
  /** One line on the English pages, for browsers set to any language that has one. */
  offer: { text: string; link: string; close: string } | null;
  /** Nine to five as `lib/text/clock-time.ts` has to write it: browsers do not read this file. */
  nineToFive: string;
  /** A plural as it is before the words for "of" and "to". */
  inOblique: (plural: string) => string;
}

const unchanged = (plural: string) => plural;

/** The languages of the site, the default one first. Everything that lists languages reads this. */
export const languages = {
  en: {
    tag: 'en-IN',
    prefix: '',
    name: 'English',
    script: 'Latin',
    offer: null,
    nineToFive: '9:00\u00a0AM–5:00\u00a0PM',
    inOblique: unchanged,
  },
  hi: {
    tag: 'hi-IN',
    prefix: '/hi',
    name: 'हिन्दी',
    script: 'Devanagari',
    offer: { text: 'यह वेबसाइट हिन्दी में भी है।', link: 'हिन्दी में पढ़ें', close: 'बंद करें' },
    nineToFive: 'सुबह\u00a09 – शाम\u00a05\u00a0बजे',
    // परीक्षाएँ → परीक्षाओं, भर्तियाँ → भर्तियों
    inOblique: (plural) => plural.replace(/एँ$|एं$/u, 'ओं').replace(/याँ$|यां$/u, 'यों'),
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as Language[];

export const isInDevanagari = (language: Language) => languages[language].script === 'Devanagari';

/** What the addresses of the other languages begin with, as a pattern: "hi|mr". */
export const languagesInAddresses = languageNames
  .filter((language) => languages[language].prefix)
  .join('|');
