import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { HOUR } from '@/lib/time';
import { ordersSite, OWNERS } from '../support/orders-site';

const { buyer, deliver, mailsTo, move, orders, outbox, putFile, tend } = await ordersSite();

const SCRIPT = fileURLToPath(new URL('../support/orders-process.ts', import.meta.url));

const KILLS = 30;
/** About what a process takes from its decision to the end of its mails, in which the kills are spread. */
const MAILS_WITHIN = 300;

/** Kills a process that decides, at a moment between its decision and the end of its mails. */
async function killWhileTelling(reference: string, n: number): Promise<void> {
  const env = { ...process.env, OWNER_EMAILS: OWNERS[0] };
  const child = fork(SCRIPT, [reference], { execArgv: ['--import', 'tsx'], env });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (message === 'decided') resolve();
    });
    child.once('exit', reject);
  });
  await wait((n / KILLS) * MAILS_WITHIN);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('orders: after thirty kills between decision and mail each buyer has one, or two and a flag', async () => {
  putFile();
  const buyers = [];
  for (let n = 0; n < KILLS; n++) {
    const each = await buyer();
    buyers.push({ ...each, reference: await each.placeOrder() });
  }
  for (const [n, { reference }] of buyers.entries()) await killWhileTelling(reference, n);
  expect((await orders()).every(({ state }) => state === 'received')).toBe(true);
  // Leases have ended, and the hour of the limit of mails.
  for (let hour = 0; hour < 4; hour++) {
    move(HOUR + 60_000);
    await tend();
    await deliver();
  }
  const flags = new Map<string, number>();
  for await (const { payload, possibleDuplicates, state } of (await outbox()).store!.rows()) {
    if (!payload || !('audience' in payload) || payload.audience !== 'buyer') continue;
    expect(state).toBe('delivered');
    flags.set(payload.email, possibleDuplicates);
  }
  const counts = buyers.map(({ email }) => mailsTo(email).length);
  expect(counts.filter((count) => count === 0)).toEqual([]);
  for (const { email } of buyers) {
    expect(mailsTo(email).length - 1, email).toBeLessThanOrEqual(flags.get(email)!);
  }
  expect((await orders()).every(({ isTold }) => isTold)).toBe(true);
});
