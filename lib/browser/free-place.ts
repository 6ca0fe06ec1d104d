/** Pixels between two points that are looked at: less than the height of a line or a short word. */
const STEP = 14;

/** Pixels that stay free around a box. */
const GAP = 4;

const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe, img';

const areApart = (one: DOMRect, other: DOMRect) =>
  one.left >= other.right + GAP ||
  one.right + GAP <= other.left ||
  one.top >= other.bottom + GAP ||
  one.bottom + GAP <= other.top;

function textBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

/** From one end to the other, both included. */
function pointsOf(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/**
 * Boxes of the texts and controls in a part of the window. Asks the browser what is at some points, which
 * costs the same on a long page.
 *
 * @param besides whose own content does not count.
 */
function boxesIn(area: DOMRect, besides: Element): DOMRect[] {
  const found = new Set<Element>();
  for (const y of pointsOf(area.top - GAP, area.bottom + GAP))
    for (const x of pointsOf(area.left - GAP, area.right + GAP))
      for (const element of document.elementsFromPoint(x, y)) found.add(element);
  return [...found]
    .filter((element) => !besides.contains(element))
    .flatMap((element) =>
      element.matches(CONTROLS) ? [...element.getClientRects()] : textBoxes(element),
    )
    .filter((box) => !areApart(box, area));
}

/** How many pixels, from `least` to `most`, a box rises to lie on none of the others. */
function riseOf(
  box: DOMRect,
  others: readonly DOMRect[],
  least: number,
  most: number,
): number | undefined {
  for (let rise = least; rise <= most;) {
    const risen = new DOMRect(box.x, box.y - rise, box.width, box.height);
    const met = others.find((other) => !areApart(risen, other));
    if (!met) return rise;
    rise = box.bottom + GAP - met.top;
  }
  return undefined;
}

/** How many pixels a button may move up to lie on nothing. */
const RISE = 64;

/**
 * Lets each button of a stack rise until it lies on no text or control, the lowest first.
 *
 * @param move is told how far, or `undefined` where that does not help, and how far the one below rose.
 */
export function placeStack(
  stack: HTMLElement,
  move: (button: HTMLElement, rise: number | undefined, below: number) => void,
): void {
  const { x, y, width, height } = stack.getBoundingClientRect();
  const boxes = boxesIn(new DOMRect(x, y - RISE, width, height + RISE), stack);
  let below = 0;
  for (const button of ([...stack.children] as HTMLElement[]).reverse()) {
    // Where it is as a whole; a tab is moved from there.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button;
    const box = new DOMRect(x + offsetLeft, y + offsetTop, offsetWidth, offsetHeight);
    const rise = riseOf(box, boxes, below, RISE);
    below = rise ?? below;
    move(button, rise, below);
  }
}
