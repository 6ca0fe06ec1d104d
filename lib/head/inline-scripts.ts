import { type Language, languageNames, languages, languagesInAddresses } from '@/content/languages';
import { pages, pathsIn } from '@/content/pages';
import { REVISIT } from '@/lib/browser/revisit';
import { INTERVALS, MISSED_KEY } from '@/lib/practice/missed-rows';
import { PROGRESS_KEY } from '@/lib/practice/progress';
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

/** The loader takes this event for a touch. */
const touchAtLoad = 'addEventListener("load",()=>dispatchEvent(new Event("pointermove")))';

/** A draft of the contact form shows without a touch. */
export const draftScript = `try{sessionStorage.getItem("contact-draft")&&${touchAtLoad}}catch{}`;

/**
 * Puts the text of this minute of the week into the element before the script, which has the texts and the
 * time zone of the office. In Sweden a time is written nearly as in ISO 8601; 1970 began on a Thursday.
 */
export const officeScript = [
  '{let e=document.currentScript.previousElementSibling,{zone,texts}=e.dataset,',
  'm=(Date.parse(new Date().toLocaleString("sv",{timeZone:zone}).replace(" ","T")+"Z")/6e4+5760)%10080;',
  'm>=0&&(e.lastChild.textContent=JSON.parse(texts).findLast(([from])=>from<=m)[1])}',
].join('');

/** Who has practised here sees the week without a touch, and room for it and for what waits until then. */
export const waitingScript = [
  'try{let d=document.documentElement.dataset,',
  `s=localStorage,m=s["${MISSED_KEY}"],t=(Date.now()+${5.5 * HOUR})/${DAY}|0;`,
  `if(m||s["${PROGRESS_KEY}"]){d.practised=1;${touchAtLoad}}`,
  `JSON.parse(m).some(([,,d])=>d<=t||d>t+${INTERVALS.at(-1)})&&(d.missed=1)}catch{}`,
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
  officeScript,
  waitingScript,
  fontScript,
  languageScript,
  ...languageNames.map(speculationRules),
];
