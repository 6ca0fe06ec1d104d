import { join } from 'node:path';
import { root } from './root.mjs';

export async function importScript(path) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(`../${path}`, {
    parentURL: import.meta.url,
    tsconfig: join(root, 'tsconfig.json'),
  });
}
