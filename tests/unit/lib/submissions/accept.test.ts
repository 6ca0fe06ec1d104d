import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Entry } from '@/lib/submissions/accept';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { stateOf } from '@/lib/submissions/types';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import {
  allRows,
  contactTarget,
  NO_LIMITS,
  profileTarget,
  SHORT,
  testOutbox,
} from '@/tests/support/outbox';
import { contactPayload, profilePayload } from '@/tests/support/submissions';

let server: MisbehavingServer;

beforeAll(async () => {
  server = await misbehavingServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.behave({ does: 'answer' });
  server.received.length = 0;
});

const FORM = 'form-0123456789abcdef';
const message = (text = 'Hello', changes: Partial<Entry<'contact'>> = {}): Entry<'contact'> => ({
  kind: 'contact',
  formId: FORM,
  payload: contactPayload({ message: text }),
  identity: 'asha.canary@example.in',
  address: '203.0.113.9',
  ...changes,
});
const profile = (changes: Partial<Entry<'profile'>> = {}): Entry<'profile'> => ({
  kind: 'profile',
  formId: FORM,
  payload: profilePayload(),
  identity: 'uid-canary',
  ...changes,
});
const contact = (options = {}) => testOutbox({ contact: contactTarget(server.url) }, options);
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

  it('counts as sent without an address, stays in the store, and goes out once there is one', async () => {
    const { outbox, store, lines } = testOutbox({});
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect((await allRows(store)).map(stateOf)).toEqual(['held']);
    expect(lines.join()).toContain('submission-target-unset');
    expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });

    const configured = contact({ store }).outbox;
    expect(await configured.drain()).toEqual({ attempts: 1, delivered: 1 });
    expect(sentTexts()).toEqual(['Hello']);
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

  it('with a newer text replaces what has not arrived', async () => {
    const { outbox, store, clock } = contact();
    server.behave({ does: 'answer', status: 503 });
    await outbox.accept(message('First'));
    await outbox.accept(message('Second'));
    server.behave({ does: 'answer' });
    server.received.length = 0;
    clock.move(60_000);
    await outbox.drain();
    expect(sentTexts()).toEqual(['Second']);
    expect(await allRows(store)).toHaveLength(1);
  });

  it('with a newer text while the first is on its way loses neither', async () => {
    const { outbox, store } = contact();
    server.behave(({ body }) => ({ does: 'answer', after: body.includes('First') ? 100 : 0 }));
    const first = outbox.accept(message('First'));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    await outbox.accept(message('Second'));
    await first;
    expect(sentTexts()).toEqual(['First', 'Second']);
    expect((await allRows(store)).map((row) => [stateOf(row), row.payload])).toEqual([
      ['delivered', contactPayload({ message: 'Second' })],
    ]);
  });

  it('with a newer text that has yet to arrive is not taken for delivered when the first is', async () => {
    const { outbox, store, clock } = contact();
    server.behave(({ body }) =>
      body.includes('First') ? { does: 'answer', after: 100 } : { does: 'answer', status: 503 },
    );
    const first = outbox.accept(message('First'));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    expect(await outbox.accept(message('Second'))).toEqual({ result: 'refused', kept: true });
    await first;
    expect((await allRows(store)).map(stateOf)).toEqual(['open']);
    server.behave({ does: 'answer' });
    clock.move(60_000);
    await outbox.drain();
    expect(sentTexts()).toEqual(['First', 'Second', 'Second']);
  });

  it('with another text after the first was delivered is a message of its own', async () => {
    const { outbox, store } = contact();
    await outbox.accept(message('First'));
    await outbox.accept(message('Second'));
    await outbox.accept(message('Second'));
    expect(sentTexts()).toEqual(['First', 'Second']);
    expect(await allRows(store)).toHaveLength(2);
  });

  it('opens a held or dead row again when the text is new', async () => {
    const { outbox, store } = contact();
    server.behave({ does: 'answer', status: 400 });
    for (let n = 0; n < 3; n++) await outbox.accept(message('Bad'));
    expect((await allRows(store)).map(stateOf)).toEqual(['held']);
    expect(await outbox.accept(message('Bad'))).toEqual({ result: 'refused', kept: true });
    server.behave({ does: 'answer' });
    expect(await outbox.accept(message('Better'))).toEqual({ result: 'success', kept: true });
    expect((await allRows(store)).map(stateOf)).toEqual(['delivered']);
  });
});

