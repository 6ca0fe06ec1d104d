import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { isRunning } from '@/scripts/lib/run.mjs';
import { untilAnswers } from '@/scripts/lib/until-ready.mjs';
import { scratch } from './scratch';

export interface RunningSite {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string;
  pid: number;
  /** Everything the server has written so far. */
  output(): string;
  /** Ends the server with a signal, keeps its folder, and says how that went. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null }>;
  stop(): Promise<void>;
}

/** What serves a build: a script with its arguments, and the folder it runs in. */
interface Server {
  folder: string;
  args: (port: number) => string[];
  env?: Record<string, string>;
}

const ROOT = resolve(import.meta.dirname, '../..');

export const nextStart: Server = {
  folder: ROOT,
  args: (port) => [join(ROOT, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)],
};

/** The server that a standalone build brings along. */
const standaloneServer = (folder: string): Server => ({
  folder,
  args: () => ['server.js'],
  env: { HOSTNAME: '127.0.0.1' },
});

const STANDALONE = join(ROOT, '.next/standalone');
const MODULES = join(STANDALONE, 'node_modules');

function copyBuild(filter: (path: string) => boolean) {
  if (!existsSync(STANDALONE)) throw new Error('`npm run test:all` makes the standalone build.');
  const { root, remove } = scratch();
  // Its own links would otherwise lead back to the build.
  const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, filter };
  cpSync(STANDALONE, root, options);
  return { server: standaloneServer(root), remove };
}

/** The standalone build outside the project, whose modules a folder within would find. */
export const copyStandalone = () => copyBuild(() => true);

/** The same with the pages that `FRAMEWORK=eager` builds, and a link to the modules. */
export function copyEager() {
  const copy = copyBuild((path) => path !== MODULES);
  symlinkSync(MODULES, join(copy.server.folder, 'node_modules'));
  cpSync(join(ROOT, '.next/eager'), join(copy.server.folder, '.next'), { recursive: true });
  return copy;
}

/** Ends a server that does not stop, which would otherwise be left behind. */
const STOPS_WITHIN = 60_000;

function spawnServer(
  { folder, args, env }: Server,
  port: number,
  settings: Record<string, string>,
) {
  // The server ends with the test run, however that ends.
  const preload = `--import=${pathToFileURL(join(ROOT, 'scripts/lib/exit-with-parent.mjs'))}`;
  const child = spawn(process.execPath, [preload, ...args(port)], {
    cwd: folder,
    env: {
      ...process.env,
      ...noSettings(),
      ...env,
      // The tests read settings too, and lib/env.ts leaves this behind.
      AUTH_URL: undefined,
      ...settings,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  }
  return {
    child,
    ended: once(child, 'close'),
    output: () => output,
  };
}

/** What a server writes and answers that is to end by itself instead of serving. */
export async function refusedStart(settings: Record<string, string>, server = nextStart) {
  const port = await freePort();
  const { child, ended, output } = spawnServer(server, port, settings);
  const answers = untilAnswers(child, `http://localhost:${port}`);
  const hasAnswered = await answers.finally(() => child.kill('SIGKILL'));
  await ended;
  return { code: child.exitCode, output: output(), hasAnswered };
}

/**
 * Starts the production build once more, on a free port and with settings of its own. Settings
 * that are not given are unset, whatever `.env` files stand on this machine; what the site stores
 * goes to a folder that is removed when it stops.
 *
 * @throws when there is no build, or the server ends or stays silent instead of answering.
 */
export async function startSite(
  settings: Record<string, string> = {},
  server = nextStart,
): Promise<RunningSite> {
  if (!existsSync(join(ROOT, '.next/BUILD_ID'))) {
    throw new Error('There is no production build yet: run `npm run build` first.');
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = scratch();
  const started = spawnServer(server, port, { DATA_DIR: folder.root, ...settings });
  const { child, ended, output } = started;

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    await ended;
    return { code: child.exitCode };
  }
  async function stop() {
    const late = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN);
    if (isRunning(child)) await end('SIGTERM');
    clearTimeout(late);
    folder.remove();
  }

  try {
    if (await untilAnswers(child, url)) return { url, pid: child.pid!, output, end, stop };
    throw new Error('The site did not start.');
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output()}`, { cause: error });
  }
}
