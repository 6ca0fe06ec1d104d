import { REVISIT } from '@/lib/browser/revisit';

/**
 * Runs before the first paint: the theme would flash, and the header reserves space for an account
 * and for another language. Runs again when another page may have changed them.
 */
export const earlyScript = [
  '{let d=document.documentElement.dataset,',
  'get=k=>localStorage.getItem(k),',
  'set=(k,v)=>{v?d[k]=v:delete d[k]},',
  'read=e=>{try{let t=get("theme");set("theme",/^(light|dark)$/.test(t)&&t);',
  'set("offer",/^hi/.test(navigator.language)&&!get("language:offer")&&1);',
  // Another tab says nothing of the account: the framework, if it is there, asks the server.
  'e||set("account",get("account:known")&&"known")}catch{}},',
  `again=()=>{read();dispatchEvent(new Event("${REVISIT}"))};`,
  'read();',
  'addEventListener("storage",read);',
  'addEventListener("pageshow",e=>e.persisted&&again());',
  'document.addEventListener("prerenderingchange",again)}',
].join('');
