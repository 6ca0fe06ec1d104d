import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from '@/scripts/steps/chromium.mjs';
import { scratch } from '@/tests/support/scratch';

test('CHROMIUM_PATH comes before everything', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' })).toBe('/opt/mine');
});

test('a program on the path is found, a mere file is not', () => {
  const folder = scratch();
  folder.write('plain/chromium', '');
  folder.write('bin/chromium', '#!/bin/sh');
  const program = join(folder.root, 'bin/chromium');
  chmodSync(program, 0o755);
  const PATH = [join(folder.root, 'plain'), join(folder.root, 'bin')].join(':');
  expect(findChromium({ PATH })).toBe(program);
  folder.remove();
});
