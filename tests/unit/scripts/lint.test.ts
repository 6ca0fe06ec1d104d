import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { root } from '@/scripts/steps/root.mjs';

const eslint = new ESLint({ cwd: root });

/** Names of the rules a snippet breaks when it stands in this file. */
async function broken(filePath: string, ...lines: string[]) {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const ARROW = 'no-restricted-imports';
const CLIENT = 'house/client-imports';
const ACTION = 'house/action-exports';

test.each([
  ['components/home/x.tsx', '@/app/fonts'],
  ['components/ui/x.tsx', '../../app/fonts'],
  ['lib/x.ts', '@/app/fonts'],
  ['lib/deep/x.ts', '../../components/ui/page'],
  ['lib/x.ts', '@/components/ui/page'],
  ['content/en/x.ts', '@/lib/text/format'],
  ['content/x.ts', '../lib/text/format'],
  ['content/x.ts', '@/components/ui/page'],
  ['components/home/x.tsx', '@/components/contact/contact-form'],
  ['components/home/x.tsx', '../contact/contact-form'],
  ['components/home/deep/x.tsx', '../../contact/contact-form'],
  ['components/forms/x.tsx', '@/components/contact/contact-form'],
  ['components/ui/x.tsx', '@/content/site'],
  ['components/home/x.tsx', 'next/link'],
  ['app/x.tsx', 'next/image'],
])('%s may not import %s', async (file, source) => {
  expect(await broken(file, `import { x } from '${source}';`, 'export const y = x;')).toContain(
    ARROW,
  );
});

test.each([
  ['app/x.tsx', '@/components/home/hero'],
  ['components/home/x.tsx', '@/components/ui/page'],
  ['components/home/x.tsx', '../ui/page'],
  ['components/home/x.tsx', './steps'],
  ['components/home/x.tsx', '@/content/site'],
  ['components/home/x.tsx', '@/lib/text/format'],
  ['lib/x.ts', '@/content/site'],
  ['lib/x.ts', 'firebase/app'],
  ['tests/unit/x.test.ts', '@/app/fonts'],
])('%s may import %s', async (file, source) => {
  expect(await broken(file, `import { x } from '${source}';`, 'export const y = x;')).toEqual([]);
});

test('shared parts may know the shape of content', async () => {
  const snippet = ["import { type Site } from '@/content/schema';", 'export type X = Site;'];
  expect(await broken('components/ui/x.tsx', ...snippet)).toEqual([]);
});

test.each([
  ["import { site } from '@/content/site';", 'export const x = site;'],
  ["import { site } from '../../content/site';", 'export const x = site;'],
  ["import { samples, type x as X } from '@/content/site';", 'export const y: X = samples;'],
  ["export { site } from '@/content/site';"],
  ["export * from '@/content/site';"],
  ["export const x = () => import('@/content/site');"],
  ["import '@/content/site';"],
  ["import { env } from '@/lib/env';", 'export const x = env;'],
  ["import { z } from 'zod';", 'export const x = z;'],
])('a client file may not say %j', async (...lines) => {
  expect(await broken('components/home/x.tsx', "'use client';", ...lines)).toContain(CLIENT);
  expect(await broken('components/home/x.tsx', ...lines)).not.toContain(CLIENT);
});

test.each(['components/ui/use-chat-link.ts', 'lib/browser/lazy.ts', 'lib/payment/purchases.ts'])(
  'client imports: %s is checked, because a client file imports it',
  async (file) => {
    const snippet = ["export const load = () => import('@/content/site');"];
    expect(await broken(file, ...snippet)).toContain(CLIENT);
  },
);

test('client imports: a server action is no client file, whoever calls it', async () => {
  const snippet = ["'use server';", "import { z } from 'zod';", 'export const x = z;'];
  expect(await broken('lib/contact/actions.ts', ...snippet)).not.toContain(CLIENT);
});

test.each([
  ["import { type site } from '@/content/site';", 'export type X = typeof site;'],
  ["import * as z from 'zod/mini';", 'export const x = z;'],
  ["import { fill } from '@/lib/text/format';", 'export const x = fill;'],
])('a client file may say %j', async (...lines) => {
  expect(await broken('components/home/x.tsx', "'use client';", ...lines)).toEqual([]);
});

test.each([
  'export async function send() {}',
  'export function sendAction() {}',
  'export const sendAction = async () => {};',
  "export * from './send';",
])('a file of actions may not say %j', async (line) => {
  expect(await broken('lib/contact/x.ts', "'use server';", line)).toContain(ACTION);
});

test('a file of actions exports actions and types', async () => {
  expect(
    await broken(
      'lib/contact/x.ts',
      "'use server';",
      'export type State = string;',
      "export type { Other } from './other';",
      'export async function sendAction(): Promise<State> {',
      "  return '';",
      '}',
    ),
  ).toEqual([]);
});

test('settings are read in one place', async () => {
  const line = 'export const x = process.env.PORT;';
  expect(await broken('lib/x.ts', line)).toEqual(['no-restricted-properties']);
  expect(await broken('lib/env.ts', line)).toEqual([]);
});
