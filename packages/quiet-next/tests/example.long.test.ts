import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, pack, plainEnv } from './project.mjs';

test('example: runs on the packed tarball by the one command of its README', async () => {
  const packed = mkdtempSync(join(tmpdir(), 'packed-'));
  const project = copyProject('examples/one-island');
  const tarball = await pack(packed);
  copyFileSync(tarball, join(project.folder, basename(tarball)));
  const readme = readFileSync(join(project.folder, 'README.md'), 'utf8');
  const [, command] = /```sh\n(.*)\n```/.exec(readme)!;
  expect(command).not.toContain('\n');
  // What the registry would bring lies there already: npm asks it for what it has not heard of yet.
  const env = plainEnv({
    // A port that is free now may not be when the pages are built.
    PORT: '0',
    npm_config_prefer_offline: 'true',
    // npm would ask the registry whether a peer fits, unless an earlier install has left its answer.
    npm_config_legacy_peer_deps: 'true',
    npm_config_audit: 'false',
  });
  const child = spawn('sh', ['-c', command!], { cwd: project.folder, env, detached: true });
  let output = '';
  const ended = once(child, 'close');
  const address = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (url) resolve(url);
      });
    }
    void ended.then(() => resolve(undefined));
  });
  try {
    const url = await address;
    expect(url, output).toBeDefined();
    const answer = await fetch(url!);
    const html = await answer.text();
    expect(html).toContain('One island');
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(answer.headers.get('content-security-policy')).toMatch(/^script-src 'self' 'sha256-/);
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!);
    await ended;
    project.remove();
    rmSync(packed, { recursive: true, force: true });
  }
});
