import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, portError } from '@/scripts/steps/port.mjs';
import { root } from '@/scripts/steps/root.mjs';
import { scratch } from '@/tests/support/scratch';

/** Stands for Next. */
const SERVER = `
  console.log('▲ Next.js 16.4.6');
  console.log('   - Local:        http://localhost:3000');
  console.log(' ✓ Ready in 320ms');
  console.log('{"event":"hello"}');
  const [port] = process.argv.slice(4);
  require('node:http').createServer((_, answer) => answer.end()).listen({ port });
  process.on('SIGTERM', () => {
    console.log('SIGTERM');
    setTimeout(() => process.exit(0), 100);
  });
`;
const steps = JSON.stringify(join(root, 'scripts/steps'));
/** Stands for \`npm start\`. Sign-in works once the file READY_FILE exists. */
const COMMAND = `
  import { existsSync } from 'node:fs';
  const { main } = await import(${steps} + '/run.mjs');
  const { serve } = await import(${steps} + '/serve.mjs');
  const { READY_FILE } = process.env;
  const auth = {
    ready: new Promise((resolve) => {
      setInterval(() => (!READY_FILE || existsSync(READY_FILE)) && resolve(), 10).unref();
    }),
    stop: async () => (auth.stopped ??= console.log('Auth stopped.') ?? true),
  };
  const [port, program] = process.argv.slice(2);
  await main(() => serve({ command: 'start', port: Number(port), env: process.env, auth, program }));
`;

let folder: ReturnType<typeof scratch>;
let port: number;
beforeEach(async () => {
  folder = scratch();
  folder.write('next.cjs', SERVER);
  folder.write('command.mjs', COMMAND);
  port = await freePort();
});
afterEach(() => folder.remove());

function start(env: Record<string, string> = {}) {
  const args = [join(folder.root, 'command.mjs'), String(port), join(folder.root, 'next.cjs')];
  const child = spawn(process.execPath, args, {
    env: { ...env, NODE_ENV: 'test', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const lines = () => output.trim().split('\n');
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ready = () => expect.poll(lines).toContain(`Ready: http://localhost:${port}`);
  return { child, lines, ready, end: once(child, 'close') };
}

const answers = () =>
  fetch(`http://localhost:${port}`).then(
    ({ ok }) => ok,
    () => false,
  );

test.each(['SIGTERM', 'SIGINT'] as const)(
  "serve: prints the log without Next's banner, and %s stops server and emulator",
  async (signal) => {
    const { child, end, lines, ready } = start();
    await ready();
    expect(await answers()).toBe(true);
    child.kill(signal);
    expect(await end).toEqual([0, null]);
    expect(lines().slice(0, 2)).toEqual(['Starting the site …', '{"event":"hello"}']);
    expect(lines().slice(3).sort()).toEqual(['Auth stopped.', 'SIGTERM']);
    expect(await portError(port)).toBeUndefined();
  },
);

test.each([
  ['of a server that never answers', 3, 'The site stopped by itself (exit code 3).'],
  ['1 when its port is in use', 1, expect.stringMatching(/^PORT \d+ is in use/)],
])('serve: exits with the code %s, and a sentence', async (_, code, sentence) => {
  folder.write('next.cjs', 'process.exit(3)');
  const other = createServer();
  if (code === 1) other.listen(port);
  const { end, lines } = start();
  expect(await end).toEqual([code, null]);
  const said = lines().filter((line) => line !== 'Starting the site …');
  expect(said.sort()).toEqual(['Auth stopped.', sentence]);
  other.close();
});

test('serve: prints Ready only when visitors can sign in, too', async () => {
  const { child, end, lines, ready } = start({ READY_FILE: join(folder.root, 'signed-in') });
  await expect.poll(answers).toBe(true);
  // The command asks more often than this.
  for (let count = 0; count < 10; count++) await answers();
  expect(lines().join()).not.toContain('Ready');
  folder.write('signed-in', '');
  await ready();
  child.kill('SIGTERM');
  await end;
});

test('serve: leaves no server behind when it is killed', async () => {
  const { child, end, ready } = start();
  await ready();
  child.kill('SIGKILL');
  await end;
  await expect.poll(() => portError(port)).toBeUndefined();
});
