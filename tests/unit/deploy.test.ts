import { STORE_TIMEOUT } from '@sutra/outbox/timeouts';
import { HEALTH_TIMEOUT } from '@/lib/deadlines';
import { SECOND } from '@/lib/time';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { languageNames, languages } from '@/content/languages';
import { pages } from '@/content/pages';
import { readSettings } from '@/lib/env';
import { settingNames } from '@/scripts/lib/setting-names.mjs';
import { scratch } from '@/tests/support/scratch';

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

const compose = read('deploy/compose.yaml');
const dockerfile = read('Dockerfile');
const caddy = read('deploy/Caddyfile');
const nginx = read('deploy/nginx.conf');

test('recipes: name settings of the site only, and pass on what is written into the pages', () => {
  const names = settingNames();
  const named = [
    ...all(compose, /\$\{(\w+)/g),
    ...all(caddy, /\{\$(\w+)/g),
    ...all(read('apphosting.yaml'), /variable: (\w+)/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  const written = names.filter((name = '') =>
    /^(SITE_URL|PROFILE_SERVICE|NEXT_PUBLIC_)/.test(name),
  );
  const workflow = read('.github/workflows/container.yml');
  expect(all(dockerfile, /^ARG (\w+)/gm)).toEqual(written);
  expect(all(compose, /^ {8}(\w+): \$\{/gm)).toEqual(written);
  expect(all(workflow, /^ {12}(\w+)=\$\{\{ vars\.\1/gm)).toEqual(written);
});

test('recipes: server, proxies and health check agree on the port', () => {
  const ports = [
    ...all(dockerfile, /PORT=(\d+)/g),
    ...all(dockerfile, /^EXPOSE (\d+)/gm),
    ...all(compose, /PORT: (\d+)/g),
    ...all(caddy, /reverse_proxy site:(\d+)/g),
    ...all(nginx, /server 127\.0\.0\.1:(\d+)/g),
    ...all(read('deploy/sutra.service'), /PORT=(\d+)/g),
    ...all(read('deploy/check-health.mjs'), /PORT \|\| (\d+)/g),
  ];
  expect(ports).toEqual(Array(7).fill(String(readSettings({}).PORT)));
});

test('recipes: a check of health waits as long as health may ask the stores', () => {
  const [wait] = all(read('deploy/check-health.mjs'), /timeout\(([\d_]+)\)/g);
  const [patience] = all(dockerfile, /HEALTHCHECK .*--timeout=(\d+)s/g);
  const ms = Number(wait!.replace('_', ''));
  expect(ms).toBeGreaterThan(2 * STORE_TIMEOUT + 2 * HEALTH_TIMEOUT);
  expect(Number(patience) * SECOND).toBeGreaterThan(ms);
});

test('nginx: caches the pages of content/pages.ts, and nothing else', () => {
  const prefixes = languageNames.flatMap((language) => languages[language].prefix.slice(1) || []);
  const names = pages.flatMap(({ path }) => path.slice(1) || []);
  const [language, page] = [prefixes, names].map((each) => each.join('|'));
  expect(all(nginx, /location ~ (\S+) \{/g)).toEqual([
    `^/(${language}|((${language})/)?(${page}))?$`,
  ]);
});

test('recipes: visitors get TLS 1.2 or newer, and nothing without it', () => {
  expect(all(nginx, /ssl_protocols (.+);/g)).toEqual(['TLSv1.2 TLSv1.3']);
  expect(nginx).toMatch(/listen 80;[^}]*location \/ \{\s*return 301 https:/);
  // Caddy has both by itself.
  expect(caddy).not.toMatch(/protocols|auto_https|http:\/\//);
});

test('recipes: run on a Node version that gets security fixes', () => {
  const versions = [
    ...all(dockerfile, /^FROM node:(\d+)-/gm),
    ...all(read('deploy/server.sh'), /nodesource\.com\/setup_(\d+)\.x/g),
    ...all(read('docs/hosting.md'), /nodesource\.com\/setup_(\d+)\.x/g),
    ...all(read('.github/workflows/test.yml'), /node-version: (\d+)/g),
  ];
  expect(versions).toHaveLength(5);
  for (const version of versions) expect(Number(version)).toBeGreaterThanOrEqual(22);
});

test('image: leaves the folder of the data to the host, whose disk may not last', () => {
  expect(dockerfile).not.toMatch(/DATA_DIR/);
  expect(dockerfile).toContain('ln -s /data .data');
});

test('image: the packages of the project are there when npm links them', () => {
  const steps = dockerfile.split('\n');
  const copied = steps.indexOf('COPY packages ./packages');
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(steps.indexOf('RUN npm ci --omit=dev'));
});

test('image: no setting of the owner is copied into it', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git']));
});

test('recipes: images are pinned by a digest, which Dependabot renews', () => {
  const images = [...all(dockerfile, /^FROM (\S+)/gm), ...all(compose, /^ +image: (\S+:\S+)/gm)];
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  // The commands run on the same Node as the site.
  expect(images[0]).toBe(images[1]);
  const renewed = all(
    read('.github/dependabot.yml'),
    /package-ecosystem: (\S+)\n +directory: \S+/g,
  );
  expect(renewed).toEqual(['github-actions', 'docker', 'docker-compose', 'npm']);
});

test('containers: run without rights, and the site and its commands without root', () => {
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1);
  const named = Object.fromEntries(
    services.map((text) => [text.slice(0, text.indexOf(':')), text]),
  );
  expect(Object.keys(named)).toEqual(['site', 'caddy', 'tools']);
  for (const [name, text] of Object.entries(named)) {
    expect(text, name).toContain('cap_drop: [ALL]');
    expect(text, name).toContain("security_opt: ['no-new-privileges:true']");
    if (name !== 'caddy') expect(text, name).toContain('user: node');
  }
  // Who builds without a recipe gets the same user.
  expect(all(dockerfile, /^USER (\w+)$/gm)).toEqual(['node', 'node']);
});

test('containers: the commands can write the folder of the backups', () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  const script = read('deploy/container.sh');
  const [prepare] = /^prepare_backups\(\) \{\n[^]+?^\}/m.exec(script)!;
  expect(script).toMatch(/^ {2}npm\)\n {4}prepare_backups\n/m);
  const [mounted] = all(compose, /(\/[\w/]+):\/data\/backups/g);
  expect(all(script, /^backups=(.+)$/gm)).toEqual([mounted]);
  folder.write('backups/old/orders.db', '');
  // Root alone may give files away.
  const log = `${folder.root}/log`;
  const run = `backups=$1; log=$2; sudo() { echo "$@" >>"$log"; }; ${prepare}\nprepare_backups`;
  execFileSync('sh', ['-euc', run, 'sh', `${folder.root}/backups`, log]);
  expect(read(log).replaceAll(folder.root, '')).toBe(
    'mkdir -p /backups\nchmod 700 /backups\nchown -R 1000:1000 /backups\n',
  );
});

test.each([
  [
    'a .env without secrets',
    'SITE_URL=https://example.in',
    'AUTH_SECRET=old\nCRON_SECRET=oldcron',
    '',
  ],
  ['one with them', 'AUTH_SECRET=new\nCRON_SECRET=newcron', 'AUTH_SECRET=new', 'a new one'],
])('server: %s that is sent keeps what is signed, or says so', (_name, sent, expected, said) => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  folder.write(
    'source/.env',
    'SITE_URL=https://example.in\nAUTH_SECRET=old\nCRON_SECRET=oldcron\n',
  );
  folder.write('home/.env', `SITE_URL=https://example.in\n${sent}\n`);
  const script = read('deploy/server.sh').replace(/^main "\$@"$/m, '');
  const run = `${script.replace('folder=/srv/sutra/source', 'folder=$1')}
    domain=example.in; cd "$2"; write_settings`;
  const [source, home] = [`${folder.root}/source`, `${folder.root}/home`];
  const output = execFileSync('sh', ['-euc', run, 'sh', source, home], { encoding: 'utf8' });
  expect(read(`${source}/.env`)).toContain(expected);
  expect(output.includes('AUTH_SECRET is a new one')).toBe(said !== '');
});

test('image: is published only for a commit whose tests have passed', () => {
  const [publish, tests] = ['container', 'test'].map((name) =>
    read(`.github/workflows/${name}.yml`).replaceAll(/^ *#.*\n/gm, ''),
  );
  expect(publish).toMatch(/^on:\n {2}workflow_call:\n\n/m);
  const [job] = /^ {2}publish:\n[^]+/m.exec(tests!)!;
  expect(job).toContain('    needs: test\n');
  expect(job).toContain("if: github.event_name == 'push' && vars.SITE_URL != ''");
  expect(job).toContain('uses: ./.github/workflows/container.yml');
  expect(publish).toContain('github.sha');
});
