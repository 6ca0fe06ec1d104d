import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    maxWorkers: 2,
    // Its imports of Next are then found, and can be mocked.
    server: { deps: { inline: ['next-auth'] } },
  },
});
