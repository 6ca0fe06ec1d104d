import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, replaceBuild, servedPorts } from '@/scripts/lib/build.mjs';
import { root as projectRoot } from '@/scripts/lib/root.mjs';
import { scratch } from '@/tests/support/scratch';

const FOLDERS = ['app', 'build', 'components', 'content', 'lib', 'packages', 'public'];

function project(text = 'one') {
  const folder = scratch();
  for (const name of FOLDERS) folder.write(`${name}/file.ts`, `${name} ${text}`);
  folder.write('next.config.ts', 'export default {}');
  return folder;
}

const LOCAL = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099', PORT: '3000' };

test.each([
  ['another port', { ...LOCAL, PORT: '3001' }],
  ['another port of the emulator', { ...LOCAL, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9100' }],
  ['a setting that only the server reads', { ...LOCAL, DATA_DIR: 'elsewhere' }],
])('build: is the same with %s', (_what, env) => {
  const { root, remove } = project();
  expect(fingerprint(env, root)).toBe(fingerprint(LOCAL, root));
  remove();
});

test.each([
  ['a domain', { PORT: '3000', SITE_URL: 'https://example.in' }],
  ['Firebase instead of the emulator', { PORT: '3000', NEXT_PUBLIC_FIREBASE_API_KEY: 'key' }],
  ['neither', { PORT: '3000' }],
])('build: is another one with %s', (_what, env) => {
  const { root, remove } = project();
  expect(fingerprint(env, root)).not.toBe(fingerprint(LOCAL, root));
  remove();
});

test('build: is the same in a copy of the folder, and another one of other sources', () => {
  const [here, copy, changed] = [project(), project(), project('two')];
  expect(fingerprint(LOCAL, copy.root)).toBe(fingerprint(LOCAL, here.root));
  expect(fingerprint(LOCAL, changed.root)).not.toBe(fingerprint(LOCAL, here.root));
  const before = fingerprint(LOCAL, here.root);
  here.write('packages/vedic/tests/some.test.ts', 'read by no build');
  expect(fingerprint(LOCAL, here.root)).toBe(before);
  for (const { remove } of [here, copy, changed]) remove();
});

const library = JSON.stringify(join(projectRoot, 'scripts/lib/build.mjs'));

/** A folder with a build of `old`, and what puts another in its place. */
function builtFolder() {
  const { root, write, remove } = scratch();
  const [folder, kept] = [join(root, '.next'), join(root, 'kept')];
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  write('.next/built-from', 'old');
  write('.next/page', 'old page');
  write('.next/cache/pack', 'of an earlier build');
  return {
    folder,
    kept,
    read,
    write,
    remove,
    list: () => readdirSync(folder).sort(),
    build: (sources: string, make: () => Promise<void> | void, port?: number) =>
      replaceBuild({
        folder,
        kept,
        port,
        isBuilt: () => existsSync(join(folder, 'built-from')) && read('built-from') === sources,
        async make() {
          await make();
          return sources;
        },
      }),
    /** Runs code in another process until it prints a line. */
    async elsewhere(code: string) {
      const script = `
        import { replaceBuild } from ${library};
        const [folder, kept] = ${JSON.stringify([folder, kept])};
        const say = (line) => console.log(line);
        const never = new Promise(() => setInterval(() => {}, 1000));
        ${code}`;
      const args = ['--input-type=module', '-e', script];
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      return child;
    },
  };
}

async function kill(child: ReturnType<typeof spawn>) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const SERVE = `
  await replaceBuild({ folder, kept, port: 3000, isBuilt: () => true });
  say('served');
  await never;`;
const BUILD_FOREVER = `
  const make = () => (say('building'), never);
  await replaceBuild({ folder, kept, isBuilt: () => false, make });`;

test('build: takes the place of the one before, with the cache of that one', async () => {
  const { build, write, read, list, kept, remove } = builtFolder();
  await build('new', () => {
    expect(list()).toEqual(['cache']);
    write('.next/page', 'new page');
  });
  expect(list()).toEqual(['built-from', 'cache', 'page']);
  expect([read('page'), read('cache/pack')]).toEqual(['new page', 'of an earlier build']);
  expect(existsSync(kept)).toBe(false);
  await build('new', () => expect.unreachable());
  remove();
});

test('build: one that fails leaves the one before', async () => {
  const { build, write, read, list, kept, remove } = builtFolder();
  const failing = build('new', () => {
    write('.next/half', 'of a page');
    throw new Error('a type is wrong');
  });
  await expect(failing).rejects.toThrow('a type is wrong');
  expect(list()).toEqual(['built-from', 'cache', 'page']);
  expect([read('built-from'), read('cache/pack')]).toEqual(['old', 'of an earlier build']);
  expect(existsSync(kept)).toBe(false);
  remove();
});

test('build: after one that was killed, the one before is there again', async () => {
  const { build, elsewhere, write, read, list, kept, remove } = builtFolder();
  const building = await elsewhere(BUILD_FOREVER);
  write('.next/half', 'of a page');
  await kill(building);
  await build('old', () => expect.unreachable());
  expect(list()).toEqual(['built-from', 'cache', 'page']);
  expect([read('page'), existsSync(kept)]).toEqual(['old page', false]);
  remove();
});

test('build: waits for another one in the folder', async () => {
  const { build, elsewhere, read, remove } = builtFolder();
  const building = await elsewhere(BUILD_FOREVER);
  const order: string[] = [];
  const second = build('new', () => void order.push('second'));
  order.push('first');
  await kill(building);
  await second;
  expect([order, read('built-from')]).toEqual([['first', 'second'], 'new']);
  remove();
});

test('build: none is made in a folder that is served, which may be served again', async () => {
  const { build, elsewhere, folder, read, remove } = builtFolder();
  const server = await elsewhere(SERVE);
  await build('old', () => expect.unreachable(), 3001);
  expect((await servedPorts(folder)).sort()).toEqual(['3000', '3001']);
  await expect(build('new', () => expect.unreachable())).rejects.toThrow(
    'This folder is served on port 3000 and 3001',
  );
  await kill(server);
  expect(await servedPorts(folder)).toEqual(['3001']);
  expect(read('page')).toBe('old page');
  remove();
});
