import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@/scripts/lib/port.mjs';
import { findCaddy } from '@/scripts/lib/programs.mjs';
import { untilAnswers } from '@/scripts/lib/until-ready.mjs';
import { linesWithToken, links, TOKEN } from '@/tests/support/link-requests';
import { rawRequest } from '@/tests/support/raw-request';
import { scratch } from '@/tests/support/scratch';

/** Caddy with `deploy/Caddyfile`, without TLS. `log` is all that it wrote. */
async function startCaddy(site: string) {
  const program = findCaddy();
  if (!program) throw new Error('This needs Caddy: apt install caddy, or brew install caddy.');
  const folder = scratch();
  const url = `http://127.0.0.1:${await freePort()}`;
  const recipe = readFileSync('deploy/Caddyfile', 'utf8');
  const changed = recipe.replace('site:3000', site).replace(/^\{$/m, '{\n\tadmin off');
  folder.write('Caddyfile', changed);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder.root, 'Caddyfile')];
  const env = { ...process.env, HOME: folder.root, XDG_CONFIG_HOME: '', XDG_DATA_HOME: '' };
  const child = spawn(program, args, { env: { ...env, SITE_URL: url } });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    folder.remove();
  });
  if (!(await untilAnswers(child, url))) throw new Error(`Caddy did not start:\n${log}`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return log;
    },
  };
}

async function requestAll(url: string): Promise<number[]> {
  const statuses = new Set<number>();
  for (const path of links) {
    const headers = { referer: `${url}/orders/${TOKEN}` };
    for (const method of ['GET', 'HEAD', 'POST'])
      statuses.add((await rawRequest(url, path, { method, headers })).status);
    const body = 'x'.repeat(100_000);
    const large = rawRequest(url, path, { method: 'POST', headers, body }).catch(() => undefined);
    statuses.add((await large)?.status ?? 0);
  }
  await rawRequest(url, '/contact', { headers: { referer: `${url}/orders/${TOKEN}` } });
  return [...statuses];
}

test('sample Caddy: no log has the token of a link while the site is down', async () => {
  const caddy = await startCaddy(`127.0.0.1:${await freePort()}`);
  expect(await requestAll(caddy.url)).toContain(502);
  const log = await caddy.stop();
  // Other requests are in it.
  expect(log).toContain('"/contact"');
  expect(linesWithToken(log)).toEqual([]);
});
