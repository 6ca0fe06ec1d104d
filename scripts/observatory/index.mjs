import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../steps/build.mjs';
import { install } from '../steps/install.mjs';
import { root } from '../steps/root.mjs';
import { main } from '../steps/run.mjs';
import { withServer } from '../steps/serve.mjs';
import { noSettings } from '../steps/setting-names.mjs';
import { provideTool } from '../steps/tool.mjs';

/** `npm run observatory`: grades the site as if a proxy at this address redirected http to it. */
const SITE = new URL('https://example.in');
/** All there is for pages without cookies (5 points) on a host that is not preloaded (5 points). */
const BEST_SCORE = 135;
const BASE_FOR_CREDIT = 90;

async function provideGrader() {
  const require = createRequire(join(await provideTool('observatory'), 'package.json'));
  const folder = join(require.resolve('@mdn/mdn-http-observatory/package.json'), '..');
  // The grader expects a downloaded preload list.
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  const files = ['constants.js', 'grader/grader.js', 'types.js'];
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, 'src', file)).href)),
  );
  return Object.assign({ AxiosHeaders: require('axios').AxiosHeaders }, ...modules);
}

async function request({ AxiosHeaders }, url, init) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return {
    status: response.status,
    headers: new AxiosHeaders(Object.fromEntries(response.headers)),
    data: await response.text(),
    verified: true,
    httpEquiv: new Map(),
  };
}

async function grade(grader, address, path) {
  const url = new URL(path, SITE);
  const page = await request(grader, new URL(path, address));
  const cors = await request(grader, new URL(path, address), {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'GET', origin: 'https://other.example' },
  });
  const plainUrl = new URL(url.href.replace('https:', 'http:'));
  const httpsRedirects = [{ url, status: page.status }];
  const httpRedirects = [{ url: plainUrl, status: 301 }, ...httpsRedirects];

  const requests = new grader.Requests(SITE.hostname);
  requests.resources.path = page.data;
  requests.session = { url, redirectHistory: httpRedirects, jar: undefined };
  const answers = { auto: page, http: page, https: page, httpRedirects, httpsRedirects, cors };
  Object.assign(requests.responses, answers);

  const rows = grader.ALL_TESTS.map((test) => test(requests)).map((test) => ({
    test: test.constructor.title,
    result: test.result,
    pass: test.pass,
    points: grader.getScoreModifier(test.result),
  }));
  const sum = (points) => points.reduce((total, value) => total + value, 100);
  const bare = sum(rows.map(({ points }) => Math.min(points, 0)));
  const full = sum(rows.map(({ points }) => points));
  return { rows, ...grader.getGradeForScore(bare >= BASE_FOR_CREDIT ? full : bare) };
}

await main(async () => {
  await install();
  const grader = await provideGrader();
  const env = {
    ...process.env,
    ...noSettings(),
    SITE_URL: SITE.origin,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    NODE_ENV: 'production',
  };
  await build(env);
  await withServer(root, env, async (address) => {
    for (const path of ['/', '/about', '/books', '/contact']) {
      const { score, grade: letter, rows } = await grade(grader, address, path);
      console.log(`\n${path}: ${letter}, ${score}`);
      if (path === '/') console.table(rows);
      if (score < BEST_SCORE) process.exitCode = 1;
    }
  });
});
