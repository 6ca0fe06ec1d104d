import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '@/lib/env';
import { settingNames } from '@/scripts/lib/setting-names.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

const compose = read('deploy/compose.yaml');
const dockerfile = read('Dockerfile');
const caddy = read('deploy/Caddyfile');
const nginx = read('deploy/nginx.conf');

test('recipes: name settings of the site only, and pass on what is written into the pages', () => {
  const names = settingNames();
  const named = [...all(compose, /\$\{(\w+)/g), ...all(caddy, /\{\$(\w+)/g)];
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

test('image: no setting of the owner is copied into it', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git']));
});
