import { languageNames, languages } from '@/content/pages';

const others = languageNames.filter((language) => languages[language].prefix);

/**
 * Removes the half of another language from the not-found page and sets the head of this one, before
 * React reads them.
 */
export const languageScript = [
  `{let l=(/^\\/(${others.join('|')})(?![^/])/.exec(location.pathname)||[0,"en"])[1],d=document,e=d.currentScript.parentNode`,
  `d.documentElement.lang=l`,
  `if(e.lang==l){let{title,description,manifest}=JSON.parse(e.dataset.head),q=s=>d.head.querySelector(s);d.title=title;q("[name=description]").content=description;q("[rel=manifest]").href=manifest}else e.remove()}`,
].join(';');
