import { onTestFinished } from 'vitest';

const LIVE = '[aria-live], [role=alert], [role=status]';
const HIDDEN = '[aria-hidden=true], [hidden]';

const isOff = (region: Element) => region.getAttribute('aria-live') === 'off';

/** An alert is also heard when it comes with its text; any other region must be there before. */
function liveIn(node: Node): Element[] {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element) return [];
  if (element.closest(LIVE)) return [element];
  return [...element.querySelectorAll('[role=alert]')];
}

const textsOf = (ids: string | null) =>
  (ids?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent ?? '');

/**
 * What a screen reader says by itself from now on: what comes into live regions, and the description
 * of what gets the focus.
 */
export function listen(): { count: (text: string) => number } {
  const heard: string[] = [];
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    for (const element of new Set(added.flatMap(liveIn)))
      if (!isOff(element.closest(LIVE)!) && !element.closest(HIDDEN))
        heard.push(element.textContent);
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  const onFocus = ({ target }: FocusEvent) =>
    void heard.push(...textsOf((target as Element).getAttribute('aria-describedby')));
  addEventListener('focusin', onFocus);
  onTestFinished(() => {
    watch.disconnect();
    removeEventListener('focusin', onFocus);
  });
  return { count: (text) => heard.filter((one) => one.includes(text)).length };
}
