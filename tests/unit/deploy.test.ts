import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageNames, languages, pages } from '@/content/pages';
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
  expect(copied).toBeLessThan(steps.indexOf('RUN npm ci --include=dev'));
});

test('image: no setting of the owner is copied into it', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git']));
});
