/**
 * The one script of our own that runs in the head of every page, before anything is painted.
 *
 * It sets the chosen theme, which would flash otherwise, and whether somebody may be signed in, so
 * that the header reserves the space. It also lists the addresses that Trusted Types allow as
 * scripts: the build's own chunks, and Google's loader of the sign-in popup with what that loads
 * (the policy's `script-src` lets it through only where sign-in is connected). Neither a percent
 * sign nor two dots can lead out of these folders. Markup and code made out of strings are refused.
 */
export const earlyScript = [
  `try{let d=document.documentElement.dataset,s=localStorage,t=s.getItem("theme");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("account:known"))d.account="known"}catch{}`,
  String.raw`self.trustedTypes?.createPolicy("default",{createScriptURL:u=>/^(?!.*\.\.)(\/_next\/static\/(chunks|late)\/[\w.~-]+\.js|https:\/\/apis\.google\.com\/(js\/api\.js(\?onload=\w+)?|_\/scs\/[\w.~/,=?&-]+))$/.test(u)?u:null})`,
].join(';');
