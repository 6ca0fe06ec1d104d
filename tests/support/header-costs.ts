import { pathsIn } from '@/content/pages';
import { filesOfEachKind, routePaths } from './build-routes';
import { type LargeRequest } from './largest-headers';
import { LOST, pages } from './pages';
import { processorTime } from './processor-time';
import { rawRequest, type RawRequest } from './raw-request';
import { actionBody, hiddenFields, serverActions } from './server-actions';

interface Ask extends RawRequest {
  name: string;
  path: string;
}

/** Prerendered pages differ in their text alone: one of each language, and one with a parameter. */
const differentPages = [pathsIn('en').home, pathsIn('hi').contact, pathsIn('en').nikhilam];

const reads = (): Ask[] => {
  const routes = routePaths().filter((path) => !pages.includes(path));
  const files = filesOfEachKind().filter((path) =>
    /^\/icon|(chunks|media|packed)\/[^/]+$/.test(path),
  );
  const lost = [LOST, `/hi${LOST}`, '/words/x', '/api/nothing'];
  return [...differentPages, ...routes, ...files, ...lost].map((path) => ({ name: path, path }));
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

export interface HeaderCost {
  route: string;
  header: string;
  /** Processor time above that of an ordinary request, in milliseconds. */
  cost: number;
  status: number;
}

const TRIES = 4;

/**
 * Sends each of some headers to each sort of route, one after the other.
 *
 * @param enough of a request that took longer than this the shortest of some tries counts: others use
 * the machine, too.
 */
export async function measureHeaders(
  site: { url: string; pid: number },
  all: readonly LargeRequest[],
  enough: number,
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
  for (const ask of [...reads(), ...(await writes(site.url))]) {
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
