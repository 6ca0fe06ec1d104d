/**
 * The one script of our own that runs in the head of every page, before anything is painted.
 *
 * It sets the theme a visitor chose, which would flash otherwise, and that somebody may be signed
 * in, so that the header keeps the room. And it says which addresses may become scripts under
 * Trusted Types: what the build made, and Google's loader of the sign-in popup with what that loads
 * (the policy's `script-src` lets it through only where sign-in is connected). Neither a percent
 * sign nor two dots can lead out of these folders. Markup and code made out of strings are refused.
 */
export const earlyScript = [
  `try{let d=document.documentElement.dataset,s=localStorage,t=s.getItem("theme");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("account:known"))d.account="known"}catch{}`,
  String.raw`self.trustedTypes?.createPolicy("default",{createScriptURL:u=>/^(?!.*\.\.)(\/_next\/static\/(chunks|late)\/[\w.~-]+\.js|https:\/\/apis\.google\.com\/(js\/api\.js(\?onload=\w+)?|_\/scs\/[\w.~/,=?&-]+))$/.test(u)?u:null})`,
].join(';');
