import { expect, test } from 'vitest';
import { installArguments } from '@/scripts/lib/install.mjs';

const next = { version: '16.0.0' };
const vitest = { version: '4.0.0', dev: true };
const darwin = { version: '1.0.0', optional: true };
const locked = {
  '': { version: '0.1.0' },
  'node_modules/next': next,
  'node_modules/vitest': vitest,
  'node_modules/@next/swc-darwin': darwin,
};
const [older, site] = [{ version: '15.0.0' }, { 'node_modules/next': next }];
const all = { ...site, 'node_modules/vitest': vitest };

test.each([
  ['nothing: what serves the site', undefined, false, ['ci', '--omit=dev']],
  ['nothing: tests need all', undefined, true, ['ci', '--include=dev']],
  ['what serves the site: no more', site, false, undefined],
  [
    'what serves the site: tests add their own',
    site,
    true,
    ['install', '--no-save', '--include=dev'],
  ],
  ['all: no more', all, true, undefined],
  ['all: they stay', all, false, undefined],
  ['another version', { 'node_modules/next': older }, false, ['ci', '--omit=dev']],
  [
    'another version beside tools',
    { ...all, 'node_modules/next': older },
    false,
    ['ci', '--include=dev'],
  ],
  [
    'a package less',
    { 'node_modules/vitest': vitest },
    false,
    ['install', '--no-save', '--include=dev'],
  ],
])('install: there is %s', (_what, installed, withTools, expected) => {
  expect(installArguments({ locked, installed, withTools })).toEqual(expected);
});
