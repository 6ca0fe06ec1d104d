import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleCount, samples } from '@/content/samples';
import { root } from '@/scripts/lib/root.mjs';

const valueAt = (exports: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      exports,
    );

const paths = Object.entries(samples).flatMap(([file, list]) =>
  list === 'all' ? [[file, 'default']] : list.map((path) => [file, path]),
);

test.each(paths)('samples: %s has %s', async (file, path) => {
  const exports = (await import(join(root, file!))) as { default: unknown };
  const facts = path !== 'default' && file!.endsWith('.json') ? exports.default : exports;
  expect(valueAt(facts, path!)).toBeDefined();
});

test('samples: none is listed twice, only content can be one, and all are counted', () => {
  expect(new Set(paths.map(String)).size).toBe(paths.length);
  for (const file of Object.keys(samples)) expect(file).toMatch(/^content\//);
  expect(sampleCount).toBe(paths.length);
});
