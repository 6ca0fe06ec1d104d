import { describe, expect, it, vi } from 'vitest';
import { type Outbox } from '@/lib/submissions/outbox';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { stateOf } from '@/lib/submissions/types';
import { message, profile } from '@/tests/support/entries';
import { allRows, profileTarget, SHORT, testOutbox } from '@/tests/support/outbox';
import { readLog } from '@/tests/support/log-lines';
import { receiver } from '@/tests/support/receiver';
import { contactPayload } from '@/tests/support/submissions';

const { server, contact } = await receiver();
const sentTexts = () =>
  server.received.map(
    ({ body }) => (JSON.parse(body) as { data: { message: string }[] }).data[0]?.message,
  );

describe('a contact message', () => {
  it('is stored, sent once and delivered', async () => {
    const { outbox, store } = contact();
    server.behave(async () => {
      const [row] = await allRows(store);
      // It was safe before it travelled.
      expect(row).toMatchObject({ attempts: 1, payload: contactPayload({ message: 'Hello' }) });
      return { does: 'answer' };
    });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect((await allRows(store)).map(stateOf)).toEqual(['delivered']);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['refuses', { does: 'answer', status: 400 }, 'refused'],
    ['fails', { does: 'answer', status: 500 }, 'refused'],
    ['redirects', { does: 'answer', status: 302, headers: { location: '/x' } }, 'refused'],
    ['hangs', { does: 'hang' }, 'unreachable'],
    ['resets', { does: 'reset' }, 'unreachable'],
  ] as const)('is kept when the sheet %s, and arrives later', async (_how, manner, result) => {
    const { outbox, store, clock } = contact(manner.does === 'hang' ? SHORT : {});
    server.behave(manner);
    expect(await outbox.accept(message())).toEqual({ result, kept: true });
    server.behave({ does: 'answer' });
    clock.move(60_000);
    expect(await outbox.drain()).toEqual({ attempts: 1, delivered: 1 });
    expect((await allRows(store)).map(stateOf)).toEqual(['delivered']);
  });

  it.each<[string, (outbox: Outbox) => Promise<unknown>]>([
    ['the next drain', (outbox) => outbox.drain()],
    ['sending it again', (outbox) => outbox.accept(message())],
  ])('counts as sent without an address; once there is one, %s sends it', async (_how, send) => {
    const { outbox, store, lines } = testOutbox({});
    for (let n = 0; n < 2; n++) {
      expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    }
    expect((await allRows(store)).map(stateOf)).toEqual(['held']);
    expect(readLog(lines, 'submission-target-unset')).toHaveLength(1);
    expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });

    await send(contact({ store }).outbox);
    expect(sentTexts()).toEqual(['Hello']);
    expect((await allRows(store)).map(stateOf)).toEqual(['delivered']);
  });
});

describe('a profile', () => {
  it.each([
    ['script', 200, 'success'],
    ['script', 500, 'success'],
    ['script', 404, 'success'],
    ['api', 204, 'success'],
    ['api', 500, 'refused'],
    ['sheet', 404, 'refused'],
  ] as const)('sent to %s that answers %i is told %s', async (type, status, result) => {
    const { outbox } = testOutbox({ profile: profileTarget(type, server.url) });
    server.behave({ does: 'answer', status });
    expect(await outbox.accept(profile())).toEqual({ result, kept: true });
  });

  it('sent to a script that says nothing at all is not told that it went well', async () => {
    const { outbox } = testOutbox({ profile: profileTarget('script', server.url) }, SHORT);
    server.behave({ does: 'hang' });
    expect(await outbox.accept(profile())).toEqual({ result: 'unreachable', kept: true });
  });
});

