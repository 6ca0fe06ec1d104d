import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '@/package.json';
import { root } from '@/scripts/lib/root.mjs';

const browsers = ['chrome', 'edge', 'firefox', 'safari'];

const promised = new Map(
  packageJson.browserslist.map((line) => {
    const [browser = '', version] = line.split(' ');
    return [browser, Number(version)];
  }),
);

/** Files that run on a server, or while the site is built: no browser meets them. */
const ELSEWHERE =
  /^(app\/api|lib\/(account\/server|http|mail)|packages\/(outbox|vedic\/tests)|packages\/quiet-next\/(?!src\/loader\.js))/;

const sources = ['app', 'components', 'lib', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(css|tsx?|js)$/.test(file) && !/node_modules/.test(file))
    .filter((file) => !ELSEWHERE.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
);
const usesOf = (feature: RegExp) =>
  sources.filter(({ text }) => feature.test(text)).map(({ file }) => file);

test('browsers: the promised ones are those that the site is built for', () => {
  expect([...promised.keys()]).toEqual(browsers);
});

/** Of Chrome, Edge, Firefox and Safari. */
type Versions = readonly [number, number, number, number];

const tooOld = (versions: Versions) =>
  browsers.filter((browser, index) => promised.get(browser)! < versions[index]!);

const needed: [feature: string, use: RegExp, since: Versions][] = [
  [':has()', /:has\(|\bhas-(checked|data|\[)/, [105, 105, 121, 15.4]],
  ['color-mix() and oklch()', /color-mix\(|oklch\(/, [111, 111, 113, 16.2]],
  ['@layer', /@layer/, [99, 99, 97, 15.4]],
  ['the unit lh', /\dlh\b/, [109, 109, 120, 16.4]],
  ['lookbehind', /\(\?<[=!]/, [62, 79, 78, 16.4]],
  ['Object.hasOwn', /Object\.hasOwn\(/, [93, 93, 92, 15.4]],
  ['findLast', /\.findLast\(/, [97, 97, 104, 15.4]],
  ['toSorted', /\.to(Sorted|Reversed|Spliced)\(/, [110, 110, 115, 16]],
  ['AbortSignal.timeout', /AbortSignal\.timeout\(/, [103, 103, 100, 16]],
];

test.each(needed)('browsers: the promised ones have %s', (_feature, use, since) => {
  expect(usesOf(use)).not.toEqual([]);
  expect(tooOld(since)).toEqual([]);
});

const NEVER = Infinity;

/** The build writes it in another way, from the same `browserslist`. */
const COMPILED = 'Lightning CSS compiles it';

/**
 * What not all promised browsers have, by MDN's compatibility data. One that the site uses says what its
 * visitors get without it.
 */
const newer: [feature: string, use: RegExp, since: Versions, without?: string][] = [
  ['subgrid', /\bsubgrid\b/, [117, 117, 71, 16], 'columns and rows that do not line up'],
  [
    'media query scripting',
    /\(scripting[:)]|\bnoscript:/,
    [120, 120, 113, 17],
    'with scripts nothing; without them the first panel of tabs, and buttons that do nothing',
  ],
  ['popover', /\bpopoverTarget|:popover-open/, [114, 114, 125, 17], 'the links instead of a menu'],
  [
    'custom properties in ::backdrop',
    /::backdrop\b|\bbackdrop:bg-/,
    [122, 122, 120, 17.4],
    'a page that is not dimmed under the menu',
  ],
  [
    'text-wrap: balance',
    /text-wrap: balance|text-balance/,
    [114, 114, 121, 17.5],
    'lines that break as they come',
  ],
  [
    'text-wrap: pretty',
    /text-wrap: pretty|text-pretty/,
    [117, 117, NEVER, 26],
    'lines that break as they come',
  ],
  [
    'content-visibility',
    /content-visibility:/,
    [85, 85, 125, 18],
    'sections that are laid out at once',
  ],
  [
    '::details-content',
    /::details-content/,
    [131, 131, 143, 18.4],
    'steps in a line of their own; on paper, details that are closed',
  ],
  [
    'overflow-clip-margin',
    /overflow-clip-margin:/,
    [90, 90, 102, NEVER],
    'sections that are laid out at once, by @supports',
  ],
  [
    'hanging-punctuation',
    /hanging-punctuation\b|hanging-pun/,
    [NEVER, NEVER, NEVER, 10],
    'a quotation mark within the line; it tells WebKit apart, by @supports',
  ],
  ['zoom', /\[zoom:|\bzoom:/, [1, 12, 126, 3.1], 'the list of books in full size on paper'],
  ['scrollbar-width', /scrollbar-width:/, [121, 121, 64, 18.2], 'a bar below what scrolls'],
  [
    'size-adjust, ascent-override',
    /size-adjust:|ascent-override:/,
    [92, 92, 92, NEVER],
    'text that moves a little when its font has come',
  ],
  ['light-dark()', /light-dark\(/, [123, 123, 120, 17.5], COMPILED],
  ['nesting', /^\s+(&|:is|@media).*\{$/m, [120, 120, 117, 17.2], COMPILED],
  ['a group of details', /<Details\b[^>]*\sname=/, [120, 120, 130, 17.2], 'several that are open'],
  [
    'checkVisibility() by property',
    /checkVisibility/,
    [121, 121, 122, 17.4],
    'floating buttons that also make room for hidden parts',
  ],
  [
    'Navigation API',
    /\bnavigation\.(entries|currentEntry)/,
    [102, 102, 147, 26.2],
    'the count of history.length; asks first whether it is there',
  ],
  [
    'share files',
    /navigator\.(canShare|share)\b/,
    [89, 93, NEVER, 15],
    'a picture that is saved; asks first whether it is there',
  ],
  [
    'speculation rules',
    /speculationrules/,
    [121, 121, NEVER, NEVER],
    'pages that load when they are opened',
  ],
  ['prerendering', /prerenderingchange/, [108, 108, NEVER, NEVER], 'pages that never wait for it'],
  ['anchor positioning', /\banchor-name:|position-anchor|\banchor\(/, [125, 125, 147, 26]],
  ['@starting-style', /@starting-style|\bstarting:[a-z]+-/, [117, 117, 129, 17.5]],
  ['transition-behavior', /transition-behavior|transition-discrete/, [117, 117, 129, 17.4]],
  ['interpolate-size', /interpolate-size|calc-size\(/, [129, 129, NEVER, NEVER]],
  ['field-sizing', /field-sizing/, [123, 123, 152, 26.2]],
  ['@scope', /@scope\b/, [118, 118, 146, 17.4]],
  ['@property', /@property\b/, [85, 85, 128, 16.4]],
  ['relative colors', /(oklch|rgb|hsl|lab|color)\(from /, [119, 119, 128, 18]],
  ['animation-timeline', /animation-timeline|scroll-timeline/, [115, 115, NEVER, 26]],
  ['round(), mod()', /[\s:(](round|rem|mod)\([^)]*(var|px|rem|%|vw)/, [125, 125, 118, 15.4]],
  ['text-box', /text-box(-trim)?:/, [133, 133, NEVER, 18.2]],
  [':user-invalid', /:user-(in)?valid|\buser-(in)?valid:/, [119, 119, 88, 16.5]],
  ['mask without a prefix', /[^-]mask(-image)?:/, [120, 120, 53, 15.4]],
  ['backdrop-filter', /backdrop-(filter|blur)/, [76, 79, 103, 18]],
  ['if(), sibling-index()', /: if\(|sibling-(index|count)\(/, [138, 138, NEVER, NEVER]],
  ['view transitions', /startViewTransition|view-transition/, [111, 111, 144, 18]],
  ['dialog.closedBy', /closedby|closedBy|requestClose\(/, [134, 134, 139, 26.2]],
  ['command, commandFor', /commandFor|commandfor/, [135, 135, 144, 26.2]],
  ['hidden="until-found"', /until-found/, [102, 102, 139, 26.2]],
  ['fetchPriority', /fetchPriority|fetchpriority/, [102, 102, 132, 17.2]],
  ['groupBy', /(Object|Map)\.groupBy\(/, [117, 117, 119, 17.4]],
  ['Promise.withResolvers', /Promise\.withResolvers\(/, [119, 119, 121, 17.4]],
  ['Promise.try', /Promise\.try\(/, [128, 128, 134, 18.2]],
  [
    'methods of sets',
    /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    [122, 122, 127, 17],
  ],
  [
    'methods of iterators',
    /Iterator\.from\(|(?<!navigation)\.(values|keys|entries)\(\)\s*\.(map|filter|take|drop|toArray|find|some|every|reduce|flatMap|forEach)\(/,
    [122, 122, 131, 18.4],
  ],
  ['Array.fromAsync', /Array\.fromAsync\(/, [121, 121, 115, 16.4]],
  ['URL.canParse, URL.parse', /URL\.(canParse|parse)\(/, [126, 126, 126, 18]],
  ['AbortSignal.any', /AbortSignal\.any\(/, [116, 116, 124, 17.4]],
  ['RegExp.escape', /RegExp\.escape\(/, [136, 136, 134, 18.2]],
  [
    'flag v',
    /\/[dgimsy]*v[dgimsy]*\.(test|exec)\(|, ?\/[^/\n]+\/[dgimsy]*v[,)]/,
    [112, 112, 116, 17],
  ],
  ['scrollend', /['"]scrollend['"]|onScrollEnd/, [114, 114, 109, 26.2]],
  ['requestIdleCallback', /requestIdleCallback/, [47, 79, 55, NEVER]],
  ['scheduler', /scheduler\.(yield|postTask)/, [129, 129, 142, NEVER]],
  ['Intl.DurationFormat', /Intl\.DurationFormat/, [129, 129, 136, 16.4]],
  ['Intl.Segmenter', /Intl\.Segmenter/, [87, 87, 125, 14.1]],
  ['ClipboardItem', /ClipboardItem/, [76, 79, 127, 13.1]],
  ['moveBefore', /\.moveBefore\(/, [133, 133, 144, NEVER]],
  ['setHTML', /\.setHTML(Unsafe)?\(/, [124, 124, 128, 17.4]],
  ['Error.isError', /Error\.isError\(/, [134, 134, 138, 26.2]],
];

test.each(newer)('browsers: %s is used only with a way without it', (_feature, use, since, way) => {
  expect(tooOld(since), 'all promised browsers have it: move it to those needed').not.toEqual([]);
  const uses = usesOf(use);
  if (way) expect(uses, 'nothing uses it: leave out the way').not.toEqual([]);
  else expect(uses).toEqual([]);
});
