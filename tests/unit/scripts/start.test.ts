import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, portError } from '@/scripts/lib/port.mjs';
import { root } from '@/scripts/lib/root.mjs';
import { scratch } from '@/tests/support/scratch';

/** Stands for Next. */
const SERVER = `
  console.log('{"event":"hello"}');
  const [port] = process.argv.slice(4);
  require('node:http').createServer((_, answer) => answer.end()).listen({ port });
  process.on('SIGTERM', () => {
    console.log('SIGTERM');
    setTimeout(() => process.exit(0), 100);
  });
`;
const library = JSON.stringify(join(root, 'scripts/lib'));
/** Stands for \`npm start\`. Sign-in works once the file READY_FILE exists. */
const COMMAND = `
  import { existsSync } from 'node:fs';
  const { main, onEnd } = await import(${library} + '/run.mjs');
  const { serve } = await import(${library} + '/serve.mjs');
  const { READY_FILE } = process.env;
  const ready = new Promise((resolve) => {
    setInterval(() => (!READY_FILE || existsSync(READY_FILE)) && resolve(), 10).unref();
  });
  const [port, program] = process.argv.slice(2);
  await main(async () => {
    onEnd(() => console.log('Auth stopped.'));
    await serve({ command: 'start', port: Number(port), env: process.env, ready, program });
  });
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

function start(env: Record<string, string> = {}, ...npm: string[]) {
  const args = [join(folder.root, 'command.mjs'), String(port), join(folder.root, 'next.cjs')];
  const [program = '', ...more] = [...npm, process.execPath, ...args];
  const child = spawn(program, more, {
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
  'npm start: passes the log on, and %s stops server and emulator',
  async (signal) => {
    const { child, end, lines, ready } = start();
    await ready();
    expect(await answers()).toBe(true);
    child.kill(signal);
    expect(await end).toEqual([0, null]);
    const said = ['{"event":"hello"}', 'SIGTERM', 'Auth stopped.'];
    expect(lines()).toEqual(expect.arrayContaining(said));
    expect(await portError(port)).toBeUndefined();
  },
);

test('npm start: fails with a sentence when the server ends by itself', async () => {
  folder.write('next.cjs', 'process.exit(3)');
  const { end, lines } = start();
  expect(await end).toEqual([1, null]);
  const said = ['The site stopped by itself (exit code 3).', 'Auth stopped.'];
  expect(lines()).toEqual(expect.arrayContaining(said));
  expect(lines().join()).not.toContain('Ready');
});

test('npm start: prints Ready only when visitors can sign in, too', async () => {
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

test.each([
  ['it', []],
  ['npm', ['sh', '-c', '"$0" "$@"; exit']],
])('npm start: leaves no server behind when %s is killed', async (_name, npm) => {
  const { child, ready } = start({ npm_lifecycle_event: 'start' }, ...npm);
  await ready();
  child.kill('SIGKILL');
  await expect.poll(() => portError(port)).toBeUndefined();
});

test('port: says what to do about one that is in use', async () => {
  const other = createServer().listen(port);
  await once(other, 'listening');
  expect(await portError(port)).toBe(
    `PORT ${port} is in use. Stop what runs there, or set PORT to another number.`,
  );
  other.close();
});
