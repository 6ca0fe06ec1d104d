/**
 * Runs in a page. A dialog, panel or menu that closes removes its history entry a moment later, by a
 * step back (`lib/browser/layer-history.ts`). It would end a navigation of the test, and a Back of the
 * test meanwhile would be taken for it.
 *
 * @returns whether such a step is due, since there are more entries than parts that Back can close, or
 * under way from such an entry, which the browser is not to scroll from.
 */
export function hasStepAhead(): boolean {
  const entries = (history.state as { openLayers?: number } | null)?.openLayers ?? 0;
  if (entries === 0) return false;
  const open = ':popover-open, [data-slot=dialog-close]:not([hidden] *)';
  const isUnderWay = history.scrollRestoration === 'manual';
  return isUnderWay || entries > document.querySelectorAll(open).length;
}
