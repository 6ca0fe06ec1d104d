import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { handlerPattern } from './build/handlers.ts';
import { languagesInAddresses } from './content/languages.ts';
import { isQuick, isRest } from './tests/support/depth.ts';
import { LONG_TEST_TIMEOUT, POLL_TIMEOUT, TEST_TIMEOUT } from './tests/support/limits.ts';

const PACKAGES = 'packages/*/tests';
const folders = ['tests/unit', PACKAGES];
const setupFiles = (...names: string[]) => names.map((name) => `tests/support/${name}.ts`);

/** A file's name says where it runs: `x.jsdom.test.ts`, `x.alone.test.ts`, `x.long.test.ts`, or `x.test.ts`. */
const tests = (kind: string, within = folders) =>
  within.map((folder) => `${folder}/**/*${kind}.test.{ts,tsx}`);
const KINDS = ['.jsdom', '.alone', '.long'];

/** Two processes for all files, each of which starts with new modules. */
const shared = {
  isolate: false,
  setupFiles: setupFiles('quiet-log', 'undo-changes', 'new-modules'),
};

const project = (test: object) => ({ extends: true as const, test });

const quick = (within?: string[]) => [
  project({
    name: 'node',
    include: tests('', within),
    exclude: KINDS.flatMap((kind) => tests(kind)),
    ...shared,
  }),
  project({ name: 'jsdom', include: tests('.jsdom', within), environment: 'jsdom', ...shared }),
  // What changes the process, or modules of a package, for good.
  project({ name: 'alone', include: tests('.alone', within), setupFiles: setupFiles('quiet-log') }),
];

/** Many cases of what a quick test tries a few of, and what waits for real processes. */
const many = project({
  name: 'long',
  include: tests('.long'),
  setupFiles: setupFiles('quiet-log'),
  testTimeout: LONG_TEST_TIMEOUT,
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
  define: {
    'process.env.LANGUAGES_IN_ADDRESSES': JSON.stringify(languagesInAddresses),
    'process.env.API_HANDLERS': JSON.stringify(handlerPattern()),
    'process.env.FORM_BUILD': JSON.stringify('this'),
  },
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    globalSetup: 'tests/support/cut-fonts.ts',
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    expect: { poll: { timeout: POLL_TIMEOUT } },
    maxWorkers: 2,
    silent: 'passed-only',
    // Its imports of Next are then found, and can be mocked.
    server: { deps: { inline: ['next-auth'] } },
    // `npm test` leaves out packages that have not changed.
    projects: isQuick ? quick() : [...quick(isRest ? [PACKAGES] : folders), many],
  },
});
