import { type NextAdapter } from 'next';
import { expect, test } from 'vitest';
import { composeAdapters } from '../src/compose.ts';

type Config = Parameters<NonNullable<NextAdapter['modifyConfig']>>[0];
type Context = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

const adapter = (name: string, calls: string[]): NextAdapter => ({
  name,
  async onBuildComplete() {
    await Promise.resolve();
    calls.push(name);
  },
});

test('adapters: each gets the build after those before it, and one that is missing is left out', async () => {
  const calls: string[] = [];
  const composed = composeAdapters(adapter('first', calls), undefined, adapter('second', calls));
  await composed.onBuildComplete!({} as Context);
  expect(calls).toEqual(['first', 'second']);
  expect(composed.name).toBe('first, second');
  expect(composed).not.toHaveProperty('modifyConfig');
});

test('adapters: each changes the settings that those before it have left', async () => {
  const setting = (basePath: string): NextAdapter => ({
    name: basePath,
    modifyConfig: (config) => ({ ...config, basePath: config.basePath + basePath }),
  });
  const composed = composeAdapters(setting('/a'), adapter('none', []), setting('/b'));
  const config = { basePath: '' } as Config;
  const context = {} as Parameters<NonNullable<NextAdapter['modifyConfig']>>[1];
  expect(await composed.modifyConfig!(config, context)).toEqual({ basePath: '/a/b' });
});

test('adapters: what one of them refuses, those after it do not get', async () => {
  const calls: string[] = [];
  const refusing = { name: 'refusing', onBuildComplete: () => Promise.reject(new Error('no')) };
  const composed = composeAdapters(refusing, adapter('second', calls));
  await expect(composed.onBuildComplete!({} as Context)).rejects.toThrow('no');
  expect(calls).toEqual([]);
});
