import { expect, it } from 'vitest';
import { send } from '@/lib/outbox/send';
import { faults } from '@/tests/support/faults';
import { forkOutbox } from '@/tests/support/fork-outbox';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { contactReceiver, contactRow, profileReceiver, profileRow } from '@/tests/support/rows';
import { scratch } from '@/tests/support/scratch';

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
  // The timeout is 6 s; without it, some of these never end.
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await server.close();
});

it('send: a receiver that sends 6 GB costs less than 10 MB', async () => {
  const [server, folder] = [await misbehavingServer(), scratch()];
  server.behave({ does: 'flood' });
  const outbox = await forkOutbox({ directory: folder.root }, server.url);
  const growth = await outbox.growth();
  console.log(`grew by ${(growth / MB).toFixed(1)} MB over 100 sends`);
  expect(growth).toBeLessThan(10 * MB);
  await outbox.kill();
  await server.close();
  folder.remove();
});
