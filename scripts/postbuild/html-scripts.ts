/** A `<script>` element of a prerendered page: where it stands and what it holds. */
export interface Script {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

/**
 * The scripts of a page, in order. Next writes them without comments or nesting, so a pattern is
 * enough.
 *
 * @throws when the page holds a script that the pattern does not understand.
 */
export function scriptsOf(html: string): Script[] {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    attributes: attributesOf(match[1] ?? ''),
    text: match[2] ?? '',
  }));
  const opened = html.match(/<script\b/gi)?.length ?? 0;
  if (opened !== found.length) {
    throw new Error(`${opened} scripts open in the page and ${found.length} could be read`);
  }
  return found;
}

function attributesOf(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}

/** What a policy has to name; `application/ld+json` and the like are mere data to a browser. */
const CODE = [undefined, 'text/javascript', 'speculationrules'];

/** Whether a browser would act on this element, and its text is what it would act on. */
export function isInlineCode({ attributes: { type, src } }: Script): boolean {
  return src === undefined && CODE.includes(type);
}

/** A page without the given elements. */
export function without(html: string, scripts: readonly Script[]): string {
  return scripts
    .toSorted((a, b) => b.start - a.start)
    .reduce((page, { start, end }) => page.slice(0, start) + page.slice(end), html);
}
