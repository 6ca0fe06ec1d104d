import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  engines?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}
const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Programs for these the registry at hand does not serve: docs/decisions/006. */
const UNSERVED =
  /^node_modules\/(@next\/swc|@tailwindcss\/oxide|@unrs\/resolver-binding)-(android|darwin|freebsd|openharmony|wasm32-wasi|win32|linux-(arm-|loong64|ppc64|riscv64|s390x))/;

test('supply: packages come from the registry, with a checksum but for other machines', () => {
  const packages = Object.entries(locked).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  const registry = 'https://registry.npmjs.org/';
  const unchecked: string[] = [];
  for (const [path, { resolved = registry, integrity = '', optional }] of packages) {
    expect(resolved.startsWith(registry), path).toBe(true);
    const isUnserved = optional && UNSERVED.test(path);
    if (!integrity.startsWith('sha512-') && !isUnserved) unchecked.push(path);
  }
  expect(unchecked).toEqual([]);
});

/** Below these are known ways to run code, to stop the site or to take over a session. */
const FLOORS = {
  next: '16.4.2',
  'next-auth': '5.0.0-beta.32',
  nodemailer: '10.6.1',
  react: '19.2.8',
  'react-dom': '19.2.8',
};

test.each(Object.entries(FLOORS))('supply: %s is %s or newer, in every copy', (name, floor) => {
  const copies = Object.entries(locked).filter(
    ([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  );
  expect(copies.length).toBeGreaterThan(0);
  for (const [path, { version = '' }] of copies) {
    expect(version.localeCompare(floor, 'en', { numeric: true }), path).toBeGreaterThanOrEqual(0);
  }
});

test('supply: the workspaces are linked, and run on the same Node', () => {
  const folders = readdirSync('packages').map((name) => `packages/${name}`);
  expect(folders).toEqual(Object.keys(locked).filter((path) => path.startsWith('packages/')));
  for (const folder of folders) {
    const { name, engines } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    ) as Locked & {
      name: string;
    };
    expect(locked[`node_modules/${name}`]).toEqual({ resolved: folder, link: true });
    expect(engines).toEqual(locked['']!.engines);
  }
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
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && file !== 'package-lock.json' && existsSync(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'latin1');
    const secrets = Object.entries(SECRETS).filter(([, pattern]) => pattern.test(text));
    return secrets.map(([what]) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
});

test('supply: npm installs what is locked, runs none of it, and takes no version of the last three days', () => {
  const settings = readFileSync('.npmrc', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(settings.sort()).toEqual([
    'audit=false',
    'fund=false',
    'ignore-scripts=true',
    'min-release-age=3',
    'save-exact=true',
  ]);
});

test('supply: workflows use actions by their commit, and may write nothing that they need not', () => {
  const workflows = readdirSync('.github/workflows');
  expect(workflows).toHaveLength(2);
  for (const name of workflows) {
    const text = readFileSync(`.github/workflows/${name}`, 'utf8');
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action!);
    const unpinned = used.filter((action) => !/@[0-9a-f]{40}$|^\.\//.test(action));
    expect(unpinned, name).toEqual([]);
    expect(text, name).toMatch(/^permissions:( \{\}|\n {2}contents: read)\n\n/m);
  }
});
