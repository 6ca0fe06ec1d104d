import { languageNames, languages } from '@/content/pages';

const others = languageNames.filter((language) => languages[language].prefix);

/**
 * Ends each language's half of the not-found page. It removes its half where the address belongs
 * to another language, before React reads the page.
 */
export const languageScript = `{let l=(/^\\/(${others.join('|')})(?![^/])/.exec(location.pathname)||[0,"en"])[1],e=document.currentScript.parentNode;document.documentElement.lang=l;e.lang==l||e.remove()}`;
