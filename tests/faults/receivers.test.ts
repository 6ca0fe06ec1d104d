import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { send } from '@/lib/outbox/send';
import { faults } from '@/tests/support/faults';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { contactReceiver, contactRow, profileReceiver, profileRow } from '@/tests/support/rows';

const MB = 1024 ** 2;

it.concurrent.each(faults)('send: reads in time a response of $name', async (fault) => {
  const server = await misbehavingServer();
  server.behave(fault.manner(server));
  const isContact = fault.type === 'sheet';
  const receiver = isContact
    ? contactReceiver(server.url)
    : profileReceiver(fault.type, server.url);
  const row = (isContact ? contactRow : profileRow)('a'.repeat(64));
  const start = performance.now();
  expect(await send(receiver, row)).toMatchObject(fault.expected);
  const ms = performance.now() - start;
  // The timeout is 6 s; without it, some of these never end.
  expect(ms).toBeLessThan(30_000);
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await server.close();
});

it('send: a receiver that sends 6 GB costs less than 10 MB', async () => {
  const server = await misbehavingServer();
  server.behave({ does: 'flood' });
  const script = fileURLToPath(new URL('../support/flood-process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--import',
    'tsx',
    script,
    server.url,
  ]);
  console.log(`grew by ${(Number(stdout) / MB).toFixed(1)} MB over 100 sends`);
  expect(Number(stdout)).toBeLessThan(10 * MB);
  await server.close();
});
