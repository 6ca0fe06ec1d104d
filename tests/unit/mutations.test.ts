import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/scripts/lib/root.mjs';
import { browserMutations, partMutations, unitMutations } from '@/tests/mutations/list.mjs';

it.each([...browserMutations, ...partMutations, ...unitMutations])(
  'mutations: $file has this expression once: $code',
  ({ file, code }) => {
    expect(readFileSync(join(root, file), 'utf8').split(code)).toHaveLength(2);
  },
);
