import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { afterEach, expect, it, vi } from 'vitest';
import { canarySettings } from '@/tests/support/canaries.mjs';

afterEach(() => vi.unstubAllEnvs());

it('next config: bakes in whether the disk of the host is ephemeral', async () => {
  for (const [baked, path] of [
    ['1', '/host/adapter.js'],
    ['', ''],
  ] as const) {
    vi.stubEnv('NEXT_ADAPTER_PATH', path);
    vi.resetModules();
    const { default: loadConfig } = await import('@/next.config');
    const config = await loadConfig(PHASE_PRODUCTION_SERVER);
    expect
      .soft(config.compiler?.defineServer, baked)
      .toMatchObject({ 'process.env.EPHEMERAL_DISK': baked });
    expect.soft(config.env, baked).toBeUndefined();
  }
});

it('next config: bakes in what the pages were built with, and no secret', async () => {
  vi.stubEnv('SITE_URL', 'https://example.in');
  for (const [name, word] of Object.entries(canarySettings())) vi.stubEnv(name, word);
  vi.resetModules();
  const { default: loadConfig } = await import('@/next.config');
  const { compiler } = await loadConfig(PHASE_PRODUCTION_SERVER);
  const built = compiler!.defineServer!['process.env.BUILT_WITH'] as string;
  expect(JSON.parse(built)).toEqual({ SITE_URL: 'https://example.in', PROFILE_SERVICE: 'api' });
});

it('next config: a build checks the types of no test and no script', async () => {
  const { default: loadConfig } = await import('@/next.config');
  const { typescript } = await loadConfig(PHASE_PRODUCTION_SERVER);
  const { include } = JSON.parse(readFileSync(typescript!.tsconfigPath!, 'utf8')) as {
    include: string[];
  };
  expect(include).toEqual(
    expect.arrayContaining(['app', 'components', 'content', 'lib', 'packages/*/src']),
  );
  expect(include.filter((name) => /^(\*|\.\/|tests|scripts)/.test(name))).toEqual([]);
});
