import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyProject, pack, plainEnv } from '../project.mjs';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('example: runs on the packed tarball by the one command of its README', async () => {
  const packed = mkdtempSync(join(tmpdir(), 'packed-'));
  const project = copyProject('examples/one-island');
  const tarball = await pack(packed);
  copyFileSync(tarball, join(project.folder, basename(tarball)));
  const readme = readFileSync(join(project.folder, 'README.md'), 'utf8');
  const [, command] = /```sh\n(.*)\n```/.exec(readme)!;
  expect(command).not.toContain('\n');
  const port = await freePort();
  // What the registry would bring lies there already.
  const env = plainEnv({
    PORT: String(port),
    npm_config_offline: 'true',
    npm_config_audit: 'false',
  });
  const child = spawn('sh', ['-c', command!], { cwd: project.folder, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const ended = once(child, 'close');
  try {
    let answer: Response | undefined;
    while (!answer) {
      expect(child.exitCode, output).toBe(null);
      answer = await fetch(`http://localhost:${port}`).catch(() => undefined);
      await wait(100);
    }
    const html = await answer.text();
    expect(html).toContain('One island');
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(answer.headers.get('content-security-policy')).toMatch(/^script-src 'self' 'sha256-/);
  } finally {
    process.kill(-child.pid!);
    await ended;
    project.remove();
    rmSync(packed, { recursive: true, force: true });
  }
});
