/**
 * Runs before the first paint: the theme would flash, and the header reserves space for an account
 * and for another language.
 */
export const earlyScript = `try{let d=document.documentElement.dataset,s=localStorage,t=s.getItem("theme");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("account:known"))d.account="known";if(/^hi/.test(navigator.language)&&!s.getItem("language:offer"))d.offer=1}catch{}`;
