import { languageNames, languages } from '@/content/pages';

const others = languageNames.filter((language) => languages[language].prefix);

/** Removes the half of another language from the not-found page, before React reads it. */
export const languageScript = `{let l=(/^\\/(${others.join('|')})(?![^/])/.exec(location.pathname)||[0,"en"])[1],e=document.currentScript.parentNode;document.documentElement.lang=l;e.lang==l||e.remove()}`;
