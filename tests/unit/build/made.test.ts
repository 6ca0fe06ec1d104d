import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markMade, requireMade } from '@/build/made';
import { scratch } from '@/tests/support/scratch';

test('made: a build wants what was made of these contents, development that it is there', () => {
  const folder = scratch();
  onTestFinished(folder.remove);
  const files = ['package-lock.json', 'app/globals.css', 'build/a', 'content/b', 'lib/styles/c'];
  for (const file of [...files, '.fonts/a']) {
    mkdirSync(dirname(join(folder.root, file)), { recursive: true });
    folder.write(file, 'one');
  }
  const { root } = folder;
  const build = () => requireMade({ isDev: false, root });
  const dev = () => requireMade({ isDev: true, root });
  expect(build).toThrow('Run npm run build instead of next build, or npm run make before it.');
  expect(dev).toThrow('Run npm run dev instead of next dev, or npm run make before it.');
  markMade(root);
  expect(build).not.toThrow();
  for (const file of files) {
    folder.write(file, 'two');
    expect(build, file).toThrow('npm run build');
    expect(dev, file).not.toThrow();
    markMade(root);
    expect(build, file).not.toThrow();
  }
});
