import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findNginx } from '@/scripts/lib/programs.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { untilAnswers } from '@/scripts/lib/until-ready.mjs';

const CONFIGURATION = resolve(import.meta.dirname, '../../deploy/nginx.conf');

/**
 * nginx with the configuration of `deploy/nginx.conf`, without TLS, in front of a site on this machine.
 *
 * @param changes texts of the configuration and what stands in their place.
 */
export async function startEdge(site: string, changes: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  /** A path as the configuration has it: it may hold a space. */
  const at = (name: string) => `"${join(folder, name)}"`;
  const replaced = {
    '/var/cache/sutra-pages': at('cache'),
    '127.0.0.1:3000': new URL(site).host,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    ...changes,
  };
  const text = Object.entries(replaced).reduce(
    (changed, [from, to]) => changed.replace(from, to),
    (await readFile(CONFIGURATION, 'utf8')).replace(/^ *(listen \[::\]|ssl_certificate).*\n/gm, ''),
  );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${at(name)};`,
  );
  const file = join(folder, 'nginx.conf');
  // Whoever may not become another user stays who it is.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    file,
    `${user} daemon off; worker_processes 1; pid ${at('pid')}; error_log stderr crit; error_log ${at('errors')} info;
events { worker_connections 512; }
http {
  log_format held '$upstream_cache_status';
  access_log ${at('access')};
  access_log ${at('held')} held;
  ${places.join('\n  ')}
  ${text}
}`,
  );
  await mkdir(join(folder, 'cache'));
  const nginx = findNginx();
  if (!nginx) {
    throw new Error('This needs nginx: apt install nginx-light, or brew install nginx.');
  }
  const child = spawn(nginx, ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await untilAnswers(child, url))) throw new Error('nginx did not start.');
  return {
    url,
    /** Of the server that redirects to https. */
    plainUrl: `http://127.0.0.1:${plainPort}`,
    /** All that nginx wrote down, with the most talkative settings. */
    logs: async () =>
      (
        await Promise.all(['errors', 'access'].map((name) => readFile(join(folder, name), 'utf8')))
      ).join('\n'),
    cache: join(folder, 'cache'),
    /** How many of the requests so far went on to the site. */
    async passedOn() {
      const lines = (await readFile(join(folder, 'held'), 'utf8')).trim().split('\n');
      return lines.filter((line) => line !== 'HIT' && line !== 'UPDATING').length;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
