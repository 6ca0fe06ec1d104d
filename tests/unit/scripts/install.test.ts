import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchesLock } from '@/scripts/steps/install.mjs';
import { scratch } from '@/tests/support/scratch';

const next = { version: '16.4.6', integrity: 'sha512-next' };
const forMac = { version: '1.0.0', integrity: 'sha512-mac', optional: true };

let folder: ReturnType<typeof scratch>;
const lock = (packages: object) =>
  folder.write(
    'package-lock.json',
    JSON.stringify({ packages: { '': { name: 'x' }, ...packages } }),
  );
const installed = (packages: object) =>
  folder.write('node_modules/.package-lock.json', JSON.stringify({ packages }));

beforeEach(() => {
  folder = scratch();
  lock({ 'node_modules/next': next, 'node_modules/for-mac': forMac });
});
afterEach(() => folder.remove());

test('nothing installed does not match', () => {
  expect(matchesLock(folder.root)).toBe(false);
});

test('everything installed matches, packages for other machines aside', () => {
  installed({ 'node_modules/next': next });
  expect(matchesLock(folder.root)).toBe(true);
  installed({ 'node_modules/next': next, 'node_modules/for-mac': forMac });
  expect(matchesLock(folder.root)).toBe(true);
});

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/next': { ...next, version: '16.4.5' } }],
  ['other contents', { 'node_modules/next': { ...next, integrity: 'sha512-other' } }],
  ['a package left over', { 'node_modules/next': next, 'node_modules/old': next }],
])('%s does not', (_, packages) => {
  installed(packages);
  expect(matchesLock(folder.root)).toBe(false);
});
