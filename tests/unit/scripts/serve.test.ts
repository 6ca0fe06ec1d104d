import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { portComplaint } from '@/scripts/steps/port.mjs';
import { root } from '@/scripts/steps/root.mjs';
import { isBanner } from '@/scripts/steps/serve.mjs';
import { freePort } from '@/tests/support/free-port';
import { scratch } from '@/tests/support/scratch';

describe('of what Next writes', () => {
  test.each([
    '▲ Next.js 16.4.6',
    '   ▲ Next.js 16.4.6 (Turbopack)',
    '   - Local:        http://localhost:3000',
    '   - Network:      http://172.17.0.2:3000',
    '   - Environments: .env.local',
    ' ✓ Starting...',
    ' ✓ Ready in 320ms',
    '✓ Running next.config.ts took 170ms',
    '',
  ])('%j is about itself', (line) => expect(isBanner(line)).toBe(true));

  test.each([
    '{"level":"warn","event":"submission-failed"}',
    ' ⨯ Error: something broke',
    ' GET /about 200 in 31ms',
  ])('%j is not', (line) => expect(isBanner(line)).toBe(false));
});

/** Stands for Next: greets, logs, listens, and takes its time to end. */
const SERVER = `
  console.log('▲ Next.js 16');
  console.log('{"event":"hello"}');
  const [port, , host] = process.argv.slice(4);
  require('node:http').createServer((_, answer) => answer.end()).listen({ port, host });
  process.on('SIGTERM', () => {
    console.log('Told to end.');
    if (!process.env.HANGS) setTimeout(() => process.exit(0), 100);
  });
  setTimeout(() => process.exit(7), Number(process.env.LIVES ?? 60_000));
`;
const steps = JSON.stringify(join(root, 'scripts/steps'));
/** `identity` becomes ready when the file named by READY_FILE exists. */
const COMMAND = `
  import { existsSync } from 'node:fs';
  const { main } = await import(${steps} + '/prepare.mjs');
  const { serve } = await import(${steps} + '/serve.mjs');
  const { HOST: host, READY_FILE } = process.env;
  const port = Number(process.argv[2]);
  const identity = {
    ready: new Promise((resolve) => {
      setInterval(() => (!READY_FILE || existsSync(READY_FILE)) && resolve(), 10).unref();
    }),
    stop: async () => (identity.stopped ??= console.log('Identity stopped.') ?? true),
  };
  const env = process.env;
  await main(() => serve({ root: import.meta.dirname, command: 'start', port, host, env, identity, stopMs: env.STOP_MS }));
`;

describe('the command', () => {
  let folder: ReturnType<typeof scratch>;
  let port: number;

  beforeEach(async () => {
    folder = scratch();
    folder.write('node_modules/next/dist/bin/next', SERVER);
    folder.write('command.mjs', COMMAND);
    port = await freePort();
  });
  afterEach(() => folder.remove());

  function start(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [join(folder.root, 'command.mjs'), String(port)], {
      env: { ...env, NODE_ENV: 'test', PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const lines = () => output.trim().split('\n');
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const ready = () =>
      expect.poll(lines, { timeout: 10_000 }).toContain(`Ready: http://localhost:${port}`);
    return { child, lines, ready, end: once(child, 'close') };
  }

  const portIsFree = () =>
    expect.poll(() => portComplaint(port), { timeout: 5_000 }).toBeUndefined();

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'is ready once it answers, and %s ends it well',
    async (signal) => {
      const { child, end, lines, ready } = start();
      await ready();
      expect((await fetch(`http://localhost:${port}`)).status).toBe(200);
      child.kill(signal);
      expect(await end).toEqual([0, null]);
      expect(lines()[0]).toBe('{"event":"hello"}');
      expect(lines().slice(2).sort()).toEqual(['Identity stopped.', 'Told to end.']);
      expect(await portComplaint(port)).toBeUndefined();
    },
  );

  test('passes a crash on', async () => {
    const { end, lines, ready } = start({ LIVES: '1000' });
    await ready();
    expect(await end).toEqual([7, null]);
    expect(lines()).toContain('The site stopped by itself (exit code 7).');
  });

  test('passes on that it never came up', async () => {
    folder.write('node_modules/next/dist/bin/next', 'process.exit(3)');
    const { end, lines } = start();
    expect(await end).toEqual([3, null]);
    expect(lines()).toEqual(['The site stopped by itself (exit code 3).', 'Identity stopped.']);
  });

  test('names the port when it is in use', async () => {
    const other = createServer().listen(port);
    const { end, lines } = start();
    expect(await end).toEqual([1, null]);
    expect(lines()).toEqual([
      'Identity stopped.',
      expect.stringMatching(`^PORT ${port} is in use`),
    ]);
    other.close();
  });

  test('serve: prints Ready only when visitors can sign in, too', async () => {
    const { child, end, lines, ready } = start({ READY_FILE: join(folder.root, 'signed-in') });
    const url = `http://localhost:${port}`;
    await expect
      .poll(() =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    // The command asks more often than this.
    for (let asked = 0; asked < 10; asked++) await fetch(url);
    expect(lines().join()).not.toContain('Ready');
    folder.write('signed-in', '');
    await ready();
    child.kill('SIGTERM');
    await end;
  });

  test('serve: listens on the address it was given', async () => {
    const { child, end, ready } = start({ HOST: '127.0.0.1' });
    await ready();
    // Another address of this machine, which a server on all addresses answers at.
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow();
    child.kill('SIGTERM');
    await end;
  });

  test('serve: kills a server that does not end', async () => {
    const { child, end, lines, ready } = start({ HANGS: '1', STOP_MS: '200' });
    await ready();
    child.kill('SIGTERM');
    expect(await end).toEqual([0, null]);
    expect(lines()).toContain('Told to end.');
    await portIsFree();
  });

  test('leaves no server behind when it is killed', async () => {
    const { child, end, ready } = start();
    await ready();
    child.kill('SIGKILL');
    await end;
    await portIsFree();
  });
});
