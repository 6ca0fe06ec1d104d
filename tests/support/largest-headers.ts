/** Node takes 16 kB of headers. The rest is for the request line, and for what each request has. */
const BYTES = 15_000;

/** Repeats as many as fit. */
function fill(item: (at: number) => string, separator: string, bytes = BYTES): string {
  const items: string[] = [];
  for (let length = 0, at = 0; ; at++) {
    const next = item(at);
    length += next.length + separator.length;
    if (length > bytes) return items.join(separator);
    items.push(next);
  }
}

const cookies = (name: (at: number) => string, bytes?: number) => fill(name, '; ', bytes);
const short = (at: number) => at.toString(36);

const nested = (open: string, close: string) => {
  const depth = Math.floor(BYTES / (open.length + close.length) / 3);
  return encodeURIComponent(open.repeat(depth) + close.repeat(depth));
};
const tree = ['', { children: [fill(short, ',', 10_000), { children: ['__PAGE__', {}] }] }];

export type LargeRequest = [name: string, headers: Record<string, string>, query?: string];

const repeated = (names: string[], value: string) =>
  names.map((name): LargeRequest => [name, { [name]: value }]);

/** Node takes a thousand, and leaves the others out. */
const manyNames = Object.fromEntries(
  Array.from({ length: 980 }, (_, at) => [`x-${short(at + 36)}`, 'a'.repeat(8)]),
);

/**
 * The largest that Node lets pass of each header that something reads: Node, Next, React, the site.
 * Node counts the address as one of them.
 *
 * @param session a cookie of a visitor who has logged in.
 */
