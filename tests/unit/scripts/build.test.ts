import { expect, test } from 'vitest';
import { publicSettings, sources } from '@/scripts/steps/build.mjs';
import { root } from '@/scripts/steps/root.mjs';

const print = (env: Record<string, string>) => JSON.stringify(publicSettings(env));

test('the sources are the folders and the files beside them, not what Next writes', () => {
  const names = sources(root);
  expect(names).toEqual(
    expect.arrayContaining(['app', 'lib', 'next.config.ts', 'package-lock.json']),
  );
  for (const name of ['tests', 'docs', 'node_modules', '.next', 'next-env.d.ts']) {
    expect(names).not.toContain(name);
  }
});

test('nothing set and everything empty are the same', () => {
  expect(print({ SITE_URL: '', PORT: ' ', NEXT_PUBLIC_FIREBASE_APP_ID: '' })).toBe(print({}));
});

test('PORT is in the address of the site, unless SITE_URL is', () => {
  expect(print({ PORT: '3000' })).toBe(print({}));
  expect(print({ PORT: '4000' })).not.toBe(print({}));
  const SITE_URL = 'https://example.in';
  expect(print({ SITE_URL, PORT: '4000' })).toBe(print({ SITE_URL }));
});

test('where a build is to run counts', () => {
  expect(print({ OUTPUT: 'standalone' })).not.toBe(print({}));
  expect(print({ NEXT_ADAPTER_PATH: '@vercel/next' })).not.toBe(print({}));
});

test('a public setting counts, a secret does not', () => {
  expect(print({ NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3' })).not.toBe(print({}));
  expect(print({ CONTACT_SHEET_TOKEN: 'secret', AUTH_SECRET: 'secret' })).toBe(print({}));
});