describe('the same id', () => {
  it('with the same text gives the first outcome, and nothing is sent again', async () => {
    const { outbox, store } = contact();
    await outbox.accept(message());
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(server.received).toHaveLength(1);
    expect(await allRows(store)).toHaveLength(1);
  });

  it('a thousand times at once makes one row here and one there', async () => {
    const { outbox, store } = contact();
    server.behave({ does: 'answer', after: 20 });
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => outbox.accept(message())),
    );
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['success']));
    expect(server.received).toHaveLength(1);
    expect(await allRows(store)).toHaveLength(1);
  });

  it('from ten processes at once makes one row here and one there, and all hear the outcome', async () => {
    const store = sqliteStore(':memory:');
    server.behave({ does: 'answer', after: 50 });
    const processes = Array.from({ length: 10 }, () => contact({ store }).outbox);
    const answers = await Promise.all(processes.map((each) => each.accept(message())));
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['success']));
    expect(server.received).toHaveLength(1);
  });

  it('pressed again after a failure is tried again at once', async () => {
    const { outbox, store } = contact();
    server.behave({ does: 'answer', status: 503 });
    await outbox.accept(message());
    server.behave({ does: 'answer' });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(await allRows(store)).toHaveLength(1);
  });

  it('with another text or sender is a submission of its own, and all of them arrive', async () => {
    const { outbox, store, clock } = contact();
    server.behave({ does: 'answer', status: 503 });
    const entries = [
      message('First'),
      message('Second'),
      message('First', {
        payload: contactPayload({ message: 'First', email: 'ravi@example.in' }),
        identity: 'ravi@example.in',
      }),
    ];
    for (const entry of entries) {
      expect(await outbox.accept(entry)).toEqual({ result: 'refused', kept: true });
    }
    server.behave({ does: 'answer' });
    clock.move(60_000);
    await outbox.drain();
    const arrived = server.received.slice(entries.length).map(({ body }) => body);
    expect(arrived.sort()).toEqual(
      entries.map(({ payload }) => JSON.stringify({ data: [payload] })).sort(),
    );
    expect((await allRows(store)).map(stateOf)).toEqual(Array(3).fill('delivered'));
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys.slice(3).sort(), 'each attempt of one text').toEqual(keys.slice(0, 3).sort());
    expect(new Set(keys).size, 'each text').toBe(3);
  });

  it('with another text while the first is on its way loses neither', async () => {
    const { outbox, store } = contact();
    server.behave(({ body }) => ({ does: 'answer', after: body.includes('First') ? 100 : 0 }));
    const first = outbox.accept(message('First'));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    await outbox.accept(message('Second'));
    await first;
    expect(sentTexts()).toEqual(['First', 'Second']);
    expect((await allRows(store)).map(stateOf)).toEqual(['delivered', 'delivered']);
  });

  it('with another text after the first was delivered is a message of its own', async () => {
    const { outbox, store } = contact();
    await outbox.accept(message('First'));
    await outbox.accept(message('Second'));
    await outbox.accept(message('Second'));
    expect(sentTexts()).toEqual(['First', 'Second']);
    expect(await allRows(store)).toHaveLength(2);
  });

  it('of a dead row sends it once more', async () => {
    const { outbox, store, clock } = contact();
    server.behave({ does: 'answer', status: 500 });
    await outbox.accept(message());
    clock.move(73 * 3_600_000);
    await outbox.drain();
    expect((await allRows(store)).map(stateOf)).toEqual(['dead']);
    server.behave({ does: 'answer' });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect((await allRows(store)).map(stateOf)).toEqual(['delivered']);
  });
});

describe('a suspicious submission', () => {
  it('is quarantined without a sign, logged once, and not sent', async () => {
    const { outbox, store, lines } = contact();
    for (let n = 0; n < 2; n++) {
      const answer = await outbox.accept(message('Buy', { suspicious: true }));
      expect(answer).toEqual({ result: 'success', kept: true });
    }
    expect((await allRows(store)).map(stateOf)).toEqual(['quarantined']);
    await outbox.drain();
    expect(server.received).toEqual([]);
    await outbox.accept(message());
    expect(readLog(lines, 'submission-quarantined')).toHaveLength(1);
  });

  it('goes out when the same form is sent again in good faith', async () => {
    const { outbox, store } = contact();
    await outbox.accept(message('Hello', { suspicious: true }));
    await outbox.accept(message('Hello'));
    expect((await allRows(store)).map(stateOf)).toEqual(['delivered']);
  });

  it('cannot take the place of an honest one', async () => {
    const { outbox, store } = contact();
    server.behave({ does: 'answer', status: 503 });
    await outbox.accept(message('Honest'));
    await outbox.accept(message('Buy', { suspicious: true }));
    await outbox.accept(message('Honest', { suspicious: true }));
    expect((await allRows(store)).map(stateOf).sort()).toEqual(['open', 'quarantined']);
  });
});
