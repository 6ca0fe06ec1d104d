import { join } from 'node:path';
import { root } from './root.mjs';

/** Imports a TypeScript file of `scripts`, once the packages are installed. */
export async function importScript(path) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(`../${path}`, {
    parentURL: import.meta.url,
    tsconfig: join(root, 'tsconfig.json'),
  });
}
