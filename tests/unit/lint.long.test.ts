import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { readTable } from '@/tests/support/table';

const eslint = new ESLint();

/** A row that names a module imports it. */
const toCode = (text: string) =>
  text.replace(/^imports (.*)$/, "import { x } from '$1';\nexport const y = x;");

test('lint: each row of the table breaks the rule that it names, or none', async () => {
  for (const [filePath, rule, text = ''] of readTable(import.meta.dirname, 'lint.tsv')) {
    const [result] = await eslint.lintText(`${toCode(text)}\n`, { filePath });
    const broken = result!.messages.map(({ ruleId }) => ruleId).join();
    expect.soft(broken, `${filePath}: ${text}`).toBe(rule);
  }
});
