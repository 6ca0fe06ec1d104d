import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { languagesInAddresses } from './content/pages.ts';
import { isQuick, isRest } from './tests/support/depth.ts';

/** What a file needs new modules for: mocks, and settings, stores and counters that modules read or make. */
const CHANGES_MODULES = /vi\.(mock|doMock|stubEnv|resetModules)|process\.env/;
const WITH_STORES = /^tests\/unit\/(lib\/(account|orders|http\/guard)|scripts\/(?!setup\/))/;

/**
 * What not even new modules undo: changes of the process, what `node_modules` keep of a project of Firebase,
 * and listeners of the window, which each new module of layers adds.
 */
const LASTS =
  /spy: true|vi\.setConfig\(|spyOn\((performance|process)|window\.eval|attachGuard|process\.chdir|account-site|server\/firebase-admin|layer-history/;

/** The project of a file: those of `alone` have a process each, those of another share two. */
function groupOf(file: string) {
  const text = readFileSync(file, 'utf8');
  if (LASTS.test(text)) return 'alone';
  if (text.includes('@vitest-environment jsdom')) return 'in jsdom';
  return WITH_STORES.test(file) || CHANGES_MODULES.test(text) ? 'with new modules' : 'together';
}

/** Only files with a long test are worth their imports. */
const isChosen = (file: string) => !isRest || /tags: 'long'/.test(readFileSync(file, 'utf8'));

const all = ['tests/unit', ...readdirSync('packages').map((name) => `packages/${name}/tests`)]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/tests/long/'))
  .filter(isChosen);

const project = (name: ReturnType<typeof groupOf>, options: object) => ({
  extends: true as const,
  test: { name, include: all.filter((file) => groupOf(file) === name), ...options },
});

const support = (...names: string[]) => names.map((name) => `tests/support/${name}.ts`);
const shared = (...names: string[]) => ({
  isolate: false,
  setupFiles: support('quiet-log', 'undo-changes', ...names),
});

/** The address of an icon, as a build of Next gives it: another owner has a color of their own. */
const icons = {
  name: 'icons',
  enforce: 'pre' as const,
  load: (id: string) =>
    /\/\.fonts\/[\w-]+\.(png|svg)$/.test(id)
      ? `export default { src: '/_next/static/media/${basename(id)}' };`
      : undefined,
};

export default defineConfig({
  plugins: [icons],
  oxc: { jsx: { runtime: 'automatic' } },
  // As `next.config.ts`.
  define: { 'process.env.LANGUAGES_IN_ADDRESSES': JSON.stringify(languagesInAddresses) },
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    tags: [{ name: 'long', description: 'left out in npm test' }],
    ...(isQuick && { tagsFilter: ['!long'] }),
    ...(isRest && { tagsFilter: ['long'] }),
    globalSetup: 'tests/support/cut-fonts.ts',
    // These end a test that hangs. A busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
    maxWorkers: 2,
    silent: 'passed-only',
    // Its imports of Next are then found, and can be mocked.
    server: { deps: { inline: ['next-auth'] } },
    projects: [
      project('alone', { setupFiles: support('quiet-log') }),
      project('in jsdom', shared('new-modules')),
      project('with new modules', shared('new-modules')),
      project('together', shared()),
    ],
  },
});
