import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { fingerprint, markServed, servedPorts } from '@/scripts/lib/build.mjs';
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

test('build: knows the servers of a folder that are alive', async () => {
  const { root, remove } = scratch();
  expect(servedPorts(root)).toEqual([]);
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' });
  const unmark = markServed(process.pid, 3000, root);
  markServed(other.pid, 3001, root);
  expect(servedPorts(root).sort()).toEqual(['3000', '3001']);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(servedPorts(root)).toEqual(['3000']);
  unmark();
  expect(servedPorts(root)).toEqual([]);
  remove();
});
