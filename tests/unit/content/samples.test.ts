import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samples } from '@/content/samples';
import { root } from '@/scripts/steps/root.mjs';

/** The value at a path such as `site.upi.id`, whose parts are keys, or ids in a list. */
function valueAt(exports: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.find(({ id }: { id?: string }) => id === key);
    return (value as Record<string, unknown> | undefined)?.[key];
  }, exports);
}

const paths = Object.entries(samples).flatMap(([file, list]) => list.map((path) => [file, path]));

test.each(paths)('samples: %s has %s', async (file, path) => {
  const exports: unknown = await import(join(root, file!));
  expect(valueAt(exports, path!)).toBeDefined();
});

test('samples: none is listed twice, and only content can be one', () => {
  expect(new Set(paths.map(String)).size).toBe(paths.length);
  for (const file of Object.keys(samples)) expect(file).toMatch(/^content\//);
});
