import { describe, expect, it } from 'vitest';
import { noStore } from '@/lib/submissions/no-store';
import { type OutboxOptions } from '@/lib/submissions/outbox';
import { type Targets } from '@/lib/submissions/targets';
import { message, profile } from '@/tests/support/entries';
import { readLog } from '@/tests/support/log-lines';
import { type Manner } from '@/tests/support/misbehaving-server';
import { contactTarget, NO_LIMITS, profileTarget, SHORT, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server } = await receiver();

const outboxTo = (targets: Targets, options: Partial<OutboxOptions> = {}) =>
  testOutbox(targets, { store: noStore(), ...SHORT, ...options });
const contact = (options: Partial<OutboxOptions> = {}) =>
  outboxTo({ contact: contactTarget(server.url) }, options);

const REFUSED = { result: 'refused', kept: false };
const SUCCESS = { result: 'success', kept: true };

/** Level, event and code of each log line. */
const logged = (lines: string[]) =>
  readLog(lines).map(({ level, event, code }) => [level, event, code]);

describe('no store', () => {
  it('accept: a contact message succeeds once its receiver has taken it', async () => {
    const { outbox, lines } = contact();
    expect(await outbox.accept(message())).toEqual(SUCCESS);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
    expect(logged(lines)).toEqual([['info', 'submission-delivered', 'status-200']]);
  });

  it.each<[string, Manner, string]>([
    ['answers 500', { does: 'answer', status: 500 }, 'status-500'],
    ['answers 404', { does: 'answer', status: 404 }, 'status-404'],
    ['hangs', { does: 'hang' }, 'timeout'],
    ['breaks the connection', { does: 'reset' }, 'econnreset'],
  ])('accept: a message fails when its receiver %s, with one log line', async (_, manner, code) => {
    const { outbox, lines } = contact();
    server.behave(manner);
    expect(await outbox.accept(message())).toEqual(REFUSED);
    expect(logged(lines)).toEqual([['warn', 'submission-not-delivered', code]]);
    server.behave({ does: 'answer' });
    expect(await outbox.accept(message())).toEqual(SUCCESS);
  });

  it('accept: a message without a receiver fails, with one log line', async () => {
    const { outbox, lines } = outboxTo({});
    expect(await outbox.accept(message())).toEqual(REFUSED);
    expect(await outbox.accept(profile())).toEqual(REFUSED);
    expect(logged(lines)).toEqual([
      ['warn', 'submission-not-delivered', 'unset'],
      ['warn', 'submission-not-delivered', 'unset'],
    ]);
  });

  it('accept: a message that looks automated fails and is not sent', async () => {
    const { outbox, lines } = contact();
    expect(await outbox.accept(message('Hello', { suspicious: true }))).toEqual(REFUSED);
    expect(server.received).toEqual([]);
    expect(logged(lines)).toEqual([['warn', 'submission-not-delivered', 'suspicious']]);
  });

  it.each<[string, Manner, object]>([
    ['an answer', { does: 'answer', body: '{"ok":true}' }, SUCCESS],
    ['a script that refuses', { does: 'answer', body: '{"ok":false}' }, REFUSED],
    ['a script that throws', { does: 'answer', body: '<p>Error</p>' }, REFUSED],
    ['no answer', { does: 'hang' }, REFUSED],
  ])('accept: a profile for a script, with %s', async (_name, manner, answer) => {
    const { outbox } = outboxTo({ profile: profileTarget('script', server.url) });
    server.behave(manner);
    expect(await outbox.accept(profile())).toEqual(answer);
    expect(server.received).toHaveLength(1);
  });

  it('accept: a receiver that is down is left alone, and messages fail at once', async () => {
    const { outbox, lines } = contact();
    server.behave({ does: 'answer', status: 503 });
    for (let n = 0; n < 5; n++) await outbox.accept(message(`${n}`));
    lines.length = 0;
    expect(await outbox.accept(message('later'))).toEqual(REFUSED);
    expect(server.received).toHaveLength(5);
    expect(logged(lines)).toEqual([['warn', 'submission-not-delivered', 'status-503']]);
  });

  it('rate limit: counts in memory, until its window ends', async () => {
    const limits = { ...NO_LIMITS, identity: 2 };
    const { outbox, clock } = contact({ limits });
    const send = (n: number) => outbox.accept(message(`${n}`));
    expect([await send(1), await send(2)]).toEqual([SUCCESS, SUCCESS]);
    expect(await send(3)).toEqual({ result: 'limited', kept: false });
    clock.move(600_000);
    await outbox.upkeep();
    expect(await send(3)).toEqual(SUCCESS);
    expect(server.received).toHaveLength(3);
  });

  it('health: says that nothing is stored, and is degraded without a receiver', async () => {
    const { outbox, lines } = contact();
    server.behave({ does: 'answer', status: 500 });
    await outbox.accept(message());
    lines.length = 0;
    expect(await outbox.health()).toEqual({
      status: 'ok',
      store: 'none',
      targets: { contact: 'configured', profile: 'unset' },
    });
    expect(await outboxTo({}).outbox.health()).toMatchObject({ status: 'degraded', store: 'none' });
    expect(lines).toEqual([]);
  });

  it('drain and upkeep: ask nobody and log nothing', async () => {
    const { outbox, clock, lines } = contact();
    server.behave({ does: 'answer', status: 503 });
    for (let n = 0; n < 5; n++) await outbox.accept(message(`${n}`));
    clock.move(3_600_000);
    lines.length = 0;
    expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });
    expect(await outbox.upkeep()).toBe(0);
    await outbox.stop();
    expect(server.received).toHaveLength(5);
    expect(lines).toEqual([]);
  });
});
