import { expect, test } from 'vitest';
import { samplePage } from './sample';

const html =
  '<!DOCTYPE html><html><head><link REL=preload as=\'font\'><noscript><link rel="preload"></noscript><template><link></template></head>' +
  '<body><p class="a &amp; b">५ &lt; 6<br/>x<p>y</body></html>';

test('page: finds elements as a browser with scripts does', () => {
  const page = samplePage(html);
  expect(page.elements.map(({ name }) => name)).toEqual([
    'html',
    'head',
    'link',
    'noscript',
    'template',
    'body',
    'p',
    'br',
    'p',
  ]);
  expect(page.all('link', { rel: 'preload' })).toHaveLength(1);
  const [paragraph] = page.all('p');
  expect(paragraph).toMatchObject({ attribs: { class: 'a & b' }, text: '५ < 6x' });
  expect(html.slice(paragraph!.at)).toMatch(/^<p class/);
});

test('page: an edit leaves all other bytes, and is seen by the next one', () => {
  const page = samplePage(html);
  const [link] = page.all('link');
  const [lineBreak] = page.all('br');
  page.edit([
    { at: link!.at, until: link!.at + '<link'.length, by: '<link disabled=""' },
    lineBreak!,
  ]);
  expect(page.html).toBe(html.replace('<link', '<link disabled=""').replace('<br/>', ''));
  expect(page.all('link')[0]!.attribs).toHaveProperty('disabled');
  expect(page.all('br')).toEqual([]);
});
