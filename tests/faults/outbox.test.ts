import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '@/lib/time';
import { checkOutbox } from '@/tests/support/outbox-model';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

// Kills, several processes and outages are in `npm run bench:outbox`.
const { server, contact } = await receiver();

it.each(drivers)('outbox over %s: loses nothing, 150 times', (_driver, open) =>
  checkOutbox(open, server, 150),
);

it('outbox: delivers 100 rows within a minute beside one that hangs for 6 s', async () => {
  const { send, move, restart, deliver } = contact();
  server.behave({ does: 'answer', status: 503 });
  await send('poison');
  for (let n = 0; n < 100; n++) await send(`${n}`);
  server.behave(({ body }) => (body.includes('poison') ? { does: 'hang' } : { does: 'answer' }));
  move(HOUR);
  restart();
  const start = performance.now();
  expect((await deliver()).delivered).toBe(100);
  expect(performance.now() - start).toBeLessThan(MINUTE);
});
