/**
 * React keeps a long part of a page apart from what `loading` or `Suspense` shows until it comes, even where the
 * build has rendered all of it: a script would put it in its place. The build does that instead.
 */
import { type Page } from './page.ts';

/** The call that moves a part. The functions that it needs stand before the first one. */
const MOVES = /^(?:\$RB=\[\];[^]*;)?\$RC\("(B:\w+)","(S:\w+)"\);?$/;
/** Of Next 16.2 and 16.3: notes when the page was painted, for the script that moves parts. */
const PAINTED = /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/;

const PENDING = '<!--$?-->';
const COMPLETE = '<!--$-->';
/** Opens and closes a boundary or an activity. */
const BORDER = /<!--(\/?)[$&][?~!]?-->/g;

/** @returns where the boundary is closed that is open at `from`. */
function endOf(html: string, from: number): number | undefined {
  let depth = 0;
  BORDER.lastIndex = from;
  for (let found = BORDER.exec(html); found; found = BORDER.exec(html)) {
    if (!found[1]) depth++;
    else if (depth-- === 0) return found.index;
  }
  return undefined;
}

/** @returns whether it has moved one. */
function movePart(page: Page): boolean {
  for (const script of page.all('script')) {
    const [, place, part] = MOVES.exec(script.text) ?? [];
    if (!place || !part) continue;
    const [template] = page.all('template', { id: place });
    const [container] = page.all('div', { id: part });
    const opening = `<div hidden id="${part}">`;
    if (!template || !container || !page.html.startsWith(opening, container.at)) continue;
    const at = template.at - PENDING.length;
    const until = endOf(page.html, template.until);
    if (!page.html.startsWith(PENDING, at) || until === undefined) continue;
    const content = page.html.slice(
      container.at + opening.length,
      container.until - '</div>'.length,
    );
    page.edit([
      { at, until, by: COMPLETE + content },
      { at: container.at, until: container.until },
      { at: script.at, until: script.until },
    ]);
    return true;
  }
  return false;
}

/** Puts each part that is complete in its place. What is left waits for scripts. */
export function completeParts(page: Page): void {
  while (movePart(page));
  if (page.all('template').some(({ attribs }) => attribs.id?.startsWith('B:'))) return;
  page.edit(page.all('script').filter(({ text }) => PAINTED.test(text)));
}
