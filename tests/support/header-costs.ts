import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { saveUser } from '@/lib/shop/account/server/users';
import { usersIn } from '@/lib/shop/account/server/user-store';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { asha } from './asha';
import { filesOfEachKind, routePaths } from './build-routes';
import { largestHeaders, type LargeRequest } from './largest-headers';
import { LOST, pages, servedPages } from './pages';
import { processorTime, slowness } from './processor-time';
import { rawRequest, type RawRequest } from './raw-request';
import { scratch } from './scratch';
import { actionBody, hiddenFields, serverActions } from './server-actions';
import { AUTH_SECRET, sessionToken } from './session';
import { nextStart, startSite } from './site';

interface Ask extends RawRequest {
  name: string;
  path: string;
}

const reads = (): Ask[] => {
  const routes = routePaths().filter((path) => !pages.includes(path));
  const files = filesOfEachKind().filter((path) =>
    /^\/icon|(chunks|media|packed)\/[^/]+$/.test(path),
  );
  const lost = [LOST, `/hi${LOST}`, '/words/x', '/api/nothing'];
  return [...servedPages, ...routes, ...files, ...lost].map((path) => ({ name: path, path }));
};

/** What each kind of write is sent with. Nothing of it is accepted, so that it costs little by itself. */
async function writes(site: string): Promise<Ask[]> {
  const origin = { origin: site };
  const text = { ...origin, 'content-type': 'text/plain;charset=UTF-8' };
  const urlencoded = { ...origin, 'content-type': 'application/x-www-form-urlencoded' };
  const session = { path: '/api/account/session', headers: origin };
  const form = new FormData();
  for (const [name, value] of Object.entries(await hiddenFields(`${site}/contact`)))
    form.append(name, value);
  const { contactAction, readMyDataAction } = serverActions();
  const contact = { path: '/contact', method: 'POST' };
  return [
    {
      ...contact,
      name: 'action with a form',
      headers: { ...origin, 'next-action': contactAction! },
      body: actionBody([{ status: 'idle' }, '$K1']),
    },
    {
      ...contact,
      name: 'action of an account',
      headers: { ...text, 'next-action': readMyDataAction! },
      body: '[]',
    },
    { ...session, name: 'sign in', method: 'POST', body: '{"idToken":"a"}' },
    { ...session, name: 'sign out', method: 'DELETE' },
    { name: 'order', path: '/orders/a', method: 'POST', headers: urlencoded, body: 'event=1' },
    { name: 'outbox', path: '/api/outbox', method: 'POST', headers: origin },
    { name: 'put', path: '/', method: 'PUT', headers: origin },
    { ...contact, name: 'form', headers: origin, body: form },
  ];
}

interface HeaderCost {
  route: string;
  header: string;
  /** Processor time above that of an ordinary request, in milliseconds. */
  cost: number;
  status: number;
}

const TRIES = 4;

/**
 * Sends each of some headers to sorts of routes, one after the other.
 *
 * @param enough of a request that took longer than this the shortest of some tries counts: others use
 * the machine, too.
 */
async function measureHeaders(
  site: { url: string; pid: number },
  all: readonly LargeRequest[],
  enough: number,
  routes: readonly string[] | undefined,
): Promise<HeaderCost[]> {
  async function time(ask: Ask, more: Record<string, string> = {}, query?: string) {
    const { path, ...rest } = ask;
    const target = query ? `${path}?${query}` : path;
    const before = processorTime(site.pid);
    const sent = { ...rest, headers: { ...ask.headers, ...more } };
    // The answer may be broken, too.
    const answer = await rawRequest(site.url, target, sent).catch(() => undefined);
    const result = { time: processorTime(site.pid) - before, status: answer?.status ?? 0 };
    // Data of a page have an address of their own, which depends on the headers.
    const { location } = answer?.headers ?? {};
    const isData = result.status === 307 && more.rsc && location && location !== target;
    if (!isData) return result;
    const next: typeof result = await time({ ...ask, path: location }, more);
    return next.time > result.time ? next : result;
  }
  const costs: HeaderCost[] = [];
  const asks = [...reads(), ...(await writes(site.url))];
  for (const ask of asks.filter(({ name }) => !routes || routes.includes(name))) {
    const usual = [];
    for (let tries = 0; tries < TRIES; tries++) usual.push((await time(ask)).time);
    const ordinary = Math.min(...usual);
    for (const [header, headers, query] of all) {
      let best = await time(ask, headers, query);
      for (let tries = 1; tries < TRIES && best.time - ordinary > enough; tries++) {
        const next = await time(ask, headers, query);
        if (next.time < best.time) best = next;
      }
      const { status } = best;
      costs.push({ route: ask.name, header, cost: best.time - ordinary, status });
    }
  }
  return costs;
}

/** Of processor time above that of an ordinary request, where the limits were set. */
const LIMIT_MS = 50;

const script = (text: string) => `--import=data:text/javascript,${encodeURIComponent(text)}`;

/** Few forms a second are rendered without scripts: for the server a second is shorter. */
const FAST_CLOCK = script(
  'const now = performance.now.bind(performance); performance.now = () => 200 * now();',
);

/** As on a host of functions, whose server the guard does not find. */
export const NO_GUARD = script(
  `import channels from 'node:diagnostics_channel';
  const { subscribe } = channels;
  channels.subscribe = (name, listener) =>
    name === 'http.server.request.start' || subscribe(name, listener);`,
);

/** A site for the tests of a file, which measures the headers of a visitor who has logged in. */
export function headerCosts() {
  const { root: folder, remove } = scratch();
  let cookie: string;
  beforeAll(async () => {
    const database = sqliteDatabase(folder);
    const { createdAt } = await saveUser(asha, usersIn(database));
    await database.close();
    cookie = `session=${await sessionToken({ uid: asha.id, createdAt })}`;
  });
  afterAll(remove);

  /**
   * @param routes names of asks; all without it.
   * @returns what takes more processor time than `LIMIT_MS` allows, has no answer, or was refused before it cost anything.
   */
  return async function measure({
    routes,
    kind = '',
    preloads = [],
  }: { routes?: readonly string[]; kind?: string; preloads?: string[] } = {}) {
    const args = (port: number) => [FAST_CLOCK, ...preloads, ...nextStart.args(port)];
    const site = await startSite({ DATA_DIR: folder, AUTH_SECRET }, { ...nextStart, args });
    onTestFinished(site.stop);
    const headers = largestHeaders(cookie).filter(([name]) => name.startsWith(kind));
    const limit = LIMIT_MS * slowness();
    const costs = await measureHeaders(site, headers, limit / 2, routes);
    const names = new Set(costs.map(({ route }) => route));
    const faults = costs.filter(
      ({ route, cost, status }) =>
        cost > limit || status === 0 || (route === 'form' && status === 503),
    );
    return { faults, names: [...names], site };
  };
}
