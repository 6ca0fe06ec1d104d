import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNginx } from '@/scripts/steps/nginx.mjs';
import { scratch } from '@/tests/support/scratch';

test('find nginx: takes a program on the path before any other place', () => {
  const folder = scratch();
  folder.write('plain/nginx', '');
  folder.write('bin/nginx', '#!/bin/sh');
  chmodSync(join(folder.root, 'bin/nginx'), 0o755);
  const PATH = [join(folder.root, 'plain'), join(folder.root, 'bin')].join(':');
  expect(findNginx({ PATH })).toBe(join(folder.root, 'bin/nginx'));
  folder.remove();
});
