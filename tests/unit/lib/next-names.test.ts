import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getBuiltinRequestContext } from 'next/dist/server/after/builtin-request-context';
import { expect, it, vi } from 'vitest';
import { hostWaits, SERVER_ORIGIN, STANDALONE_CONFIG } from '@/lib/next-names';

const { resolve } = createRequire(import.meta.url);
const ofNext = (file: string) => readFileSync(resolve(`next/dist/${file}`), 'utf8');

it('names of Next: a host says here that it waits', () => {
  expect(hostWaits()).toBe(false);
  const context = { waitUntil: () => {} };
  vi.stubGlobal(Symbol.for('@next/request-context') as never, { get: () => context });
  expect(getBuiltinRequestContext()).toBe(context);
  expect(hostWaits()).toBe(true);
});

it('names of Next: its server, and that of a standalone build, are known by their settings', () => {
  expect(ofNext('server/lib/start-server.js')).toContain(`process.env.${SERVER_ORIGIN} =`);
  expect(ofNext('build/utils.js')).toContain(`process.env.${STANDALONE_CONFIG} =`);
});
