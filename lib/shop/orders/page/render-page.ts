import { html, type Html, printPage } from '@/lib/http/html-page';

const STYLE = `
:root{color-scheme:light dark}
body{max-width:36rem;margin:auto;padding:1rem 1rem 3rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere;color:#1d1b16;background:#fffdf8}
h1{font-size:1.6rem;line-height:1.25;margin:1rem 0}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.35rem 1rem;margin:1rem 0}
dt{color:#5d584b}dd{margin:0}
form{border-top:1px solid #b9b2a0;margin-top:1.25rem;padding-top:1.25rem}
label{display:flex;gap:.75rem;align-items:start;padding:.5rem 0;min-height:1.75rem}
input[type=checkbox],input[type=radio]{flex:none;width:1.5rem;height:1.5rem;margin:.1rem 0 0}
input[type=text]{box-sizing:border-box;width:100%;font:inherit;padding:.6rem;border:1px solid #6f6a5c;border-radius:.4rem;background:Field;color:FieldText}
button,.button{display:inline-block;box-sizing:border-box;font:inherit;font-weight:600;padding:.7rem 1.25rem;min-height:2.75rem;border:1px solid #14532d;border-radius:.4rem;background:#14532d;color:#fff;text-decoration:none;cursor:pointer}
button.plain{background:none;color:inherit;border-color:currentColor}
a{color:#14532d}
nav a{display:inline-block;padding:.5rem 0}
.alert{border:2px solid #b42318;border-radius:.4rem;padding:.75rem 1rem}
.done{border:2px solid #14532d;border-radius:.4rem;padding:.75rem 1rem}
.warning{border-left:.3rem solid #b45309;padding-left:.75rem}
.note{color:#5d584b}
fieldset{border:0;margin:0;padding:0}legend{font-weight:600;padding:0}
code{background:rgb(127 127 127/.18);padding:.1rem .3rem;border-radius:.2rem}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
@media(prefers-color-scheme:dark){
body{color:#ece7da;background:#171511}dt,.note{color:#b8b09c}form{border-color:#5b5546}
input[type=text]{border-color:#8d8674}button,.button{background:#86efac;border-color:#86efac;color:#0a2614}button.plain{background:none;color:inherit;border-color:currentColor}
a{color:#86efac}.alert{border-color:#f97066}.done{border-color:#86efac}.warning{border-color:#f59e0b}:focus-visible{outline-color:#93c5fd}
}`;

/** The same page in another language. */
export interface Translation {
  language: string;
  name: string;
  href: string;
}

/** A page that a link in a mail opens. */
export function renderPage({
  language,
  title,
  body,
  translations = [],
}: {
  language: string;
  title: string;
  body: Html;
  translations?: readonly Translation[];
}): string {
  const links = translations.map(
    ({ language, name, href }) =>
      html` <a href="${href}" lang="${language}" hreflang="${language}">${name}</a>`,
  );
  return printPage({
    language,
    title,
    style: STYLE,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`${links.length > 0 && html`<nav>${links}</nav>`}
      <main>
        <h1>${title}</h1>
        ${body}
      </main>`,
  });
}
