/** Boots the finished build and names each page that breaks a promise. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSettings } from '../../../scripts/lib/setting-names.mjs';
import { withServer } from '../../../scripts/lib/serve.mjs';
import { type Build } from './output.ts';
import { scriptHashes } from './policies.ts';
import { GLOBAL_ERROR, NOT_FOUND, type Page } from './page.ts';

async function load(url: string, requestHeaders: Record<string, string>) {
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(url, { headers: requestHeaders, signal });
  const header = (name: string) => response.headers.get(name) ?? '';
  const scriptSources = /script-src ([^;]+)/.exec(header('content-security-policy'))?.[1];
  return {
    status: response.status,
    html: await response.text(),
    type: header('content-type'),
    isBrotli: header('content-encoding') === 'br',
    scriptSources: scriptSources?.split(' ') ?? [],
  };
}

type Promises = Record<'isCompressed' | 'isEager', boolean>;

async function brokenPromises(site: string, page: Page, { isCompressed, isEager }: Promises) {
  const isFound = page.route !== NOT_FOUND;
  const status = isFound ? 200 : 404;
  const url = site + (isFound ? page.route : '/no-such-page');
  const brotli = await load(url, { accept: 'text/html', 'accept-encoding': 'br' });
  const plain = await load(url, { accept: 'text/html', 'accept-encoding': 'identity' });
  const data = await load(`${url}?_rsc`, { rsc: '1' });
  const both = [brotli, plain];
  const hashes = scriptHashes(page);
  const early = page.all('script').filter(({ attribs }) => 'src' in attribs);
  const sheets = page.all('link', { rel: 'stylesheet' });
  const promises = {
    [`it answers ${status}`]: both.every((answer) => answer.status === status),
    'it arrives as it was built': both.every(({ html }) => html === page.html),
    'it is compressed ahead': brotli.isBrotli === (isCompressed && isFound) && !plain.isBrotli,
    'its policy allows its inline scripts and no other': both.every(
      ({ scriptSources }) =>
        hashes.every((hash) => scriptSources.includes(hash)) &&
        !scriptSources.includes("'unsafe-inline'"),
    ),
    'it requests no script at first': isEager || early.length === 0,
    'it requests no stylesheet at first': isEager || sheets.length === 0,
    'it has data for React': !isFound || data.type.startsWith('text/x-component'),
  };
  return Object.entries(promises)
    .filter(([, isKept]) => !isKept)
    .map(([promise]) => `${page.route} breaks a promise: ${promise}`);
}

/** The build's own environment, without settings and without what Next has set for itself. */
function serverEnv(dataDir: string) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(__)?NEXT_|^TURBOPACK/.test(name));
  // Any build serves these pages to this machine.
  const env = { ...Object.fromEntries(kept), ...noSettings(), BUILT_WITH: '' };
  return { ...env, DATA_DIR: dataDir, NODE_ENV: 'production' };
}

export async function verify({ pages, context }: Build, promises: Promises): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const shown = pages.filter(({ route }) => route !== GLOBAL_ERROR);
    const broken = await withServer(context.projectDir, serverEnv(dataDir), (site) =>
      Promise.all(
        shown.map((page) =>
          brokenPromises(site, page, promises).catch((error: Error) => [
            `${page.route} cannot be loaded: ${String(error.cause ?? error)}`,
          ]),
        ),
      ),
    );
    if (broken.flat().length > 0) throw new Error(broken.flat().join('\n'));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
