import { expect, test } from 'vitest';
import { endAll, run } from '@/scripts/steps/run.mjs';

const node = (script: string) => run(process.execPath, ['--eval', script], { quiet: true });

test('a command ends with its code and what it said on both streams', async () => {
  const { code, output } = await node("console.log('out'); console.error('err'); process.exit(3)");
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['err', 'out']);
});

test('a command that does not exist is an error', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow('ENOENT');
});

test('ending all reaches what a command has started', async () => {
  // The grandchild holds the output open: the command is over only when both are.
  const grandchild = 'setInterval(() => {}, 1000)';
  const command = node(
    `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });`,
  );
  setTimeout(endAll, 300);
  expect((await command).code).not.toBe(0);
});
