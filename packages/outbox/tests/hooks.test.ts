import { expect, it } from 'vitest';
import { type OutboxOptions } from '@sutra/outbox/outbox';
import { HOUR } from '@sutra/outbox/time';
import { answer, DOWN, freshInbox, OK } from './support/inbox.ts';
import { type Notes } from './support/notes.ts';

const { server, open } = await freshInbox();

it('hooks: say once that a row is delivered, held or dead, with its text', async () => {
  const calls: unknown[] = [];
  const hooks: OutboxOptions<Notes>['hooks'] = {
    delivered: ({ state, payload }) => calls.push([state, payload?.text]),
    held: ({ state, payload }) => calls.push([state, payload?.text]),
    dead: ({ state, payload }) => calls.push([state, payload?.text]),
  };
  const outbox = open({ hooks });
  server.behave(OK);
  await outbox.send('arrives');
  await outbox.send('arrives');
  expect(calls).toEqual([['delivered', 'arrives']]);
  server.behave(answer(400));
  await outbox.send('is refused');
  for (let n = 0; n < 5; n++) {
    outbox.move(HOUR);
    await outbox.deliver();
  }
  expect(calls.slice(1)).toEqual([['held', 'is refused']]);
  server.behave(DOWN);
  await outbox.send('is late');
  outbox.move(73 * HOUR);
  await outbox.deliver();
  expect(calls.slice(2)).toEqual([['dead', 'is late']]);
});

it.each([
  ['throws', () => JSON.parse('{') as never],
  ['rejects', () => Promise.reject(new Error('no'))],
])('hooks: one that %s is logged, and changes nothing', async (_how, delivered) => {
  const outbox = open({ hooks: { delivered } });
  expect(await outbox.send('arrives')).toBe('success');
  expect(await outbox.states()).toEqual(['delivered']);
  expect(outbox.logged('hook-threw')).toMatchObject([{ kind: 'note', state: 'delivered' }]);
});
