/** Text that is HTML already. */
class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | undefined | readonly Value[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

function toHtml(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(toHtml).join('');
}

/** Escapes what is put into it. */
export const html = (texts: TemplateStringsArray, ...values: Value[]) =>
  new Html(texts.map((text, index) => text + toHtml(values[index])).join(''));

export type { Html };

/** A page without React and scripts. Its style is printed as it is, so that a policy can name its hash. */
export function printPage({
  language,
  title,
  style,
  head,
  body,
}: {
  language: string;
  title: string;
  style: string;
  /** Beside what every page has. */
  head?: Html;
  body: Html;
}): string {
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      ${head}
      <title>${title}</title>
      ${new Html(`<style>${style}</style>`)}
      <body>
        ${body}
      </body>
    </html> `.text;
}
