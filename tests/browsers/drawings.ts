import { type Page } from './page';

interface Drawing {
  /** Where it is, for a message. */
  place: string;
  width: number;
  /** How far it reaches over the edge of its column, to the side where that is more. */
  over: number;
}

/** Runs in the page: measures every drawing that is shown, also far below the window. */
function measure(selector: string): Drawing[] {
  const number = (length: string) => parseFloat(length) || 0;

  /** The edges of the columns that an item of a grid is in, and of the parent's content otherwise. */
  function columnOf(element: Element, start: number) {
    let parent = element.parentElement!;
    while (getComputedStyle(parent).display === 'contents') parent = parent.parentElement!;
    const style = getComputedStyle(parent);
    const side = (name: string) => number(style.getPropertyValue(name));
    const { left, right } = parent.getBoundingClientRect();
    const content = {
      left: left + side('padding-left') + side('border-left-width'),
      right: right - side('padding-right') - side('border-right-width'),
    };
    const spans = getComputedStyle(element).gridColumnEnd !== 'auto';
    if (!style.display.includes('grid') || spans) return content;
    let edge = content.left;
    for (const track of style.gridTemplateColumns.split(' ').map(parseFloat)) {
      if (start < edge + track) return { left: edge, right: edge + track };
      edge += track + side('column-gap');
    }
    return content;
  }

  return [...document.querySelectorAll(selector)]
    .filter((svg) => svg.checkVisibility({ visibilityProperty: true }))
    .map((svg) => {
      const box = svg.getBoundingClientRect();
      const style = getComputedStyle(svg);
      // A negative margin reaches over the edge on purpose.
      const left = box.left - number(style.marginLeft);
      const right = box.right + number(style.marginRight);
      const column = columnOf(svg, left);
      const section = svg.closest('section, header, footer, nav, main');
      const heading = section?.querySelector('h1, h2, h3')?.textContent ?? section?.tagName;
      return {
        place: `${heading}: ${svg.getAttribute('viewBox')}`,
        width: box.width,
        over: Math.max(right - column.right, column.left - left),
      };
    });
}

export const measureDrawings = ({ tab }: Page, selector = 'svg[viewBox]') =>
  tab.run(measure, selector);
