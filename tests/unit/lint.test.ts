import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

const importing = (source: string) => `import { x } from '${source}';\nexport const y = x;`;
const action = (line: string) => `'use server';\n${line}`;
const setting = 'export const x = process.env.PORT;';
const htmlIn = (tag: string, html: string) =>
  `export const x = <${tag} dangerouslySetInnerHTML={{ __html: ${html} }} />;`;

const inRealTime = (call: string) => `test.use({ realTime: true });\nexpect(one).${call};`;

test.each([
  ['components/home/x.tsx', importing('@/app/fonts'), 'no-restricted-imports'],
  [
    'components/home/x.tsx',
    importing('@/components/contact/contact-form'),
    'no-restricted-imports',
  ],
  ['components/home/deep/x.tsx', importing('../../contact/contact-form'), 'no-restricted-imports'],
  ['components/ui/x.tsx', importing('@/content/site'), 'no-restricted-imports'],
  ['components/ui/x.tsx', importing('@/components/site/link'), 'no-restricted-imports'],
  ['components/ui/x.tsx', importing('../hooks/use-layer'), 'no-restricted-imports'],
  ['components/ui/x.tsx', importing('@/lib/browser/toast'), 'no-restricted-imports'],
  ['components/ui/x.tsx', importing('@/lib/utils'), undefined],
  ['components/ui/x.tsx', importing('@/components/ui/button'), undefined],
  ['components/ui/x.tsx', importing('./button'), undefined],
  [
    'components/books/books-page.tsx',
    importing('@/components/shop/payment-dialog'),
    'no-restricted-imports',
  ],
  ['components/books/books-page.tsx', importing('@/components/shop/buy-button'), undefined],
  ['components/home/x.tsx', importing('@/components/shop/buy-button'), 'no-restricted-imports'],
  [
    'components/home/home-page.tsx',
    importing('@/components/shop/buy-button'),
    'no-restricted-imports',
  ],
  ['components/home/home-page.tsx', importing('../shop/shop-context'), 'no-restricted-imports'],
  [
    'components/books/books-page.tsx',
    importing('@/components/shop/shop-provider'),
    'no-restricted-imports',
  ],
  ['components/layout/site-layout.tsx', importing('@/components/shop/shop-provider'), undefined],
  ['components/layout/site-layout.tsx', importing('@/components/shop/account-area'), undefined],
  ['components/layout/site-layout.tsx', importing('../shop/buy-button'), 'no-restricted-imports'],
  ['components/home/x.tsx', importing('next/link'), 'no-restricted-imports'],
  ['lib/deep/x.ts', importing('../../components/site/page'), 'no-restricted-imports'],
  ['content/en/x.ts', importing('@/lib/text/format'), 'no-restricted-imports'],
  ['components/home/x.tsx', importing('@/components/site/page'), undefined],
  ['lib/x.ts', importing('@/content/site'), undefined],
  ['components/ui/x.tsx', importing('@/lib/account/server/session'), 'no-restricted-imports'],
  ['components/shop/x.tsx', importing('@/lib/account/server/session'), 'no-restricted-imports'],
  ['lib/account/browser/x.ts', importing('../server/session'), 'no-restricted-imports'],
  ['lib/browser/x.ts', importing('@/lib/account/server/users'), 'no-restricted-imports'],
  ['lib/account/browser/x.ts', importing('../user'), undefined],
  ['lib/account/x.ts', importing('./server/session'), undefined],
  ['tests/unit/x.test.ts', importing('@/app/fonts'), undefined],
  ['lib/x.ts', importing('@sutra/vedic/multiply'), undefined],
  ['lib/x.ts', importing('@/packages/vedic/src/multiply'), 'no-restricted-imports'],
  ['content/x.ts', importing('../packages/vedic/src/multiply'), 'no-restricted-imports'],
  ['packages/vedic/src/x.ts', importing('./multiply.ts'), undefined],
  ['packages/vedic/src/x.ts', importing('node:fs'), undefined],
  ['packages/vedic/tests/x.ts', importing('../src/multiply.ts'), undefined],
  ['packages/vedic/tests/x.ts', importing('@sutra/vedic/multiply'), undefined],
  ['packages/vedic/tests/x.ts', importing('vitest'), undefined],
  ['packages/vedic/src/x.ts', importing('@/lib/text/format'), 'packages/stands-alone'],
  ['packages/vedic/src/x.ts', importing('../../../lib/text/format'), 'packages/stands-alone'],
  ['packages/vedic/src/x.ts', importing('../../outbox/src/row.ts'), 'packages/stands-alone'],
  ['packages/vedic/src/x.ts', importing('@sutra/outbox/row'), 'packages/stands-alone'],
  ['packages/vedic/src/x.ts', importing('zod'), 'packages/stands-alone'],
  ['packages/vedic/src/x.ts', "export * from '@/content/site';", 'packages/stands-alone'],
  ['packages/vedic/src/x.ts', "await import('@/content/site');", 'packages/stands-alone'],
  ['lib/contact/x.ts', action('export async function send() {}'), 'no-restricted-syntax'],
  ['lib/contact/x.ts', action('export const xAction = async () => {};'), 'no-restricted-syntax'],
  ['lib/contact/x.ts', action("export * from './send';"), 'no-restricted-syntax'],
  ['lib/contact/x.ts', action('export async function sendAction() {}'), undefined],
  ['lib/x.ts', "export const x = new Intl.DateTimeFormat('en-CA');", 'no-restricted-syntax'],
  ['lib/x.ts', 'export const x = new Date(0).toLocaleDateString();', 'no-restricted-syntax'],
  ['lib/x.ts', "export const x = new Intl.DateTimeFormat('en-IN');", undefined],
  ['lib/x.ts', importing('node:child_process'), 'no-restricted-syntax'],
  ['lib/x.ts', "createHash('md5');", 'no-restricted-syntax'],
  ['components/home/x.tsx', 'window.onmessage = read;', 'no-restricted-syntax'],
  ['components/home/x.tsx', htmlIn('p', 'script'), 'no-restricted-syntax'],
  ['components/home/x.tsx', htmlIn('script', 'typed'), 'no-restricted-syntax'],
  ['components/home/x.tsx', htmlIn('script', 'script'), undefined],
  ['lib/x.ts', importing('ws'), 'import/no-extraneous-dependencies'],
  ['lib/x.ts', setting, 'no-restricted-properties'],
  ['lib/env.ts', setting, undefined],
  ['lib/x.ts', 'setTimeout(end, 2_500);', 'site/durations'],
  ['lib/x.ts', 'window.setInterval(look, 2 * SECOND);', 'site/durations'],
  ['lib/x.ts', 'AbortSignal.timeout(isSlow ? 9000 : 0);', 'site/durations'],
  ['lib/x.ts', 'const REST = 150;\nsetTimeout(end, REST);', 'site/durations'],
  ['lib/x.ts', '/** Why. */\nconst REST = 150;\nsetTimeout(end, REST);', undefined],
  ['lib/x.ts', 'setTimeout(end, 0);\nsetTimeout(end, Math.max(1, left));', undefined],
  ['lib/x.ts', "import { x } from '@/lib/deadlines';\nsetTimeout(end, x);", undefined],
  [
    'scripts/x.mjs',
    "import { setTimeout as later } from 'node:timers/promises';\nlater(50);",
    'site/durations',
  ],
  ['packages/outbox/src/x.ts', 'export const LOCK_TIMEOUT = 2_000;', 'site/durations'],
  ['packages/outbox/src/x.ts', '/** Why. */\nexport const LOCK_TIMEOUT = 2_000;', undefined],
  ['scripts/x.ts', 'createClient({ timeout: 2_000, intervals: [0] });', 'site/durations'],
  ['scripts/x.ts', 'expect.poll(look, { intervals: [50] });', 'site/durations'],
  ['tests/e2e/x.spec.ts', inRealTime('toBeHidden()'), 'no-restricted-syntax'],
  ['tests/e2e/x.spec.ts', inRealTime('toHaveCount(0)'), 'no-restricted-syntax'],
  ['tests/e2e/x.spec.ts', inRealTime('not.toBeVisible()'), 'no-restricted-syntax'],
  ['tests/e2e/x.spec.ts', inRealTime('toHaveCount(1)'), undefined],
  ['tests/e2e/x.spec.ts', inRealTime('toHaveCount(0)').replace('true', 'false'), undefined],
  ['tests/e2e/x.spec.ts', 'page.waitForTimeout(1);', 'no-restricted-syntax'],
])('lint: in %s, reads %j with %s', async (filePath, text, rule) => {
  const [result] = await eslint.lintText(`${text}\n`, { filePath });
  expect(result!.messages.map(({ ruleId }) => ruleId)).toEqual(rule ? [rule] : []);
});
