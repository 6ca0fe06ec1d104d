import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const manifest = read('package.json') as Record<'dependencies' | 'devDependencies', object>;
const locked = read('package-lock.json').packages as Record<string, Locked>;

/** Earlier versions have known holes: remote code, denial of service, mixed-up sessions. */
test.each([
  ['next', '16.4.2'],
  ['next-auth', '5.0.0-beta.32'],
  ['react', '19.2.8'],
])('supply: %s is at least %s', (name, minimum) => {
  const { version = '' } = locked[`node_modules/${name}`]!;
  const order = version.localeCompare(minimum, 'en', { numeric: true });
  expect(order, version).toBeGreaterThanOrEqual(0);
});

test('supply: versions are pinned, and the same in the lock file', () => {
  const { dependencies, devDependencies } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

const packages = Object.entries(locked).filter(([path, { link }]) => path !== '' && !link);

test('supply: the lock file takes everything from the registry', () => {
  for (const [path, { resolved = 'https://registry.npmjs.org/' }] of packages) {
    expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});

/** Programs for these the registry at hand does not serve: docs/decisions/006. */
const UNSERVED =
  /^node_modules\/(@next\/swc|@tailwindcss\/oxide|@unrs\/resolver-binding)-(android|darwin|freebsd|openharmony|wasm32-wasi|win32|linux-(arm-|loong64|ppc64|riscv64|s390x))/;

test('supply: only programs for other machines have no checksum, and not one more', () => {
  const unchecked = packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(unchecked.filter(([path, { optional }]) => !optional || !UNSERVED.test(path))).toEqual([]);
  expect(unchecked.length).toBeLessThanOrEqual(29);
});

/** Each pattern is written so that it does not match itself. */
const SECRETS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\\?n?[A-Za-z0-9+/]{20}/,
  'a Google key': /AIza[\w-]{35}/,
  'an OAuth secret': /GOCSPX-[\w-]{20}/,
  'an access token': /\b(ghp_|github_pat_|xox[bp]-|sk_live_)\w{16}/,
  'an Apps Script address': /script\.google\.com\/macros\/s\/[\w-]{40}/,
  "a machine's path": /(^|[\s"'`=(])(\/(home|root|Users)\/\w+|C:\\Users\\)/m,
};

test('supply: no file holds a secret or the path of a machine', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && file !== 'package-lock.json' && existsSync(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'latin1');
    return Object.entries(SECRETS).flatMap(([what, pattern]) =>
      pattern.test(text) ? [`${file}: ${what}`] : [],
    );
  });
  expect(found).toEqual([]);
});
