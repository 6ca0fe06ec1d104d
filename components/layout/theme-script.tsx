/**
 * Sets what a returning visitor would otherwise see change, before the first paint: the theme that
 * was chosen, and that somebody may be signed in, so that the header keeps the room. The one script
 * of our own that runs in the page's head.
 */
const script = `try{let d=document.documentElement.dataset,s=localStorage,t=s.getItem("theme");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("account:known"))d.account="known"}catch{}`;

export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
