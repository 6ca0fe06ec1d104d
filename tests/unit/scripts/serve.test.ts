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
  require('node:http').createServer((_, answer) => answer.end()).listen(process.argv[4]);
  process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100));
  setTimeout(() => process.exit(7), Number(process.env.LIVES ?? 60_000));
`;
const steps = JSON.stringify(join(root, 'scripts/steps'));
const COMMAND = `
  const { main } = await import(${steps} + '/prepare.mjs');
  const { serve } = await import(${steps} + '/serve.mjs');
  const [port] = process.argv.slice(2);
  const cleanUp = async () => console.log('Cleaned up.');
  const args = ['start', '--port', port];
  await main(() => serve({ root: import.meta.dirname, port: Number(port), args, env: process.env, cleanUp }));
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
      expect(lines()).toEqual([
        '{"event":"hello"}',
        `Ready: http://localhost:${port}`,
        'Cleaned up.',
      ]);
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
    expect(lines()).toEqual(['The site stopped by itself (exit code 3).', 'Cleaned up.']);
  });

  test('names the port when it is in use', async () => {
    const other = createServer().listen(port);
    const { end, lines } = start();
    expect(await end).toEqual([1, null]);
    expect(lines()).toEqual(['Cleaned up.', expect.stringMatching(`^PORT ${port} is in use`)]);
    other.close();
  });

  test('leaves no server behind when it is killed', async () => {
    const { child, end, ready } = start();
    await ready();
    child.kill('SIGKILL');
    await end;
    await portIsFree();
  });
});
