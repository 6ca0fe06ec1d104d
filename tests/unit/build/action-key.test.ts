import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { expect, onTestFinished, test, vi } from 'vitest';
import { actionKey } from '@/build/action-key';
import { scratch } from '@/tests/support/scratch';

test('action key: is one for equal sources anywhere, and another for others', () => {
  const { root, remove } = scratch();
  onTestFinished(remove);
  mkdirSync(join(root, 'a/account'), { recursive: true });
  writeFileSync(join(root, 'a/account/actions.ts'), 'one\ntwo');
  cpSync(join(root, 'a'), join(root, 'another place'), { recursive: true });
  const key = actionKey(join(root, 'a'));
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(actionKey(join(root, 'another place'))).toBe(key);
  writeFileSync(join(root, 'a/account/actions.ts'), 'one\r\ntwo');
  expect(actionKey(join(root, 'a')), 'with line endings of Windows').toBe(key);
  writeFileSync(join(root, 'a/account/actions.ts'), 'one\ntwo\n');
  expect(actionKey(join(root, 'a'))).not.toBe(key);
});

test.each([
  ['', actionKey('lib')],
  ['c2V0IGJ5IHRoZSBvd25lcg==', 'c2V0IGJ5IHRoZSBvd25lcg=='],
])('action key: a build with %j uses %j', async (set, used) => {
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', set);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.doMock('@/build/made', () => ({ requireMade: vi.fn() }));
  vi.doMock('@/build/look', () => ({ definedColors: () => '' }));
  vi.doMock('@/build/portrait', () => ({ definedPortrait: () => ({}) }));
  vi.doMock('@/build/recording/provide', () => ({ definedRecording: () => ({}) }));
  vi.doMock('@/build/covers', () => ({ definedCovers: () => '{}' }));
  const { default: config } = await import('@/next.config');
  config(PHASE_PRODUCTION_BUILD);
  expect(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBe(used);
});
