import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
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
import { grade } from './grade.mjs';

/**
 * `npm run observatory`: grades the site's real answers with the grader of the MDN HTTP Observatory,
 * as a visitor of https://example.in would get them. The grader is large and nobody else needs it,
 * so it is installed apart. It builds with that address: the next start builds again.
 */
const SITE = 'https://example.in';
/**
 * All there is for a site whose pages set no cookie: 5 points more are for browsers' list of sites
 * that are https for good, which its owner applies for, and 5 for a cookie.
 */
const WANTED = 135;

async function provideGrader() {
  const tool = await provideTool('observatory');
  const require = createRequire(join(tool, 'package.json'));
  const folder = join(require.resolve('@mdn/mdn-http-observatory/package.json'), '..');
  // Browsers' list of sites that are https for good is fetched as a rule; ours is not on it.
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  const source = join(folder, 'src');
  const from = (path) => import(pathToFileURL(path).href);
  const modules = await Promise.all([
    from(join(source, 'constants.js')),
    from(join(source, 'grader/grader.js')),
    from(join(source, 'types.js')),
  ]);
  const { AxiosHeaders } = require('axios');
  return Object.assign({ AxiosHeaders }, ...modules);
}

await main(async () => {
  await install();
  const grader = await provideGrader();
  const env = {
    ...process.env,
    ...noSettings(),
    SITE_URL: SITE,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    NODE_ENV: 'production',
  };
  await build(env);
  // What stands there now is not what `npm start` would have built.
  rmSync(join(root, '.next/built-from'), { force: true });

  await withServer(root, env, async (address) => {
    for (const path of ['/', '/about', '/books', '/contact']) {
      const { score, letter, rows } = await grade(grader, { address, site: SITE, path });
      console.log(`\n${path}: ${letter}, ${score}`);
      if (path === '/') console.table(rows);
      if (score < WANTED) process.exitCode = 1;
    }
  });
});
