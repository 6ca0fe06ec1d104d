import { type Language } from '@/content/languages';

/** next.config.ts writes the languages of `content/languages.ts` here, which browsers do not get. */
const inAddress = new RegExp(`^/(${process.env.LANGUAGES_IN_ADDRESSES})(?![^/])`);

/** The language of the page, by its address: translators rewrite the `lang` attribute. */
export const pageLanguage = () => (inAddress.exec(location.pathname)?.[1] || 'en') as Language;
