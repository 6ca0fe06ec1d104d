import { describe, expect, it, vi } from 'vitest';
import { type DrainBudget } from '@/lib/submissions/drain-pass';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/store';
import { stateOf } from '@/lib/submissions/types';
import { message } from '@/tests/support/entries';
import { allRows, contactTarget, SHORT, testOutbox } from '@/tests/support/outbox';
import { fill } from '@/tests/support/outage';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';
import { contactRow } from '@/tests/support/submissions';
import { checkWrongClock } from '@/tests/support/wrong-clock';

const { server, contact } = await receiver();
const HOUR = 3_600_000;

describe('a wall clock that was ahead', () => {
  it('does not stop the outbox: what fails then pauses nothing once the clock is set', async () => {
    const { outbox, clock } = contact();
    clock.set(5.5 * HOUR);
    server.behave({ does: 'answer', status: 503 });
    await outbox.accept(message('first'));
    clock.set(-5.5 * HOUR);
    server.behave({ does: 'answer' });
    expect(await outbox.accept(message('second'))).toEqual({ result: 'success', kept: true });
  });

  it('does not prolong the pause of a receiver that was down', async () => {
    const { outbox, clock } = contact();
    clock.set(5.5 * HOUR);
    server.behave({ does: 'answer', status: 503 });
    for (let n = 0; n < 5; n++) await outbox.accept(message(`${n}`));
    clock.set(-5.5 * HOUR);
    server.behave({ does: 'answer' });
    expect((await outbox.accept(message('sixth'))).result).toBe('refused');
    clock.move(15_000);
    expect(await outbox.accept(message('sixth'))).toEqual({ result: 'success', kept: true });
  });

  // The long form is in tests/faults.
  it('of a real process delays nothing', () => checkWrongClock(5.5 * HOUR), 60_000);
});

describe.each(drivers)('a row in %s that was written while the clock was ahead', (_name, open) => {
  it('goes out with the next drain, but a row that waits its turn does not', async () => {
    const { outbox, store, clock } = contact({ store: open() });
    server.behave({ does: 'answer', status: 503 });
    await outbox.accept(message('first'));
    clock.set(720 * HOUR);
    await outbox.accept(message('second'));
    clock.set(-720 * HOUR);
    server.received.length = 0;
    await outbox.drain();
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
    const dues = (await allRows(store)).map(({ due }) => due! - clock.now());
    expect(Math.max(...dues)).toBeLessThanOrEqual(HOUR);
  });

  it('whose sender vanished is sent again', async () => {
    const { outbox, store, clock } = contact({ store: open(), ...SHORT });
    const replace = vi.spyOn(store, 'replace').mockRejectedValue(new Error('killed'));
    clock.set(720 * HOUR);
    server.behave({ does: 'hang' });
    await outbox.accept(message('first'));
    replace.mockRestore();
    clock.set(-720 * HOUR);
    server.behave({ does: 'answer' });
    expect((await outbox.drain()).delivered).toBe(1);
    expect(await allRows(store)).toMatchObject([{ doubts: 1 }]);
  });
});

describe('drain: a call that joins a running one', () => {
  /** A receiver that answers nobody until the second call has joined the first. */
  async function join(first: DrainBudget, second: DrainBudget) {
    const { outbox } = contact();
    await fill(outbox, 5);
    let release = () => {};
    const joined = new Promise<void>((resolve) => (release = resolve));
    server.behave(() => joined.then(() => ({ does: 'answer' })));
    const running = outbox.drain(first);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    const report = outbox.drain(second);
    release();
    await running;
    return report;
  }

  it.each([
    ['larger budget of rows raises it', { rows: 1 }, {}, 5],
    ['larger budget of rows, but not all, raises it to that', { rows: 1 }, { rows: 3 }, 3],
    ['smaller budget leaves it as it is', { rows: 4 }, { rows: 1, ms: 0 }, 4],
  ])('with a %s', async (_how, first, second, attempts) => {
    expect(await join(first, second)).toEqual({ attempts, delivered: attempts });
  });

  it('with a larger budget of time raises it', async () => {
    const { outbox } = contact();
    await fill(outbox, 5);
    server.behave({ does: 'answer', after: 60 });
    const small = outbox.drain({ ms: 50 });
    expect((await outbox.drain({ ms: 10_000 })).delivered).toBe(5);
    await small;
  });
});

describe('drain: a row that cannot be leased', () => {
  it('ends the pass, but not before the other attempts are written down', async () => {
    const store = sqliteStore(':memory:');
    await Promise.all(['a', 'b'].map((key) => store.create(contactRow(key))));
    const failing: SubmissionStore = {
      ...store,
      replace: (stored, next) =>
        stored.id === 'a' ? Promise.reject(new TypeError('down')) : store.replace(stored, next),
    };
    const contact = { ...contactTarget(server.url), type: 'api' } as const;
    const { outbox, lines } = testOutbox({ contact }, { store: failing });
    server.behave({ does: 'answer', after: 100 });
    await outbox.drain();
    expect(stateOf((await store.get('b'))!)).toBe('delivered');
    expect(lines.join().match(/outbox-drain-failed/g)).toHaveLength(1);
  });
});
