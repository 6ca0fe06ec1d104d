import { routePaths, servedFolders } from '../support/build-routes';
import { pages, servedPages } from '../support/pages';
import { type RawAnswer, rawRequest } from '../support/raw-request';
import { expect, test } from '../support/server-test';

const KEPT = /^(age|etag|expires|last-modified|(.*-)?(cdn-cache|surrogate)-control)$/;

/** What lets a cache keep an answer. */
const findFaults = ({ headers }: RawAnswer) => [
  ...(/\bno-store\b/.test(headers['cache-control'] ?? '')
    ? []
    : [`cache-control: ${headers['cache-control']}`]),
  ...Object.keys(headers).filter((name) => KEPT.test(name)),
];

const BROWSER = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, br' };

/** What a file may be missing as: as a page, data, a script, or with a name that is none. */
const missing = (folder: string) =>
  ['gone', 'gone.js', 'gone.0123abcd.json', '%E0%A4', '.env', '..%2fgone'].map(
    (name) => folder + name,
  );

const routes = routePaths().filter((path) => !pages.includes(path) || servedPages.includes(path));

test('caching: no cache keeps an error of any route, or a file that is missing', async ({
  baseURL,
}) => {
  const asks: [path: string, request: Parameters<typeof rawRequest>[2]][] = [
    ...servedFolders()
      .flatMap(missing)
      .flatMap((path): typeof asks => [
        [path, {}],
        [path, { headers: BROWSER }],
        [path, { headers: { rsc: '1' } }],
        [path, { method: 'HEAD' }],
      ]),
    ...routes.flatMap((path): typeof asks => [
      [path, {}],
      [`${path}/gone`, {}],
      [path, { headers: { 'if-match': '"x"' } }],
      [path, { headers: { expect: 'the-best' } }],
      [path, { method: 'POST', body: 'a=b', headers: { origin: baseURL } }],
      [path, { method: 'POST', headers: { 'next-action': '40ab', origin: baseURL } }],
      ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): (typeof asks)[number] => [
        path,
        { method },
      ]),
    ]),
  ];
  const faults: string[] = [];
  const refused = new Set<number>();
  for (const [path, request] of asks) {
    const answer = await rawRequest(baseURL, path, request);
    if (answer.status < 400) continue;
    refused.add(answer.status);
    const what = `${request?.method ?? 'GET'} ${path} ${JSON.stringify(request?.headers ?? {})}`;
    faults.push(...findFaults(answer).map((fault) => `${what}: ${answer.status}, ${fault}`));
  }
  expect(faults).toEqual([]);
  expect([...refused]).toEqual(expect.arrayContaining([403, 404, 405, 412, 415]));
});
