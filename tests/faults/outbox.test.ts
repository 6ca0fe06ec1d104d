import { afterAll, beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE } from '@/lib/time';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { checkOutbox } from '@/tests/support/outbox-model';
import { contactPayload, driverNames, openOutbox } from '@/tests/support/outbox-port';
import { checkWrongClock } from '@/tests/support/wrong-clock';

// Kills, drainers and outages are in `npm run bench:outbox`.
const server = await misbehavingServer();
afterAll(() => server.close());
beforeEach(() => server.behave({ does: 'answer' }));

it.each(driverNames)('outbox over %s: loses nothing, 150 times', (driver) =>
  checkOutbox(driver, server, 150),
);

it('outbox: delivers 100 rows within a minute beside one that hangs for 6 s', async () => {
  const outbox = openOutbox({ CONTACT_SHEET_URL: server.url });
  server.behave({ does: 'answer', status: 503 });
  await outbox.accept('contact', contactPayload({ message: 'poison' }));
  for (let n = 0; n < 100; n++) await outbox.accept('contact', contactPayload({ message: `${n}` }));
  server.behave(({ body }) => (body.includes('poison') ? { does: 'hang' } : { does: 'answer' }));
  outbox.move(HOUR);
  outbox.restart();
  const start = performance.now();
  expect((await outbox.deliver()).delivered).toBe(100);
  expect(performance.now() - start).toBeLessThan(MINUTE);
});

it.each([-24, -1, 0.5, 2, 5.5, 24, 24 * 30, 24 * 365 * 10])(
  'outbox: delivers at once when a clock that was %d hours ahead is set',
  (hours) => checkWrongClock(hours * HOUR),
);
