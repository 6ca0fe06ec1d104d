import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { noSettings } from '../scripts/steps/setting-names.mjs';
import { withServer } from '../scripts/steps/serve.mjs';
import { type Build } from './build';
import { hashesOf } from './csp-hashes';
import { GLOBAL_ERROR, NOT_FOUND, type Page } from './page';

/** `fetch` would hide the encoding. */
const request = (url: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(5_000);
    get(url, { headers, agent: false, signal }, resolve).on('error', reject);
  });

async function findFaults(site: string, page: Page, isPrecompressed: boolean): Promise<string[]> {
  const { route } = page;
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => isRight || faults.push(`${route}: ${fault}`);
  const isFound = route !== NOT_FOUND;
  const url = site + (isFound ? route : '/no-such-page');

  for (const encoding of ['br', 'identity']) {
    const response = await request(url, { accept: 'text/html', 'accept-encoding': encoding });
    const { statusCode, headers } = response;
    const body = await buffer(response);
    const isBrotli = headers['content-encoding'] === 'br';
    const html = (isBrotli ? brotliDecompressSync(body) : body).toString();
    const policy = String(headers['content-security-policy']);
    const hashes = Object.values(hashesOf(page)).flat() as string[];
    expect(statusCode === (isFound ? 200 : 404), `status is ${statusCode}`);
    expect(isBrotli === (encoding === 'br' && isPrecompressed && isFound), `wrong encoding`);
    expect(html === page.html, `the response for ${encoding} is not what was built`);
    expect(
      hashes.every((hash) => policy.includes(hash)) && !policy.includes("'unsafe-inline'"),
      `content-security-policy does not fit the page`,
    );
  }
  const data = await request(`${url}?_rsc`, { rsc: '1', 'accept-encoding': 'br' });
  data.resume();
  const type = String(data.headers['content-type']);
  expect(!isFound || type.startsWith('text/x-component'), `content-type of its data is ${type}`);
  return faults;
}

/** The build's own environment, without settings and without what Next has set for itself. */
function serverEnv(dataDir: string) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(__)?NEXT_|^TURBOPACK/.test(name));
  const env = { ...Object.fromEntries(kept), ...noSettings() };
  return { ...env, DATA_DIR: dataDir, NODE_ENV: 'production' };
}

export async function verify({ pages, context }: Build, isPrecompressed: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const shown = pages.filter(({ route }) => route !== GLOBAL_ERROR);
    const faults = await withServer(context.projectDir, serverEnv(dataDir), (site) =>
      Promise.all(shown.map((page) => findFaults(site, page, isPrecompressed))),
    );
    if (faults.flat().length > 0) throw new Error(faults.flat().join('\n'));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
