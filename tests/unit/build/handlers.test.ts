import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handlerPattern } from '@/build/handlers';
import { scratch } from '@/tests/support/scratch';

test('handlers: a folder of app/api is an address by itself', () => {
  const folder = scratch();
  onTestFinished(folder.remove);
  const handlers = ['health', 'a.b', 'ebook/[book]', '(group)/inside', 'many/[...rest]'];
  for (const handler of handlers) {
    mkdirSync(join(folder.root, 'api', handler), { recursive: true });
    folder.write(`api/${handler}/route.ts`, '');
  }
  folder.write('api/health/helper.ts', '');
  const pattern = new RegExp(handlerPattern(join(folder.root, 'api')));
  const addresses = ['health', 'a.b', 'ebook/one', 'inside', 'many/a/b'];
  expect(addresses.filter((path) => !pattern.test(`/api/${path}`))).toEqual([]);
  const others = ['', 'health/', 'acb', 'ebook', 'ebook/', 'ebook/a/b', 'group', 'many', 'helper'];
  expect(others.filter((path) => pattern.test(`/api/${path}`))).toEqual([]);
});
