import { expect, test } from 'vitest';
import { shortenClassNames, shortNames } from '@/build/short-class-names';
import { samplePage } from './sample';

const ADDRESS = '/_next/static/chunks/a.css';
const css = String.raw`.flex{display:flex}.hover\:flex:hover,.w-1\.5[href$=".pdf"]{width:1px}`;

test('short class names: replace long ones in pages, and are added to stylesheets', () => {
  const added = new Map<string, string>();
  const page = samplePage('<body><p class="flex w-1.5 unknown">Text</p></body>');
  const styles = shortenClassNames([page], {
    assets: new Map([
      [ADDRESS, Buffer.from(css)],
      ['/_next/static/chunks/a.js', Buffer.from('.flex')],
    ]),
    add: (address, contents) => void added.set(address, contents.toString()),
  });
  expect(page.html).toContain('<p class="a c unknown">Text</p>');
  expect(styles.read(ADDRESS).toString()).toBe(
    '.a{display:flex}.b:hover,.c[href$=".pdf"]{width:1px}',
  );
  expect([...added]).toEqual([
    [
      ADDRESS,
      String.raw`:is(.flex,.a){display:flex}:is(.hover\:flex,.b):hover,:is(.w-1\.5,.c)[href$=".pdf"]{width:1px}`,
    ],
  ]);
});

test('short class names: are unique, and skip names in use and key frames', () => {
  expect([...shortNames('@keyframes x{12.5%{left:0}}.a{left:0}.flex{left:0}')]).toEqual([
    ['a', 'b'],
    ['flex', 'c'],
  ]);
  const sheet = Array.from({ length: 60 }, (_, index) => `.class-${index}{left:0}`).join('');
  expect(new Set(shortNames(sheet).values()).size).toBe(60);
});
