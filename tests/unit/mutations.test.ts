import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Loader, transform } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '@/scripts/lib/root.mjs';
import { browserMutations } from '@/tests/mutations/browser-list.mjs';
import { mutateSource } from '@/tests/mutations/mutate.mjs';
import { partMutations } from '@/tests/mutations/part-list.mjs';
import { unitMutations } from '@/tests/mutations/unit-list.mjs';

it('mutations: each file has the expression once, and can run without it', async () => {
  for (const mutation of [...browserMutations, ...partMutations, ...unitMutations]) {
    const loader = extname(mutation.file).slice(1) as Loader;
    const mutate = async () => {
      const source = readFileSync(join(root, mutation.file), 'utf8');
      return transform(mutateSource(source, 'm0', mutation), { loader });
    };
    await expect.soft(mutate(), `${mutation.file}: ${mutation.code}`).resolves.toBeDefined();
  }
});