describe('a suspicious submission', () => {
  it('is quarantined without a sign, and nothing is sent', async () => {
    const { outbox, store } = contact();
    const answer = await outbox.accept(message('Buy', { suspicious: true }));
    expect(answer).toEqual({ result: 'success', kept: true });
    expect((await allRows(store)).map(stateOf)).toEqual(['quarantined']);
    await outbox.drain();
    expect(server.received).toEqual([]);
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

describe('limits', () => {
  const limits = { ...NO_LIMITS, identity: { most: 2, window: 600_000 } };

  it('turn away the third of one sender, not another sender, and not for ever', async () => {
    const { outbox, store, clock } = contact({ limits });
    const send = (n: number, identity = 'Asha@example.in ') =>
      outbox.accept(message(`Text ${n}`, { formId: `${FORM}-${n}`, identity }));
    expect((await send(1)).result).toBe('success');
    expect((await send(2, 'asha@example.in')).result).toBe('success');
    expect(await send(3)).toEqual({ result: 'limited', kept: false });
    expect((await send(4, 'other@example.in')).result).toBe('success');
    expect(await allRows(store)).toHaveLength(3);
    clock.move(600_000);
    expect((await send(3)).result).toBe('success');
  });

  it('count by address over all senders', async () => {
    const { outbox } = contact({ limits: { ...NO_LIMITS, address: { most: 2, window: 600_000 } } });
    const send = (n: number, address?: string) =>
      outbox.accept(message('x', { formId: `${FORM}-${n}`, identity: `${n}@a.in`, address }));
    const results = [
      await send(1, 'a'),
      await send(2, 'a'),
      await send(3, 'a'),
      await send(4, 'b'),
      await send(5),
    ];
    expect(results.map(({ result }) => result)).toEqual([
      'success',
      'success',
      'limited',
      'success',
      'success',
    ]);
  });

  it.each([
    ['fail', () => Promise.reject(new Error('down'))],
    ['hang', () => new Promise<number>(() => {})],
  ])('let everybody through when the counters %s', async (_how, count) => {
    const store = { ...sqliteStore(':memory:'), count };
    const { outbox } = contact({ store, limits });
    expect((await outbox.accept(message())).result).toBe('success');
  });
});

describe('a store that is down', () => {
  const down = () => Promise.reject(new Error('disk full'));

  it('leaves one direct attempt, which counts when it is acknowledged', async () => {
    const { outbox } = contact({
      store: { ...sqliteStore(':memory:'), create: down, count: down },
    });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    [{ does: 'answer', status: 500 }, 'refused'],
    [{ does: 'hang' }, 'unreachable'],
  ] as const)('promises nothing when the attempt fails too (%j)', async (manner, result) => {
    const store = { ...sqliteStore(':memory:'), create: down };
    const { outbox } = contact({ store, ...(manner.does === 'hang' && SHORT) });
    server.behave(manner);
    expect(await outbox.accept(message())).toEqual({ result, kept: false });
  });

  it('does not take a script’s failure for success then', async () => {
    const store = { ...sqliteStore(':memory:'), create: down };
    const { outbox } = testOutbox({ profile: profileTarget('script', server.url) }, { store });
    server.behave({ does: 'answer', status: 500 });
    expect(await outbox.accept(profile())).toEqual({ result: 'refused', kept: false });
  });

  it('says so when there is no address either', async () => {
    const { outbox } = testOutbox({}, { store: { ...sqliteStore(':memory:'), create: down } });
    expect(await outbox.accept(message())).toEqual({ result: 'unreachable', kept: false });
  });

  it('is waited for 2.5 s; a write that comes through later is not sent again', async () => {
    const slow = sqliteStore(':memory:');
    const create: typeof slow.create = async (row) => {
      await new Promise((resolve) => setTimeout(resolve, 2_700));
      return slow.create(row);
    };
    const { outbox, clock } = contact({ store: { ...slow, create } });
    const start = performance.now();
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(performance.now() - start).toBeLessThan(2_700);
    await vi.waitFor(async () => expect((await allRows(slow)).map(stateOf)).toEqual(['delivered']));
    clock.move(120_000);
    await outbox.drain();
    expect(server.received).toHaveLength(1);
  });

  it('while the outcome is written down does not change the answer', async () => {
    const store = { ...sqliteStore(':memory:'), replace: down };
    const { outbox, lines } = contact({ store });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(lines.join()).toContain('submission-not-settled');
  });
});

describe('a target that is down', () => {
  it('is left alone after five failures; new messages are kept and answered at once', async () => {
    const { outbox, store } = contact(SHORT);
    server.behave({ does: 'hang' });
    const send = (n: number) => outbox.accept(message(`${n}`, { formId: `${FORM}-${n}` }));
    await Promise.all(Array.from({ length: 5 }, (_, n) => send(n)));
    const start = performance.now();
    expect(await send(5)).toEqual({ result: 'unreachable', kept: true });
    expect(performance.now() - start).toBeLessThan(200);
    expect(server.received).toHaveLength(5);
    expect((await allRows(store)).map(stateOf)).toEqual(Array(6).fill('open'));
  });
});

describe('the log', () => {
  it('says nothing about a person, a text or an address', async () => {
    const { outbox, lines, clock } = contact(SHORT);
    for (const manner of ['hang', 'reset', 'cut', 'babble'] as const) {
      server.behave({ does: manner });
      await outbox.accept(message('Canary text', { formId: `${FORM}-${manner}` }));
    }
    clock.move(1e9);
    await outbox.drain();
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(4);
    for (const canary of ['anary', '@', '127.0.0.1', 'http', '203.0.113', 'withheld', FORM]) {
      expect(text).not.toContain(canary);
    }
  });
});