export const largestHeaders = (session: string): LargeRequest[] => [
  ['cookie: 3,000 names', { cookie: fill((at) => `${short(at)}=`, ';') }],
  [
    'cookie: 3,000 names and a session',
    { cookie: `${fill((at) => `${short(at)}=`, ';', 13_000)}; ${session}` },
  ],
  ['cookie: one long', { cookie: `a=${'b'.repeat(BYTES)}` }],
  ['cookie: a long session', { cookie: `session=${'b'.repeat(BYTES)}` }],
  ['cookie: many sessions', { cookie: cookies(() => 'session=x') }],
  ['cookie: many tokens', { cookie: cookies(() => session) }],
  ['cookie: authjs.* names', { cookie: cookies((at) => `authjs.${short(at)}=`) }],
  [
    'cookie: authjs.session-token parts',
    { cookie: cookies((at) => `authjs.session-token.${at}=`) },
  ],
  ['cookie: no names', { cookie: ';'.repeat(BYTES) }],
  ['cookie: signs', { cookie: fill(() => '%', ';') }],
  ['cookie: escapes', { cookie: `session=${'%41'.repeat(BYTES / 3)}` }],
  ['accept-language: ranges', { 'accept-language': fill((at) => `${short(at)};q=0.1`, ',') }],
  ['accept-language: one', { 'accept-language': 'hi-'.repeat(BYTES / 3) }],
  ['accept: ranges', { accept: fill((at) => `a/${short(at)}`, ',') }],
  ['accept: pages', { accept: `text/html,${fill(() => '*/*;q=0.1', ',', 14_900)}` }],
  ['accept-encoding: codings', { 'accept-encoding': fill((at) => `${short(at)};q=0.1`, ', ') }],
  ['accept-encoding: br', { 'accept-encoding': fill(() => 'br', ', ') }],
  ['accept-encoding: spaces', { 'accept-encoding': `gzip${' '.repeat(BYTES)};q=0, br` }],
  [
    'next-router-state-tree',
    { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)) },
  ],
  [
    'next-router-state-tree: deep',
    { rsc: '1', 'next-router-state-tree': nested('["",{"a":', '}]') },
  ],
  ['next-router-state-tree: arrays', { rsc: '1', 'next-router-state-tree': nested('[', ']') }],
  ['next-router-state-tree: invalid', { rsc: '1', 'next-router-state-tree': 'x'.repeat(BYTES) }],
  ['next-router-state-tree: escapes', { rsc: '1', 'next-router-state-tree': '%'.repeat(BYTES) }],
  ['next-action', { 'next-action': '4'.repeat(BYTES) }],
  ['next-url', { rsc: '1', 'next-url': '/(.)a'.repeat(BYTES / 5) }],
  ['rsc', { rsc: '1'.repeat(BYTES) }],
  ['next-router-prefetch', { rsc: '1', 'next-router-prefetch': '1'.repeat(BYTES) }],
  [
    'next-router-segment-prefetch',
    {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/a'.repeat(BYTES / 2),
    },
  ],
  ['range', { range: `bytes=${fill((at) => `${at}-${at}`, ',')}` }],
  ['if-range', { range: 'bytes=0-1', 'if-range': fill((at) => `"${short(at)}"`, ', ') }],
  ['if-none-match: tags', { 'if-none-match': fill((at) => `W/"${short(at)}"`, ', ') }],
  ['if-none-match: commas', { 'if-none-match': ','.repeat(BYTES) }],
  ['if-none-match: spaces', { 'if-none-match': `"a"${' '.repeat(BYTES)}"b"` }],
  ['if-modified-since', { 'if-modified-since': 'Mon, '.repeat(BYTES / 5) }],
  ['if-match', { 'if-match': fill((at) => `"${short(at)}"`, ', ') }],
  ['cache-control', { 'cache-control': fill((at) => `no-cache=${short(at)}`, ', ') }],
  ['x-forwarded-for', { 'x-forwarded-for': fill((at) => `10.0.${at >> 8}.${at & 255}`, ', ') }],
  ['x-forwarded-for: one', { 'x-forwarded-for': '[::1'.repeat(BYTES / 4) }],
  ...repeated(
    ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip'],
    fill(short, ', '),
  ),
  ['forwarded', { forwarded: fill((at) => `for=10.0.${at >> 8}.${at & 255}`, ', ') }],
  [
    'content-type: boundary',
    { 'content-type': `multipart/form-data; boundary=${'-'.repeat(BYTES)}` },
  ],
  [
    'content-type: parameters',
    { 'content-type': `text/plain; ${fill((at) => `${short(at)}=`, ';')}` },
  ],
  ['authorization', { authorization: `Bearer ${'x'.repeat(BYTES)}` }],
  ['authorization: spaces', { authorization: `Bearer${' '.repeat(BYTES)}x` }],
  ['origin', { origin: `https://${'a.'.repeat(BYTES / 2)}example` }],
  ['host', { host: 'a.'.repeat(BYTES / 2) }],
  ['host: ports', { host: 'localhost'.concat(':3000'.repeat(BYTES / 5)) }],
  ['if-unmodified-since', { 'if-unmodified-since': '9 '.repeat(BYTES / 2) }],
  ['next-resume', { 'next-resume': '1'.repeat(BYTES) }],
  ['x-now-route-matches', { 'x-now-route-matches': fill((at) => `${short(at)}=`, '&') }],
  ['referer', { referer: `https://example.in/${'a/'.repeat(BYTES / 2)}` }],
  ['user-agent', { 'user-agent': 'Googlebot '.repeat(BYTES / 10) }],
  ['x-middleware-subrequest', { 'x-middleware-subrequest': fill(() => 'proxy', ':') }],
  ['x-middleware-set-cookie', { 'x-middleware-set-cookie': cookies((at) => `${short(at)}=`) }],
  ['x-middleware-override-headers', { 'x-middleware-override-headers': fill(short, ',') }],
  ['set-cookie', { 'set-cookie': fill((at) => `${short(at)}=`, ', ') }],
  ['purpose', { purpose: fill(() => 'prefetch', ', ') }],
  ['x-nextjs-data', { 'x-nextjs-data': '1'.repeat(BYTES) }],
  ['x-matched-path', { 'x-matched-path': '/[a]'.repeat(BYTES / 4) }],
  ['x-prerender-revalidate', { 'x-prerender-revalidate': 'a'.repeat(BYTES) }],
  ['connection', { connection: fill((at) => `x${short(at)}`, ', ') }],
  ['upgrade', { connection: 'upgrade', upgrade: fill((at) => `x${short(at)}`, ', ') }],
  ['expect', { expect: 'x'.repeat(BYTES) }],
  ['many names', manyNames],
  ['query: one name', {}, fill(() => 'a=1', '&')],
  ['query: many names', {}, fill((at) => `${short(at)}=`, '&')],
  ['query: no names', {}, '&'.repeat(BYTES)],
  ['query: signs', {}, `a=${'%'.repeat(BYTES)}`],
  ['query: _rsc', { rsc: '1' }, `_rsc=${'a'.repeat(BYTES)}`],
];
