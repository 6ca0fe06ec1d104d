import { expect, test } from '../support/test';
import { booksPage } from '../support/words';

// `page.spec.ts` checks each page; dialogs, errors and results are checked where their tests show them.

test('forced colours: filled parts have the colours of text', async ({ page, account }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/books');
  for (const part of [page.getByText(booksPage.bestseller, { exact: true }), account.loginToBuy]) {
    const [own, plain] = await part.evaluate((element) => {
      const pair = ({ color, backgroundColor }: CSSStyleDeclaration) => [color, backgroundColor];
      const sample = document.body.appendChild(document.createElement('p'));
      sample.style.color = 'CanvasText';
      sample.style.backgroundColor = 'Canvas';
      return [pair(getComputedStyle(element)), pair(getComputedStyle(sample))];
    });
    expect(own).toEqual(plain);
  }
});
