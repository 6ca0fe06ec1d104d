import { expect, it } from 'vitest';
import { forkOutbox } from '@/tests/support/fork-outbox';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { scratch } from '@/tests/support/scratch';

const MB = 1024 ** 2;

it('send: a receiver that sends 6 GB costs less than 10 MB', async () => {
  const [server, folder] = [await misbehavingServer(), scratch()];
  server.behave({ does: 'flood' });
  const outbox = await forkOutbox(folder.root, server.url);
  const growth = await outbox.growth();
  console.log(`grew by ${(growth / MB).toFixed(1)} MB over 100 sends`);
  expect(growth).toBeLessThan(10 * MB);
  await outbox.kill();
  await server.close();
  folder.remove();
});
