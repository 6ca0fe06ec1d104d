import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { changePages } from '../src/finish.ts';
import { type QuietOptions } from '../src/options.ts';
import { type Manifest } from '../src/output.ts';
import { Page } from '../src/page.ts';
import { scriptHashes } from '../src/policies.ts';
import { scriptKind } from '../src/script-kind.ts';
import { openRecorded, versions } from './recorded-build.ts';

const options: QuietOptions = {
  policy: (hashes) => `script-src 'self' ${hashes.join(' ')}`,
  keepInline: (text) => text.startsWith('document.documentElement.dataset.theme='),
  critical: { allow: [/\[data-theme\b/] },
  brotli: true,
};

const opened: ReturnType<typeof openRecorded>[] = [];
function open(version: string) {
  const recorded = openRecorded(version);
  opened.push(recorded);
  return recorded;
}
afterEach(() => opened.splice(0).forEach((recorded) => recorded.remove()));

/** What React compares: neither scripts nor what is in the head for them. */
const shown = (html: string) =>
  html.replace(
    /<(script|style|noscript|template)\b.*?<\/\1>|<link rel="(preload|stylesheet)".*?>/gs,
    '',
  );

describe.each(versions)('recorded pages of %s', (version) => {
  test('build: every page waits, looks finished and has a policy of its own', () => {
    const [before, { context, read, bytes }] = [open(version), open(version)];
    changePages(context, options).write();
    const files = JSON.parse(read('pages.json')) as Record<string, string>;
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['/', '/about', '/_not-found']));
    const { headers, rewrites } = JSON.parse(read('routes-manifest.json')) as Manifest;
    expect(headers[0]).toMatchObject({
      source: expect.stringMatching(/^\/:page\((.*\|)?about(\|.*)?\)\?$/) as string,
      headers: [{ key: 'Cache-Control', value: 's-maxage=31536000' }],
    });
    for (const [route, file] of Object.entries(files)) {
      const page = new Page(route, [], read(file));
      const original = before.read(file);
      expect(shown(page.html), route).toBe(shown(original));
      if (route === '/_global-error') {
        expect(page.html).toBe(original);
        continue;
      }
      const kinds = page.all('script').map((script) => scriptKind(script, options.keepInline));
      expect(new Set(kinds), route).toEqual(new Set(['own', 'loader']));
      const loader = page.all('script').find(({ attribs }) => 'data-scripts' in attribs)!.attribs;
      expect(read(loader['data-page']!.replace('/_next/', ''))).toContain('self.__next_f');
      expect(page.html).toMatch(/<style>[^<]*--paper:[^<]*<\/style>/);
      expect(page.html).not.toMatch(/no-page-has-this|never-read|:hover/);
      if (route.startsWith('/_')) continue;
      const rule = headers.find(
        ({ source, headers: [header] }) =>
          source === route && header!.key === 'Content-Security-Policy',
      );
      expect(rule!.headers[0]!.value).toBe(options.policy!(scriptHashes(page), route));
      const { destination } = rewrites.beforeFiles.find(({ source }) => source === route)!;
      const packed = bytes(destination.replace('/_next/', ''));
      expect(brotliDecompressSync(packed).toString()).toBe(page.html);
    }
  });

  test('build: what a static route answers is packed where it never changes', () => {
    const { context, read, bytes } = open(version);
    const { distDir, outputs } = context;
    const [page] = outputs.prerenders;
    for (const pathname of ['/words/a.1.json', '/words/b.1.json', '/words.json']) {
      const filePath = join(distDir, 'server', `${pathname.replaceAll('/', '-')}.body`);
      writeFileSync(filePath, '{"a":1}');
      outputs.prerenders.push({ ...page!, pathname, fallback: { ...page!.fallback!, filePath } });
    }
    changePages(context, { ...options, unchanging: /^\/words\// }).write();
    const { headers, rewrites } = JSON.parse(read('routes-manifest.json')) as Manifest;
    const rules = rewrites.beforeFiles.filter(({ source }) => source.includes('words'));
    // Next tries each rule for each request.
    const both = '/:file(words/a\\.1\\.json|words/b\\.1\\.json)';
    expect(rules.map(({ source }) => source)).toEqual([both]);
    const destination = rules[0]!.destination.replace('/_next/', '');
    const packed = bytes(destination.replace(':file', 'words/a.1.json'));
    expect(brotliDecompressSync(packed).toString()).toBe('{"a":1}');
    expect(headers.find(({ source }) => source === rules[0]!.source)!.headers).toEqual([
      { key: 'Content-Encoding', value: 'br' },
    ]);
  });

  test('build: eager pages are as Next wrote them, and have a policy all the same', () => {
    const { context, htmlFiles } = open(version);
    const before = new Map(htmlFiles().map((file) => [file, readFileSync(file, 'utf8')]));
    const output = changePages(context, { ...options, framework: 'eager' });
    output.write();
    for (const [file, html] of before) expect(readFileSync(file, 'utf8')).toBe(html);
    const policies = JSON.stringify(output.manifest.headers);
    for (const page of output.pages.filter(({ route }) => !route.startsWith('/_'))) {
      for (const hash of scriptHashes(page)) expect(policies).toContain(hash);
    }
  });

  const inPages = (from: string | RegExp, to: string) => (recorded: ReturnType<typeof open>) => {
    for (const file of recorded.htmlFiles()) {
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(new RegExp(from, 'g'), to));
    }
  };
  const page = (recorded: ReturnType<typeof open>) =>
    recorded.context.outputs.prerenders.find(
      ({ pathname, fallback }) => pathname === '/about' && fallback?.filePath?.endsWith('.html'),
    )!;

  test.each<[string, (recorded: ReturnType<typeof open>) => void, RegExp]>([
    [
      'names the bootstrap anew',
      inPages(/id="_R_">\(globalThis/, 'id="_S_">(self'),
      /this script is unknown/,
    ],
    [
      'writes flight data in another way',
      inPages('__next_f', '__next_g'),
      /this script is unknown/,
    ],
    [
      'moves its chunks',
      inPages('/_next/static/chunks/', '/_next/chunks/'),
      /this script is unknown/,
    ],
    ['loads chunks as modules', inPages('async=""', 'type="module"'), /this script is unknown/],
    [
      'fills boundaries by script',
      inPages('</body>', '<script>$RC("B:0")</script></body>'),
      /unknown/,
    ],
    [
      'leaves a boundary open',
      inPages('</body>', '<template id="B:0"></template></body>'),
      /waits for/,
    ],
    ['links no stylesheet', inPages('rel="stylesheet"', 'rel="styles"'), /links no stylesheet/],
    [
      'puts all data into the bootstrap',
      inPages('<script>\\(?self.__next_f.*?</script>', ''),
      /expected chunks/,
    ],
    [
      'has an own tool preloaded',
      inPages('</head>', '<link rel="modulepreload" href="/a.mjs"/></head>'),
      /fetches a script before the first interaction/,
    ],
    [
      'prerenders a part of a page',
      (recorded) => void (page(recorded).response = 'initial'),
      /\/about: the build has a part of this page only/,
    ],
    [
      'postpones a part of a page',
      (recorded) => void (page(recorded).fallback!.postponedState = 'state'),
      /\/about: the build has a part of this page only/,
    ],
    [
      'renders a page again',
      (recorded) => void (page(recorded).fallback!.initialRevalidate = 60),
      /\/about: this page is rendered again after 60 seconds/,
    ],
    [
      'renders more pages of a route',
      (recorded) => void (page(recorded).parentFallbackMode = null),
      /more pages of this route are rendered on request/,
    ],
    [
      'renders a page on request',
      ({ context }) => {
        const [first] = context.outputs.appPages;
        context.outputs.appPages.push({ ...first!, id: '/now', pathname: '/now' });
      },
      /\/now: this page is rendered on request/,
    ],
    [
      'has another base path',
      ({ context }) => void (context.config.basePath = '/docs'),
      /does not know `basePath`/,
    ],
    [
      'writes another table of routes',
      (recorded) => {
        const file = `${recorded.context.distDir}/routes-manifest.json`;
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"version":\s*3/, '"version":4'));
      },
      /as version 4, but quiet-next knows version 3/,
    ],
    [
      'names no route for a page',
      (recorded) => {
        const { prerenders } = recorded.context.outputs;
        recorded.context.outputs.prerenders = prerenders.filter(
          ({ pathname }) => pathname !== '/about',
        );
      },
      /Next names no route for/,
    ],
  ])('build: stops where Next %s', (_, change, message) => {
    const recorded = open(version);
    change(recorded);
    expect(() => changePages(recorded.context, options)).toThrow(message);
  });

  test('build: an excluded page is as Next wrote it, and nothing of it is refused', () => {
    const recorded = open(version);
    page(recorded).fallback!.initialRevalidate = 60;
    const file = page(recorded).fallback!.filePath!;
    const html = readFileSync(file, 'utf8');
    const exclude = (route: string) => route === '/about';
    const output = changePages(recorded.context, { ...options, exclude });
    output.write();
    expect(readFileSync(file, 'utf8')).toBe(html);
    expect(output.pages.map(({ route }) => route)).not.toContain('/about');
    const { headers, rewrites } = output.manifest;
    expect(JSON.stringify([headers, rewrites])).not.toContain('about');
  });

  test.each([
    // A cache of Next itself has a method of this name.
    ['this.handler?.revalidateTag(tag)', {}, false],
    ['async function d(){(0,c.revalidatePath)("/renew")}', {}, true],
    ['(0, cache_1.revalidateTag)("price")', {}, true],
    ['(0,c.revalidatePath)("/renew")', { exclude: (route: string) => route === '/about' }, false],
  ])('build: where code says %s', (code, more, isRefused) => {
    const { context } = open(version);
    writeFileSync(join(context.distDir, 'server/chunk.js'), code);
    const build = () => changePages(context, { ...options, ...more });
    if (isRefused) expect(build).toThrow(/^The code calls `revalidate/);
    else expect(build).not.toThrow();
  });

  test('build: stops where no script says that the framework is ready', () => {
    const recorded = open(version);
    for (const { filePath } of recorded.context.outputs.staticFiles) {
      if (filePath.endsWith('.js')) writeFileSync(filePath, '// recorded');
    }
    expect(() => changePages(recorded.context, options)).toThrow(/`framework-ready`: .* README/);
    const eager = { ...options, framework: 'eager' } as const;
    expect(() => changePages(recorded.context, eager)).not.toThrow();
  });

  test('build: a new kind of inline script does not stop an eager build', () => {
    const recorded = open(version);
    inPages('id="_R_"', 'id="_S_"')(recorded);
    const eager = { ...options, framework: 'eager' } as const;
    expect(() => changePages(recorded.context, eager)).not.toThrow();
  });

  test('build: chunks that are preloaded as modules leave with the others', () => {
    const recorded = open(version);
    inPages(
      '</head>',
      '<link rel="modulepreload" href="/_next/static/chunks/a.js"/></head>',
    )(recorded);
    const { pages } = changePages(recorded.context, options);
    for (const { route, html } of pages.filter(({ route }) => route !== '/_global-error')) {
      expect(html, route).not.toContain('modulepreload');
    }
  });
});
