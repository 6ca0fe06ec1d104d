import { languageNames, languages } from '@/content/pages';

const others = languageNames.filter((language) => languages[language].prefix);

/** An expression for the language of the address. */
const languageOfAddress = `(/^\\/(${others.join('|')})(?![^/])/.exec(location.pathname)||[0,"en"])[1]`;

/** Requests the fonts of the page's language, as links in the head do on pages of one language. */
export const fontScript = [
  `for(let href of JSON.parse(document.currentScript.dataset.fonts)[${languageOfAddress}])`,
  `document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`,
].join('');

/**
 * Removes the half of another language from the not-found page and sets the head of this one, before
 * React reads them.
 */
export const languageScript = [
  `{let l=${languageOfAddress},d=document,e=d.currentScript.parentNode`,
  `d.documentElement.lang=l`,
  `if(e.lang==l){let{title,description,manifest}=JSON.parse(e.dataset.head),q=s=>d.head.querySelector(s);d.title=title;q("[name=description]").content=description;q("[rel=manifest]").href=manifest}else e.remove()}`,
].join(';');
