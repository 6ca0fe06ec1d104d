import { expect, test } from 'vitest';
import { sampleHtml, samplePage } from './sample';

test('a page that nobody changes keeps its bytes', () => {
  expect(samplePage().html).toBe(sampleHtml);
});

test('every change is made in the text and in the document, in the order of the page', () => {
  const page = samplePage(
    '<html><head><link href="/a"/></head><body><p>x &amp; y</p><b>z</b></body></html>',
  );
  page.appendToBody('<i>1</i>');
  page.remove(page.all('b')[0]!);
  page.setAttribute(page.all('link')[0]!, 'disabled', '');
  page.insertBefore(page.all('link')[0]!, '<style>p{}</style>');
  page.appendToBody('<i>2</i>');
  expect(page.html).toBe(
    '<html><head><style>p{}</style><link disabled="" href="/a"/></head><body><p>x &amp; y</p><i>1</i><i>2</i></body></html>',
  );
  expect(page.all('b')).toEqual([]);
  expect(page.all('i').map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(page.document.querySelector('style + link[disabled]')).not.toBeNull();
});

test('what is put before an element stays when the element goes', () => {
  const page = samplePage('<html><head></head><body><b>z</b></body></html>');
  const [element] = page.all('b');
  page.insertBefore(element!, '<i>1</i>');
  page.remove(element!);
  expect(page.html).toBe('<html><head></head><body><i>1</i></body></html>');
});

test('a complaint names the page, the line and the element', () => {
  const page = samplePage('<html><body>\n\n<p>x</p></body></html>', '/about');
  expect(page.complaint(page.all('p')[0]!, 'is wrong').message).toBe(
    '/about, line 3: is wrong: <p>x</p>',
  );
});
