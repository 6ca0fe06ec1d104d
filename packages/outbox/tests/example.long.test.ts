import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
const repository = resolve(folder, '../..');
const modules = join(repository, 'node_modules');

const example = 'node_modules/@sutra/outbox/examples/form.mjs';

/** The packed tarball in an empty folder, by the command of its README, without a network. */
function install(): string {
  const empty = mkdtempSync(join(tmpdir(), 'outbox-example-'));
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }));
  execFileSync(process.execPath, [join(repository, 'scripts/packages/copy.mjs'), 'outbox', empty]);
  const tarball = readdirSync(empty).find((name) => name.endsWith('.tgz'))!;
  const command = `npm install @sutra/outbox @libsql/client && node ${example}`;
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`\n${command}\n`);
  // Offline, so the registry's package is linked from this repository.
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
    cwd: empty,
  });
  mkdirSync(join(empty, 'node_modules/@libsql'));
  symlinkSync(join(modules, '@libsql/client'), join(empty, 'node_modules/@libsql/client'));
  return empty;
}

/** An inbox that another program has; it listens when it is told to. */
function inbox() {
  const received: { key: string; note: string }[] = [];
  const server = createServer(async (request, response) => {
    const { text: note } = JSON.parse(await text(request)) as { text: string };
    received.push({ key: String(request.headers['idempotency-key']), note });
    response.end();
    server.emit('received');
  });
  onTestFinished(() => void server.close());
  return {
    received,
    first: once(server, 'received'),
    listen: async (port: number) => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

async function start(cwd: string, port: number) {
  const env = { ...process.env, DATA_DIR: 'notes', PORT: '0', INBOX: `http://127.0.0.1:${port}/` };
  const child: ChildProcess = spawn(process.execPath, [example], { cwd, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toMatch(/http:\/\/127/);
  const [url] = /http:\/\/\S+/.exec(output)!;
  return {
    open: async () => (await fetch(url)).text(),
    press: async (html: string, note: string) => {
      const id = /name="id" value="(.*?)"/.exec(html)![1]!;
      return (
        await fetch(url, { method: 'POST', body: new URLSearchParams({ id, text: note }) })
      ).text();
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

it('example: a note that was stored arrives once, although the process was killed', async () => {
  const cwd = install();
  expect(readdirSync(join(cwd, 'node_modules')).sort()).not.toContain('firebase-admin');
  const target = inbox();
  const port = await target.listen(0);
  await target.close();

  const first = await start(cwd, port);
  const form = await first.open();
  expect(await first.press(form, 'Hello')).toContain('is stored');
  // Pressed again.
  expect(await first.press(form, 'Hello')).toMatch(/is stored|has arrived/);
  await first.kill();

  await target.listen(port);
  await start(cwd, port);
  await target.first;
  expect(target.received).toMatchObject([{ note: 'Hello' }]);
  expect(target.received[0]!.key).toMatch(/^[0-9a-f]{64}$/);
});
