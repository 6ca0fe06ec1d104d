/** Boots the finished build and names each page that breaks a promise. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchesScript, fetchesStyle, hintsOf, hintsOfHeader } from './hints.ts';
import { type ExpectedAnswer, type VerifyOptions } from './options.ts';
import { type Output } from './output.ts';
import { GLOBAL_ERROR, NOT_FOUND, type Page } from './page.ts';
import { scriptHashes } from './policies.ts';
import { withServer } from './serve.ts';

export interface Promised {
  isCompressed: boolean;
  isDeferred: boolean;
  hasPolicy: boolean;
  /** Addresses without a page keep the policy of next.config. */
  leavesOthers: boolean;
  hasCritical: boolean;
}

export interface Answer {
  status: number;
  html: string;
  type: string;
  link: string;
  isBrotli: boolean;
  policy: string;
  caching: string;
}

/** Without a deadline: a busy machine answers late, and `fetch` gives up a server that says nothing. */
async function load(url: string, requestHeaders: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, { headers: requestHeaders });
  const header = (name: string) => response.headers.get(name) ?? '';
  return {
    status: response.status,
    html: await response.text(),
    type: header('content-type'),
    link: header('link'),
    isBrotli: header('content-encoding') === 'br',
    policy: header('content-security-policy'),
    caching: header('cache-control'),
  };
}

const scriptSources = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];

/** Compares the answers for a page, with and without Brotli and for its data, with what was built. */
export function brokenPromises(
  page: Page,
  answers: Record<'brotli' | 'plain' | 'data', Answer>,
  { isCompressed, isDeferred, hasPolicy, leavesOthers, hasCritical }: Promised,
): string[] {
  const { brotli, plain, data } = answers;
  const both = [brotli, plain];
  const isFound = page.route !== NOT_FOUND;
  const status = isFound ? 200 : 404;
  const hashes = scriptHashes(page);
  const early = page.all('script').filter(({ attribs }) => 'src' in attribs);
  const hints = [...hintsOf(page), ...both.flatMap(({ link }) => hintsOfHeader(link))];
  const isShell = page.all('template').some(({ attribs }) => attribs.id?.startsWith('B:'));
  const isFree = !hasPolicy || (leavesOthers && !isFound);
  const isAllowed = ({ policy }: Answer) => {
    const sources = scriptSources(policy);
    return hashes.every((hash) => sources.includes(hash)) && !sources.includes("'unsafe-inline'");
  };
  const promises = {
    [`it answers ${status}`]: both.every((answer) => answer.status === status),
    'it arrives as it was built': both.every(({ html }) => html === page.html),
    'it is compressed ahead': brotli.isBrotli === (isCompressed && isFound) && !plain.isBrotli,
    'caches keep it as long with Brotli as without': brotli.caching === plain.caching,
    'its policy allows its inline scripts and no other': isFree || both.every(isAllowed),
    'it requests no script at first':
      !isDeferred || (early.length === 0 && !hints.some(fetchesScript)),
    'it requests no stylesheet at first': !isDeferred || !hasCritical || !hints.some(fetchesStyle),
    'it is whole without scripts': !isDeferred || !isShell,
    'it has data for React': !isFound || data.type.startsWith('text/x-component'),
  };
  return Object.entries(promises)
    .filter(([, isKept]) => !isKept)
    .map(([promise]) => `${page.route} breaks a promise: ${promise}`);
}

async function verifyPage(site: string, page: Page, promised: Promised): Promise<string[]> {
  const url = site + (page.route === NOT_FOUND ? '/no-such-page' : page.route);
  const answers = {
    brotli: await load(url, { accept: 'text/html', 'accept-encoding': 'br' }),
    plain: await load(url, { accept: 'text/html', 'accept-encoding': 'identity' }),
    data: await load(`${url}?_rsc`, { rsc: '1' }),
  };
  return brokenPromises(page, answers, promised);
}

export async function verifyAnswer(
  site: string,
  { path, method = 'GET', headers, status }: ExpectedAnswer,
): Promise<string[]> {
  const response = await fetch(site + path, { method, headers, redirect: 'manual' });
  await response.body?.cancel();
  return response.status === status
    ? []
    : [
        `${method} ${path} has to be answered with ${status}, and is answered with ${response.status}`,
      ];
}

/** How many pages are loaded at once: one process serves them all. */
const AT_ONCE = 4;

/** Loads every page and asks for every answer. @returns a sentence for each that is not as promised. */
export async function verifySite(
  site: string,
  pages: readonly Page[],
  { answers = [], ...promised }: Promised & Pick<VerifyOptions, 'answers'>,
): Promise<string[]> {
  const checks = [
    ...pages.map((page) => ({ name: page.route, run: () => verifyPage(site, page, promised) })),
    ...answers.map((answer) => ({ name: answer.path, run: () => verifyAnswer(site, answer) })),
  ];
  const waiting = checks.values();
  const broken: string[] = [];
  const work = async () => {
    for (const { name, run } of waiting) {
      const found = await run().catch((error: Error) => [
        `${name} cannot be loaded: ${String(error.cause ?? error)}`,
      ]);
      broken.push(...found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return broken;
}

/** The build's own environment, without what Next has set for itself. */
function serverEnv(settings: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(__)?NEXT_|^TURBOPACK/.test(name));
  return { ...Object.fromEntries(kept), ...settings, NODE_ENV: 'production' };
}

export async function verify(
  { pages, context }: Output,
  { env, ...promised }: Promised & VerifyOptions,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const shown = pages.filter(({ route }) => route !== GLOBAL_ERROR);
    const settings = serverEnv(env?.(folder));
    const broken = await withServer(context.projectDir, settings, (site) =>
      verifySite(site, shown, promised),
    );
    if (broken.length > 0) throw new Error(broken.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
