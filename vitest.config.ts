import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { languagesInAddresses } from './content/pages.ts';
import { isQuick, isRest } from './tests/support/depth.ts';

const CHANGES =
  /vi\.(mock|stubEnv|resetModules|setConfig)|spyOn\((performance|process)|process\.env|attachGuard|@vitest-environment/;

/**
 * Tests that change what their process or its modules hold, beyond what `undo-changes.ts` undoes. Each
 * gets a process of its own. They run first.
 */
const isAlone = (file: string) =>
  /^tests\/unit\/(lib\/(account|orders|http\/guard)|scripts\/(?!setup\/))/.test(file) ||
  CHANGES.test(readFileSync(file, 'utf8'));

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
const alone = all.filter(isAlone);

export default defineConfig({
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
    // Its imports of Next are then found, and can be mocked.
    server: { deps: { inline: ['next-auth'] } },
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'together',
          include: all.filter((file) => !alone.includes(file)),
          isolate: false,
          setupFiles: 'tests/support/undo-changes.ts',
        },
      },
    ],
  },
});
