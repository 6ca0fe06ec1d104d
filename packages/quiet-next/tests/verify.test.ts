import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { Page } from '../src/page.ts';
import { scriptHashes } from '../src/policies.ts';
import {
  type Answer,
  brokenPromises,
  type Promised,
  verifyAnswer,
  verifySite,
} from '../src/verify.ts';

const HTML = '<head><script data-scripts="/a.js">load()</script></head><p>text</p>';

const promised = {
  isCompressed: true,
  isDeferred: true,
  hasPolicy: true,
  leavesOthers: false,
  hasCritical: true,
};

/** What is broken where a page of this HTML is answered so. */
function broken(
  changes: Partial<Answer> & { data?: Partial<Answer>; brotli?: Partial<Answer> } = {},
  {
    html = HTML,
    route = '/about',
    ...more
  }: Partial<Promised & { html: string; route: string }> = {},
) {
  const page = new Page(route, [], html);
  const answer: Answer = {
    status: 200,
    html,
    type: 'text/html',
    link: '',
    isBrotli: false,
    caching: 's-maxage=31536000',
    policy: `script-src 'self' ${scriptHashes(page).join(' ')}; style-src 'self' 'unsafe-inline'`,
    ...changes,
  };
  const brotli = { ...answer, isBrotli: changes.isBrotli ?? true, ...changes.brotli };
  const data = { ...answer, type: 'text/x-component', ...changes.data };
  const named = brokenPromises(page, { brotli, plain: answer, data }, { ...promised, ...more });
  return named.map((text) => text.replace(`${route} breaks a promise: `, ''));
}

const withHead = (element: string) => ({ html: HTML.replace('</head>', `${element}</head>`) });

test('verification: a page that keeps every promise is not named', () => {
  expect(broken()).toEqual([]);
  const missing = { html: HTML, route: '/_not-found' };
  expect(broken({ status: 404, isBrotli: false, data: { type: 'text/html' } }, missing)).toEqual(
    [],
  );
});

const NO_SCRIPT = 'it requests no script at first';
const NO_STYLE = 'it requests no stylesheet at first';

test.each([
  ['another status', { status: 500 }, {}, 'it answers 200'],
  ['another text', { html: 'ordinary Next' }, {}, 'it arrives as it was built'],
  ['no Brotli', { isBrotli: false }, {}, 'it is compressed ahead'],
  [
    'a cache that keeps it for a year',
    { brotli: { caching: 'public, max-age=31536000, immutable' } },
    {},
    'caches keep it as long with Brotli as without',
  ],
  ['no data', { data: { type: 'text/html' } }, {}, 'it has data for React'],
  ['no policy', { policy: '' }, {}, 'its policy allows its inline scripts and no other'],
  [
    'a policy for any script',
    { policy: "script-src 'unsafe-inline'" },
    { html: '<p>text</p>' },
    'its policy allows its inline scripts and no other',
  ],
  ['a script', {}, withHead('<script src="/a.js" async=""></script>'), NO_SCRIPT],
  ['a preload', {}, withHead('<link rel="preload" as="script" href="/a.js"/>'), NO_SCRIPT],
  ['a preload of a module', {}, withHead('<link rel="modulepreload" href="/a.js"/>'), NO_SCRIPT],
  ['a header for a script', { link: '</a.js>; rel=preload; as=script' }, {}, NO_SCRIPT],
  ['a header for a module', { link: '</a.js>; rel="modulepreload"' }, {}, NO_SCRIPT],
  ['a stylesheet', {}, withHead('<link rel="stylesheet" href="/a.css"/>'), NO_STYLE],
  ['a preload of styles', {}, withHead('<link rel="preload" as="style" href="/a.css"/>'), NO_STYLE],
  ['a header for styles', { link: '</a.css>; rel=preload; as=style' }, {}, NO_STYLE],
  ['a shell', {}, withHead('<template id="B:0"></template>'), 'it is whole without scripts'],
] as const)('verification: names a page with %s', (_, changes, more, promise) => {
  expect(broken(changes, more)).toEqual([promise]);
});

test('verification: asks of an eager page neither silence nor inline styles', () => {
  const { html } = withHead('<script src="/a.js"></script><link rel="stylesheet" href="/a.css"/>');
  expect(broken({}, { html, isDeferred: false })).toEqual([]);
  expect(broken({}, { html, isDeferred: true, hasCritical: false })).toEqual([NO_SCRIPT]);
});

test('verification: names a request that a guard before Next should have refused', async () => {
  const server = createServer(({ headers, method }, response) => {
    response.writeHead(headers['x-odd'] ? 412 : method === 'PUT' ? 405 : 200).end('text');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const verify = (answer: Parameters<typeof verifyAnswer>[1]) =>
    verifyAnswer(`http://127.0.0.1:${port}`, answer);
  expect(await verify({ path: '/', headers: { 'x-odd': '1' }, status: 412 })).toEqual([]);
  expect(await verify({ path: '/', method: 'PUT', status: 405 })).toEqual([]);
  expect(await verify({ path: '/', status: 412 })).toEqual([
    'GET / has to be answered with 412, and is answered with 200',
  ]);
  server.close();
  server.closeAllConnections();
});

test('verification: asks a few pages at a time, waits for each, and names one that breaks off', async () => {
  const plain = {
    isCompressed: false,
    isDeferred: false,
    hasPolicy: false,
    leavesOthers: false,
    hasCritical: false,
  };
  const pages = Array.from({ length: 40 }, (_, n) => new Page(`/page-${n}`, [], HTML));
  let running = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    most = Math.max(most, ++running);
    response.on('close', () => (running -= 1));
    const answer = () => {
      if (url.startsWith('/page-7')) return response.destroy();
      const type = headers.rsc ? 'text/x-component' : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(HTML);
    };
    // None is answered before as many have come as are asked at once.
    waiting.push(answer);
    if (waiting.length === 4) for (const each of waiting.splice(0)) each();
    else setImmediate(() => setImmediate(() => waiting.splice(0).forEach((each) => each())));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const broken = await verifySite(`http://127.0.0.1:${port}`, pages, plain);
  expect(broken).toEqual([expect.stringMatching(/^\/page-7 cannot be loaded: /)]);
  expect(most).toBeLessThanOrEqual(4);
  server.close();
  server.closeAllConnections();
});
