import { describe, expect, test } from 'vitest';
import { shortenClassNames, shortNames } from '@/build/short-class-names';
import { samplePage } from './sample';

const ADDRESS = '/_next/static/chunks/a.css';
const css = String.raw`.flex{display:flex}.hover\:flex:hover,.w-1\.5[href$=".pdf"]{width:1px}`;

function shorten(html: string, sheet = css) {
  const added = new Map<string, string>();
  const page = samplePage(html);
  const styles = shortenClassNames([page], {
    assets: new Map([
      [ADDRESS, Buffer.from(sheet)],
      ['/_next/static/chunks/a.js', Buffer.from('.flex')],
    ]),
    add: (address, contents) => void added.set(address, contents.toString()),
  });
  return { page, added, styles: styles.read(ADDRESS).toString() };
}

describe('short class names', () => {
  test('stand in the page and in the styles for it', () => {
    const { page, styles } = shorten('<body><p class="flex w-1.5 unknown">Text</p></body>');
    expect(page.html).toContain('<p class="a c unknown">Text</p>');
    expect(styles).toBe('.a{display:flex}.b:hover,.c[href$=".pdf"]{width:1px}');
  });

  test('are known to the stylesheet beside the long ones, and to no script', () => {
    const { added } = shorten('<body></body>');
    expect([...added]).toEqual([
      [
        ADDRESS,
        String.raw`:is(.flex,.a){display:flex}:is(.hover\:flex,.b):hover,:is(.w-1\.5,.c)[href$=".pdf"]{width:1px}`,
      ],
    ]);
  });

  test('depend on the stylesheet alone', () => {
    const names = (html: string) => shorten(html).styles;
    expect(names('<body class="w-1.5 flex"></body>')).toBe(names('<body></body>'));
  });

  test('leave key frames as they are, and take no name that is in use', () => {
    expect([...shortNames('@keyframes x{12.5%{left:0}}.a{left:0}.flex{left:0}')]).toEqual([
      ['a', 'b'],
      ['flex', 'c'],
    ]);
  });

  test('go on with two letters', () => {
    const sheet = Array.from({ length: 60 }, (_, index) => `.class-${index}{left:0}`).join('');
    const names = [...shortNames(sheet).values()];
    expect(names.slice(50, 54)).toEqual(['Y', 'Z', 'aa', 'ab']);
    expect(new Set(names).size).toBe(60);
  });
});
