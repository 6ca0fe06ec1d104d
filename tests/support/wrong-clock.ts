import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { misbehavingServer } from './misbehaving-server';
import { scratch } from './scratch';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function start(directory: string, url: string, ahead: number) {
  const child = fork(file('wrong-clock-process.ts'), [directory, url], {
    execArgv: ['--import', 'tsx', '--import', file('shift-clock.mjs')],
    env: { ...process.env, CLOCK_AHEAD_MS: String(ahead) },
  });
  const answer = async () => ((await once(child, 'message')) as [string])[0];
  expect(await answer()).toBe('ready');
  return {
    /** Sends a command, or a text to accept. */
    ask(command: string) {
      child.send(command);
      return answer();
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/**
 * A receiver fails while the clock of two real processes is off, one after the other. Then the clock
 * is set: the next message goes out at once, and what both have left waiting with the next drain.
 */
export async function checkWrongClock(ahead: number): Promise<void> {
  const [server, folder] = [await misbehavingServer(), scratch()];
  const sent = () => server.received.filter(({ method }) => method === 'POST').length;
  try {
    server.behave({ does: 'answer', status: 503 });
    const first = await start(folder.root, server.url, ahead);
    expect(await first.ask('first')).toBe('refused, kept');
    await first.kill();

    const second = await start(folder.root, server.url, ahead);
    expect(await second.ask('second')).toBe('refused, kept');
    await second.ask('set');
    server.behave({ does: 'answer' });
    expect(await second.ask('third')).toBe('success');
    // A row that waits its turn does so for five seconds at most.
    await expect
      .poll(async () => (await second.ask('drain')) && sent(), { timeout: 15_000 })
      .toBe(5);
    await second.kill();
  } finally {
    folder.remove();
    await server.close();
  }
}
