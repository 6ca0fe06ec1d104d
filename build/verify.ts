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
import { FAILURE, LOST, Page } from './page';
import { scriptKind } from './script-kind';

/** What the pages should be: without the framework, and packed for a browser. */
interface Expected {
  isLate: boolean;
  isPacked: boolean;
}

const ask = (address: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(5_000);
    get(address, { headers, agent: false, signal }, resolve).on('error', reject);
  });

/** Headers that were sent more than once; Next does so itself with some of its own. */
function doubled({ rawHeaders }: IncomingMessage): string[] {
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  return names.filter((name, at) => names.indexOf(name) < at && !name.startsWith('x-nextjs-'));
}

async function complaints(site: string, page: Page, expected: Expected): Promise<string[]> {
  const { route } = page;
  const path = route === LOST ? '/no-such-page' : route;
  const found: string[] = [];
  const expect = (isRight: boolean, what: string) => isRight || found.push(`${route}: ${what}`);

  for (const encoding of ['br', 'identity']) {
    const accept = { accept: 'text/html', 'accept-encoding': encoding };
    const answer = await ask(site + path, accept);
    const status = route === LOST ? 404 : 200;
    const packed = encoding === 'br' && expected.isPacked && route !== LOST;
    const got = answer.headers['content-encoding'];
    expect(answer.statusCode === status, `status is ${answer.statusCode}, not ${status}`);
    expect(got === (packed ? 'br' : undefined), `content-encoding is ${got} for ${encoding}`);
    for (const name of doubled(answer)) found.push(`${route}: ${name} is sent twice`);

    const bytes = await buffer(answer);
    const html = (got === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
    const arrived = new Page(route, [], html);
    const policy = String(answer.headers['content-security-policy']);
    const allowed = Object.values(hashesOf(arrived)).flat() as string[];
    expect(html === page.html, `what arrives for ${encoding} is not what was built`);
    expect(
      allowed.every((hash) => policy.includes(hash)) && !policy.includes("'unsafe-inline'"),
      `content-security-policy is not that of what arrives for ${encoding}`,
    );
    const isEager = arrived
      .all('script')
      .some((script) => ['chunk', 'flight'].includes(scriptKind(script) ?? ''));
    expect(isEager !== expected.isLate, 'the framework is in the page from the start');
  }

  if (route === LOST) return found;
  const data = await ask(`${site}${path}?_rsc`, { rsc: '1', 'accept-encoding': 'br' });
  data.resume();
  const type = data.headers['content-type'] ?? '';
  expect(data.statusCode === 200, `status of its data is ${data.statusCode}`);
  expect(type.startsWith('text/x-component'), `content-type of its data is ${type}`);
  for (const name of doubled(data)) found.push(`${route}: ${name} of its data is sent twice`);
  return found;
}

/** The build's own environment, without what is secret, real, or Next's. */
function scratchEnv(data: string) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(__)?NEXT_|^TURBOPACK/.test(name));
  return { ...Object.fromEntries(kept), ...noSettings(), DATA_DIR: data, NODE_ENV: 'production' };
}

/**
 * Serves what was built, once and to nobody else, and asks for every page as a browser does.
 *
 * @throws with each page and header that is not as it should be.
 */
export async function verify({ pages, context }: Build, expected: Expected): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    // Nobody can ask a site to fail.
    const shown = pages.filter(({ route }) => route !== FAILURE);
    const found = await withServer(context.projectDir, scratchEnv(data), (site) =>
      Promise.all(shown.map((page) => complaints(site, page, expected))),
    );
    if (found.flat().length > 0) throw new Error(found.flat().join('\n'));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
