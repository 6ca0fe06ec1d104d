import { pageLanguage } from './page-language';

/**
 * The locale of the page in the browser, which does not get `content/pages.ts`. A test compares both. Not in
 * `page-language.ts`, which all pages load.
 */
export const pageTag = () => `${pageLanguage()}-IN-u-nu-latn`;
