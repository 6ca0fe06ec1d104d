import { LOST, pages } from '../support/pages';
import { toPseudoLanguage } from '../support/pseudo-language';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: true });

for (const path of [...pages, LOST]) {
  test(`longer words: nothing on ${path} is cut off at 360 px`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto(path);
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
      return found;
    });
    const cut = await page.evaluate((longer) => {
      const isCode = (node: Node) => node.parentElement!.closest('script, style, noscript, svg');
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const isHidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        // Text for screen readers alone is one pixel wide.
        [element, element.parentElement!].some(({ clientWidth }) => clientWidth === 1);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      nodes.forEach((node, index) => {
        if (!isCode(node)) node.data = longer[index]!;
      });
      return nodes.flatMap((node) => {
        const parent = node.parentElement!;
        if (isCode(node) || !node.data.trim() || isHidden(parent) || scrolls(parent)) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const clipping = [
          ...(function* () {
            for (let at: Element | null = parent; at; at = at.parentElement) yield at;
          })(),
        ].find((at) => /hidden|clip/.test(getComputedStyle(at).overflow));
        const frame = clipping?.getBoundingClientRect();
        const isCut =
          box.right > innerWidth + 1 ||
          box.left < -1 ||
          (frame !== undefined && (box.bottom > frame.bottom + 1 || box.right > frame.right + 1));
        return isCut ? [node.data.trim()] : [];
      });
    }, texts.map(toPseudoLanguage));
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
}
