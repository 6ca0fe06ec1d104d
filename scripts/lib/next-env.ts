import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';

// Its names are not visible to `import`.
const next: typeof NextEnv = createRequire(import.meta.url)('@next/env');

const silent = { info() {}, error: console.error };

/** Puts the `.env` files into `process.env` as Next does; returns them, the preferred ones first. */
export const loadEnvFiles = (root: string, dev = false) =>
  next.loadEnvConfig(root, dev, silent, true).loadedEnvFiles;
