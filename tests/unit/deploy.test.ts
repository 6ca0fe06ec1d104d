import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '@/lib/env';
import { settingNames } from '@/scripts/steps/setting-names.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const compose = read('deploy/compose.yaml');
const dockerfile = read('Dockerfile');
const nginx = read('deploy/nginx.conf');
const service = read('deploy/sutra.service');

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

const names = settingNames();

test('settings: every one that a recipe names is one of the site', () => {
  const named = [
    ...all(dockerfile, /^ARG (\w+)/gm),
    ...all(compose, /\$\{(\w+)/g),
    ...all(read('deploy/Caddyfile'), /\{\$(\w+)/g),
    ...all(read('.github/workflows/container.yml'), /vars\.(\w+)/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test('settings: every one that is written into the pages reaches the build of the image', () => {
  const written = names.filter((name = '') =>
    /^(SITE_URL|KEEP_|PROFILE_SERVICE|NEXT_PUBLIC_)/.test(name),
  );
  expect(all(dockerfile, /^ARG (\w+)/gm)).toEqual(written);
  expect(all(compose, /^ {8}(\w+): \$\{/gm)).toEqual(written);
  expect(all(read('.github/workflows/container.yml'), /^ {12}(\w+)=\$\{\{ vars/gm)).toEqual(
    written,
  );
});

test('port: server, proxies and health check agree', () => {
  const ports = [
    ...all(dockerfile, /PORT=(\d+)/g),
    ...all(dockerfile, /^EXPOSE (\d+)/gm),
    ...all(compose, /PORT: (\d+)/g),
    ...all(read('deploy/Caddyfile'), /reverse_proxy site:(\d+)/g),
    ...all(nginx, /server 127\.0\.0\.1:(\d+)/g),
    ...all(service, /PORT=(\d+)/g),
    ...all(read('deploy/check-health.mjs'), /PORT \|\| (\d+)/g),
  ];
  expect(ports).toEqual(Array(7).fill(String(readSettings({}).PORT)));
});

test('proxies: both disconnect slow clients and refuse long bodies', () => {
  const caddy = read('deploy/Caddyfile');
  expect(all(caddy, /^\t{3}(read_header|read_body|write|idle) \d+[sm]$/gm)).toHaveLength(4);
  expect(all(nginx, /^ {2}(client_header|client_body|send)_timeout \d+s;$/gm)).toHaveLength(3);
  expect(all(caddy, /max_size (\d+)KB/g)).toEqual(all(nginx, /client_max_body_size (\d+)k;/g));
});

test('image: no setting of the owner is copied into it', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.env.*', '.data', '.git']),
  );
});

test('workflows: every action is pinned by its full hash', () => {
  const folder = '.github/workflows';
  const used = readdirSync(folder).flatMap((file) => all(read(`${folder}/${file}`), /uses: (.+)/g));
  expect(used.length).toBeGreaterThan(5);
  for (const action of used) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
