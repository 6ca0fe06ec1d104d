import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { platformFolder } from '../../scripts/steps/platform-build.mjs';

/** The folder in the form of the Build Output API that a host would deploy. */
export const OUTPUT = platformFolder;

interface Condition {
  type: string;
  key: string;
  value?: string;
}

interface Route {
  handle?: string;
  src: string;
  dest?: string;
  status?: number;
  continue?: boolean;
  headers?: Record<string, string>;
  has?: Condition[];
  missing?: Condition[];
}

const read = (file: string) => readFileSync(join(OUTPUT, file));
const isFile = (file: string) => statSync(join(OUTPUT, file), { throwIfNoEntry: false })?.isFile();

export const routes = () =>
  (JSON.parse(read('config.json').toString()) as { routes: Route[] }).routes;

function holds({ type, key, value }: Condition, headers: IncomingHttpHeaders): boolean {
  const found = type === 'header' ? headers[key] : undefined;
  return (
    found !== undefined && (value === undefined || new RegExp(`^${value}$`).test(String(found)))
  );
}

/** Goes through the routes from one handle to the next, as the host does. */
function follow(
  list: Route[],
  handle: string | undefined,
  path: string,
  asked: IncomingHttpHeaders,
) {
  const start = handle ? list.findIndex((route) => route.handle === handle) + 1 : 0;
  const end = list.findIndex((route, at) => at >= start && route.handle !== undefined);
  const headers: Record<string, string> = {};
  for (const route of list.slice(start, end < 0 ? undefined : end)) {
    const isMeant =
      new RegExp(`^(?:${route.src})$`).test(path) &&
      (route.has ?? []).every((condition) => holds(condition, asked)) &&
      !(route.missing ?? []).some((condition) => holds(condition, asked));
    if (!isMeant) continue;
    Object.assign(headers, lowerCase(route.headers));
    if (route.dest) path = path.replace(new RegExp(`^(?:${route.src})$`), route.dest);
    if (!route.continue) break;
  }
  return { path, headers };
}

const lowerCase = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

interface Fallback {
  fallback: string;
  initialStatus?: number;
  initialHeaders?: Record<string, string>;
}

/** A file, or what was prerendered for an address; a function is not called. */
function find(path: string) {
  if (isFile(`static${path}`)) {
    return { body: read(`static${path}`), headers: { 'content-type': TYPES[extname(path)] ?? '' } };
  }
  const name = path === '/' ? 'index' : path.slice(1);
  const config = `functions/${name}.prerender-config.json`;
  if (!existsSync(join(OUTPUT, config))) return undefined;
  const { fallback, initialHeaders, initialStatus } = JSON.parse(
    read(config).toString(),
  ) as Fallback;
  const body = read(join('functions', name, '..', fallback));
  return { body, headers: lowerCase(initialHeaders), status: initialStatus };
}

/** Serves what the host would have at its edge, by the rules in its `config.json`. */
export async function servePlatform(): Promise<{ url: string; stop(): Promise<void> }> {
  const list = routes();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const { path, headers } = follow(list, undefined, pathname, request.headers);
    const found = find(path);
    const hit = found && follow(list, 'hit', path, request.headers).headers;
    const lost = { body: read('static/404.html'), headers: { 'content-type': TYPES['.html']! } };
    const answer = found ?? { ...lost, status: 404 };
    response
      .writeHead(answer.status ?? 200, { ...answer.headers, ...headers, ...hit })
      .end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
