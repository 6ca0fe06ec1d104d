import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** Names of the rules that a snippet breaks in a file. */
async function broken(filePath: string, ...lines: string[]) {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId);
}

test.each([
  ['components/home/x.tsx', '@/app/fonts'],
  ['lib/deep/x.ts', '../../components/site/page'],
  ['lib/x.ts', '@/app/fonts'],
  ['content/en/x.ts', '@/lib/text/format'],
  ['content/x.ts', '@/components/site/page'],
  ['components/home/x.tsx', '@/components/contact/contact-form'],
  ['components/home/deep/x.tsx', '../../contact/contact-form'],
  ['components/forms/x.tsx', '@/components/contact/contact-form'],
  ['components/ui/x.tsx', '@/content/site'],
  ['components/home/x.tsx', 'next/link'],
  ['tests/unit/outbox/guarantees.test.ts', '@/lib/outbox/kinds'],
  ['tests/support/kills.ts', './outbox'],
])('lint: %s may not import %s', async (file, source) => {
  const found = await broken(file, `import { x } from '${source}';`, 'export const y = x;');
  expect(found).toContain('no-restricted-imports');
});

test.each([
  ['components/home/x.tsx', '@/components/site/page'],
  ['components/home/x.tsx', '@/lib/text/format'],
  ['lib/x.ts', '@/content/site'],
  ['tests/unit/x.test.ts', '@/app/fonts'],
  ['tests/support/kills.ts', './outbox-port'],
])('lint: %s may import %s', async (file, source) => {
  const lines = [`import { x } from '${source}';`, 'export const y = x;'];
  expect(await broken(file, ...lines)).toEqual([]);
});

test.each([
  ['no-restricted-syntax', 'export async function send() {}'],
  ['no-restricted-syntax', 'export function sendAction() {}'],
  ['no-restricted-syntax', 'export const sendAction = async () => {};'],
  ['no-restricted-syntax', "export * from './send';"],
  [undefined, 'export async function sendAction() {}'],
  [undefined, "export type { State } from './state';"],
])('lint: reports %s for %j in a file of server actions', async (rule, line) => {
  expect(await broken('lib/contact/x.ts', "'use server';", line)).toEqual(rule ? [rule] : []);
});

test('lint: only lib/env.ts reads settings', async () => {
  const line = 'export const x = process.env.PORT;';
  expect(await broken('lib/x.ts', line)).toEqual(['no-restricted-properties']);
  expect(await broken('lib/env.ts', line)).toEqual([]);
});
