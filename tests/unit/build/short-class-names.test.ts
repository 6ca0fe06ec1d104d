import { expect, test } from 'vitest';
import { shortenClassNames, shortNames } from '@/build/short-class-names';
import { samplePage } from './sample';

const ADDRESS = '/_next/static/chunks/a.css';
const OWN = '/_next/static/late/own.css';
const css = String.raw`.flex{display:flex}.hover\:flex:hover,.w-1\.5[href$=".pdf"]{width:1px}.gap-1{gap:1px}`;

function shorten(body: string) {
  const added: string[] = [];
  const html = `<link rel="stylesheet" href="${ADDRESS}"><script>["${ADDRESS}"]</script>${body}`;
  const page = samplePage(html);
  const styles = shortenClassNames([page], {
    assets: new Map([
      [ADDRESS, Buffer.from(css)],
      ['/_next/static/chunks/a.js', Buffer.from('.flex')],
    ]),
    addLate: (contents) => {
      added.push(contents);
      return OWN;
    },
  });
  return { page, added, styles: styles.read(OWN).toString() };
}

test('short class names: replace long ones in a page and in the styles for it', () => {
  const { page, styles } = shorten('<p class="flex w-1.5 unknown">Text</p><i class="flex"></i>');
  expect(page.html).toContain('<p class="a b unknown">Text</p>');
  expect(styles).toBe(
    String.raw`.a{display:flex}.hover\:flex:hover,.b[href$=".pdf"]{width:1px}.gap-1{gap:1px}`,
  );
});

test('short class names: are shared by classes that only stand together', () => {
  const { page, styles } = shorten('<p class="flex w-1.5 gap-1"></p><i class="gap-1 flex"></i>');
  expect(page.html).toContain('<p class="a b"></p><i class="a"></i>');
  expect(styles).toContain('.a{gap:1px}');
});

test('short class names: stand beside the long ones in a stylesheet that the pages name', () => {
  const { page, added } = shorten('<p class="flex hover:flex"></p>');
  expect(added).toEqual([
    String.raw`:is(.flex,.a){display:flex}:is(.hover\:flex,.a):hover,.w-1\.5[href$=".pdf"]{width:1px}.gap-1{gap:1px}`,
  ]);
  expect(page.html).toContain(`href="${OWN}"`);
  expect(page.all('script')[0]!.textContent).toBe(`["${OWN}"]`);
});

test('short class names: are unique, and skip names in use and key frames', () => {
  const inUse = samplePage('<p class="flex"></p><p class="a"></p>');
  expect([...shortNames('@keyframes x{12.5%{left:0}}.flex{left:0}', [inUse])]).toEqual([
    ['flex', 'b'],
  ]);
  const classes = Array.from({ length: 60 }, (_, index) => `class-${index}`);
  const sheet = classes.map((name) => `.${name}{left:0}`).join('');
  const page = samplePage(classes.map((name) => `<p class="${name}"></p>`).join(''));
  expect(new Set(shortNames(sheet, [page]).values()).size).toBe(60);
});
