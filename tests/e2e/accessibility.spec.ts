import { expect, test } from '../support/test';
import { booksPage, en } from '../support/words';

const { start } = en.words.practice.session;

// `page.spec.ts` checks each page; dialogs, errors and results are checked where their tests show them.

test('forced colours: filled parts have the colours of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const [path, part] of [
    ['/practice', page.getByRole('button', { name: start, exact: true })],
    // No book need be one.
    ['/books', page.getByText(booksPage.bestseller, { exact: true })],
  ] as const) {
    await page.goto(path);
    for (const each of await part.all()) {
      const [own, plain] = await each.evaluate((element) => {
        const pair = ({ color, backgroundColor }: CSSStyleDeclaration) => [color, backgroundColor];
        const sample = document.body.appendChild(document.createElement('p'));
        sample.style.color = 'CanvasText';
        sample.style.backgroundColor = 'Canvas';
        return [pair(getComputedStyle(element)), pair(getComputedStyle(sample))];
      });
      expect(own).toEqual(plain);
    }
  }
});
