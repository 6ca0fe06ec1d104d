/** Pixels between two points that are looked at. */
const STEP = 28;

/** Pixels that stay free around a box. */
const GAP = 3;

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
 * Adds the elements below one that may lie between the points: those that are less than a step wide or
 * high, and the parts of a drawing, of which only shapes and figures are at a point.
 */
function addSmall(element: Element, area: DOMRect, found: Set<Element>): void {
  const isBetween = (box: DOMRect) =>
    Math.min(box.width, box.height) < STEP && box.width > 1 && !areApart(box, area);
  for (const child of element.children) {
    if (found.has(child)) continue;
    const isPart = child instanceof SVGElement && element instanceof SVGElement;
    if (!isPart && ![...child.getClientRects()].some(isBetween)) continue;
    // In a group that is closed, or hidden.
    if (child.checkVisibility?.({ visibilityProperty: true }) === false) continue;
    found.add(child);
    addSmall(child, area, found);
  }
}

/**
 * Boxes of the texts and controls in a part of the window. Asks the browser what is at some points, which
 * costs the same on a long page, and looks for what is small in what is there.
 *
 * @param besides whose own content does not count.
 */
function boxesIn(area: DOMRect, besides: Element): DOMRect[] {
  const found = new Set<Element>();
  for (const y of pointsOf(area.top - GAP, area.bottom + GAP))
    for (const x of pointsOf(area.left - GAP, area.right + GAP))
      for (const element of document.elementsFromPoint(x, y)) found.add(element);
  for (const element of [...found]) addSmall(element, area, found);
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

/** How many pixels a button may move up to lie on nothing; in a low window less. */
const RISE = 280;

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
  const buttons = [...stack.children] as HTMLElement[];
  const most = Math.min(RISE, innerHeight * 0.4);
  const unused = Math.max(0, (buttons[0]?.offsetTop ?? 0) - most);
  const boxes = boxesIn(new DOMRect(x, y + unused, width, height - unused), stack);
  let below = 0;
  for (const button of buttons.reverse()) {
    // Where it is as a whole; a tab is moved from there.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button;
    const box = new DOMRect(x + offsetLeft, y + offsetTop, offsetWidth, offsetHeight);
    const rise = riseOf(box, boxes, below, most);
    below = rise ?? below;
    move(button, rise, below);
  }
}
