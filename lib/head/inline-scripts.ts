import { type Language, languageNames, languages, languagesInAddresses } from '@/content/languages';
import { pages, pathsIn } from '@/content/pages';
import { REVISIT } from '@/lib/browser/revisit';
import { INTERVALS, MISSED_KEY } from '@/lib/practice/missed-rows';
import { DAY, HOUR } from '@/lib/time';

/** The languages that are offered to browsers set to them, as a pattern. */
const offered = languageNames
  .filter((name) => languages[name].offer)
  .map((name) => `^${name}`)
  .join('|');

/**
 * Runs before the first paint: the theme would flash, and the header reserves space for an account
 * and for another language. Runs again when another page may have changed them. A page that returns
 * has its menu closed, unless the framework knows of it.
 */
export const earlyScript = [
  '{let d=document.documentElement.dataset,',
  'get=k=>localStorage.getItem(k),',
  'set=(k,v)=>{v?d[k]=v:delete d[k]},',
  'read=e=>{try{let t=get("theme");set("theme",/^(light|dark)$/.test(t)&&t);',
  `set("offer",/${offered}/.test(navigator.language)&&!get("language:offer")&&1);`,
  // Another tab says nothing of the account: the framework, if it is there, asks the server.
  'e||set("account",get("account:known")&&"known")}catch{}},',
  `again=()=>{read();dispatchEvent(new Event("${REVISIT}"))};`,
  'read();',
  // An open layer has set it to manual, and a link that left the page through it has kept it so.
  'history.scrollRestoration="auto";',
  'addEventListener("storage",read);',
  'addEventListener("pageshow",e=>{if(e.persisted){again();',
  'd.layer||document.querySelector("[popover]")?.hidePopover?.()}});',
  'document.addEventListener("prerenderingchange",again)}',
].join('');

/** A draft of the contact form shows without a touch: the loader takes this event for one. */
export const draftScript =
  'addEventListener("load",()=>{try{sessionStorage.getItem("contact-draft")&&dispatchEvent(new Event("pointermove"))}catch{}})';

/** Sums that wait are a line of the week of practice, which loads later: the page keeps room for it. */
export const waitingScript = [
  `try{let t=Math.floor((Date.now()+${5.5 * HOUR})/${DAY});`,
  `JSON.parse(localStorage.getItem("${MISSED_KEY}")).some(([,,d])=>d<=t||d>t+${INTERVALS.at(-1)})`,
  '&&(document.documentElement.dataset.missed=1)}catch{}',
].join('');

/** An expression for the language of the address. */
const languageOfAddress = `(/^\\/(${languagesInAddresses})(?![^/])/.exec(location.pathname)||[0,"en"])[1]`;

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

/** Inline: a file of its own would have longer headers. */
export function speculationRules(language: Language): string {
  const paths = pathsIn(language);
  const addresses = pages.filter(({ inNavigation }) => inNavigation).map(({ id }) => paths[id]);
  return JSON.stringify({
    prerender: [{ where: { href_matches: addresses }, eagerness: 'moderate' }],
  });
}

/** What the build leaves in place, and the policy allows. */
export const ownScripts = [
  earlyScript,
  draftScript,
  waitingScript,
  fontScript,
  languageScript,
  ...languageNames.map(speculationRules),
];
