import { readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { languageNames } from '@/content/languages';

/** Next shows these when a page has failed: no server part is left to hand them their words. */
const ERROR_PAGES = [
  'app/global-error.tsx',
  ...languageNames.map((name) => `app/${name === 'en' ? '(en)' : name}/error.tsx`),
];

const directiveOf = (file: string) =>
  /^'use (client|server)'/.exec(readFileSync(file, 'utf8'))?.[1];

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Their files are followed, unlike those of other packages. */
const workspaces = Object.fromEntries(
  readdirSync('packages').map((name) => [
    `@sutra/${name}`,
    `${process.cwd()}/packages/${name}/src`,
  ]),
);

/** A server action is a request, not code in the browser. */
const withoutActions: Plugin = {
  name: 'without-actions',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
      directiveOf(path) === 'server' ? { contents: 'module.exports = {}' } : undefined,
    ),
};

const imports: string[] = [];
beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: sources.filter(
      (file) => directiveOf(file) === 'client' && !ERROR_PAGES.includes(file),
    ),
    bundle: true,
    logLevel: 'error',
    packages: 'external',
    alias: { '@': process.cwd(), ...workspaces },
    external: ['*.css'],
    outdir: 'unused',
    write: false,
    metafile: true,
    plugins: [withoutActions],
  });
  for (const [file, input] of Object.entries(metafile.inputs)) {
    imports.push(...input.imports.map(({ path }) => `${file} imports ${path}`));
  }
});

test.each([
  // The sutras come with the engine.
  [
    'facts and words, which a page hands in or a file has',
    /^(?!content\/).* content\/(?!sutras\.ts)|\/words\/(en|hi)\.ts$/,
  ],
  ['settings, which stay on the server', / lib\/env\.ts$/],
  ['server parts of the account, which actions call', / lib\/shop\/account\/server\//],
  ['all of zod, which weighs 93 kB: use zod/mini', / zod$/],
  ['the database, which the browser never reads', / firebase\/firestore/],
])('client files: import no %s', (_, forbidden) => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports).toContainEqual(expect.stringMatching(/^packages\/vedic\/src\/multiply\.ts /));
  expect(imports.filter((line) => forbidden.test(line))).toEqual([]);
});
