import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Loader, transform } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '@/scripts/lib/root.mjs';
import { browserMutations } from '@/tests/mutations/browser-list.mjs';
import { mutateSource } from '@/tests/mutations/mutate.mjs';
import { partMutations } from '@/tests/mutations/part-list.mjs';
import { unitMutations } from '@/tests/mutations/unit-list.mjs';

it.each([...browserMutations, ...partMutations, ...unitMutations])(
  'mutations: $file can run without this expression, which it has once: $code',
  async (mutation) => {
    const source = readFileSync(join(root, mutation.file), 'utf8');
    const mutated = mutateSource(source, 'm0', mutation);
    const loader = extname(mutation.file).slice(1) as Loader;
    await expect(transform(mutated, { loader })).resolves.toBeDefined();
  },
);
