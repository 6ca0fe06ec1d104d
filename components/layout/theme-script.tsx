/**
 * Sets the theme a visitor chose before the first paint. The one script of our own that runs in
 * the page's head; without it a chosen theme would flash.
 */
const script = `try{let t=localStorage.getItem("theme");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;

export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
