/**
 * Whether a click leaves this page in this tab: a link of the site without a target, or anything
 * marked `data-leaves`. A click that opens a new tab, or jumps within the page, does not.
 *
 * @param here address of the page.
 */
export function leavesPage(event: MouseEvent, here: string): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return false;
  }
  if (!(event.target instanceof Element)) return false;
  const leaver = event.target.closest<HTMLElement>('a[href]:not([target]), [data-leaves]');
  if (!(leaver instanceof HTMLAnchorElement)) return leaver !== null;
  const [from, to] = [new URL(here), new URL(leaver.href, here)];
  if (to.origin !== from.origin) return false;
  return to.hash === '' || to.pathname !== from.pathname || to.search !== from.search;
}

/** What is known of a tab's history. `index` is −1 in browsers that do not tell. */
export interface Past {
  length: number;
  known: number;
  index: number;
}

/**
 * Whether "back" leads anywhere. A browser tells the entries of its own site only; when those are
 * all there are, their index decides, otherwise more than one entry has to be enough.
 */
export function hasPast({ length, known, index }: Past): boolean {
  return known === length && index >= 0 ? index > 0 : length > 1;
}
