/** The least a site must have without extra credit before extra credit counts. */
const BASE_FOR_CREDIT = 90;

/** An answer in the shape that the grader reads. */
async function answer({ AxiosHeaders }, url, init) {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    ...init,
  });
  const headers = new AxiosHeaders();
  for (const [name, value] of response.headers) headers.set(name, value);
  const data = await response.text();
  return { status: response.status, headers, data, verified: true, httpEquiv: new Map() };
}

/**
 * Grades one address as the Observatory does, without its network: the answers come from `address`,
 * and count as those of `site`, whose host in front sends http to https.
 *
 * @returns {Promise<{ score: number, letter: string, rows: object[] }>}
 */
export async function grade(grader, { address, site, path }) {
  const url = new URL(path, site);
  const plain = new URL(url);
  plain.protocol = 'http:';
  const page = await answer(grader, new URL(path, address));
  const redirects = [
    { url: plain, status: 301 },
    { url, status: page.status },
  ];

  const requests = new grader.Requests(url.hostname);
  requests.resources.path = page.data;
  requests.session = { url, redirectHistory: redirects, jar: undefined };
  Object.assign(requests.responses, {
    auto: page,
    http: page,
    https: page,
    httpRedirects: redirects,
    httpsRedirects: redirects.slice(1),
    cors: await answer(grader, new URL(path, address), {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'GET',
        origin: 'https://http-observatory.example',
      },
    }),
  });

  const results = grader.ALL_TESTS.map((test) => test(requests));
  const rows = results.map(({ constructor, result, pass }) => ({
    test: constructor.title,
    result,
    pass,
    points: grader.getScoreModifier(result),
  }));
  const sum = (points) => points.reduce((total, value) => total + value, 100);
  const bare = sum(rows.map(({ points }) => Math.min(points, 0)));
  const full = sum(rows.map(({ points }) => points));
  const { score, grade: letter } = grader.getGradeForScore(bare >= BASE_FOR_CREDIT ? full : bare);
  return { score, letter, rows };
}
