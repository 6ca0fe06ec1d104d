import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { freePort, portError } from '@/scripts/lib/port.mjs';
import { main } from '@/scripts/lib/run.mjs';
import { serve } from '@/scripts/lib/serve.mjs';
import { untilReady } from '@/scripts/lib/until-ready.mjs';
import { MINUTE, SECOND } from '@/lib/time';
import { processorTime } from '@/tests/support/processor-time';
import { scratch } from '@/tests/support/scratch';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers().restoreAllMocks());

test.each([
  ['listens nowhere', 'setInterval(() => {}, 1_000);'],
  ['answers nothing', `require('node:net').createServer(() => {}).listen(process.argv[4]);`],
])('npm start: ends with a sentence when a server %s and does nothing', async (_name, source) => {
  const folder = scratch();
  onTestFinished(folder.remove);
  folder.write('next.cjs', source);
  const port = await freePort();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const started = main(() =>
    serve({
      command: 'start',
      port,
      env: process.env,
      ready: Promise.resolve(),
      program: `${folder.root}/next.cjs`,
    }),
  );
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  await started;
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(said.mock.calls).toEqual([
    [
      `Nothing answers at http://localhost:${port}, and the program that was started does nothing any more.`,
    ],
  ]);
  expect(await portError(port)).toBeUndefined();
});

/** A program that waits for another, which keeps a processor busy. */
async function startBusy(): Promise<{ child: ChildProcess; busy: number }> {
  const source = `
    const { spawn } = require('node:child_process');
    console.log(spawn(process.execPath, ['-e', 'for (;;);']).pid);`;
  const child = spawn(process.execPath, ['-e', source]);
  const [pid] = (await once(child.stdout, 'data')) as [Buffer];
  const busy = Number(pid);
  onTestFinished(() => {
    process.kill(busy, 'SIGKILL');
    child.kill('SIGKILL');
  });
  return { child, busy };
}

test('start: waits however long it takes while the program, or one that it started, works', async () => {
  const { child, busy } = await startBusy();
  let isReady = false;
  const outcome = vi.fn();
  const waiting = untilReady(child, () => isReady, 'Nothing').then(outcome, outcome);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect.poll(() => processorTime(busy)).toBeGreaterThan(2 * SECOND);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(outcome).not.toHaveBeenCalled();
  isReady = true;
  await waiting;
  expect(outcome).toHaveBeenCalledWith(true);
});
