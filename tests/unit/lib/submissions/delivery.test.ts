import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '@/lib/submissions/delivery';
import { createEngine, type Engine } from '@/lib/submissions/engine';
import { type Outcome } from '@/lib/submissions/outcome';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { type Stored } from '@/lib/submissions/store';
import { leased } from '@/lib/submissions/transitions';
import { stateOf } from '@/lib/submissions/types';
import { captureLog } from '@/tests/support/outbox';
import { contactRow, T0 } from '@/tests/support/submissions';

const yes: Outcome = { verdict: 'delivered', code: 'status-200', answered: true };
const no: Outcome = { verdict: 'retry', code: 'status-503', answered: true };

let engine: Engine;
/** The row as the slow sender knows it. */
let mine: Stored;

beforeEach(async () => {
  const store = sqliteStore(':memory:');
  engine = createEngine({ store, targets: {}, log: captureLog().log, now: () => T0 + 61_000 });
  mine = (await store.create(leased(contactRow('a'), 'mine', 'contact-sheet', T0)))!;
});

const now = async () => (await engine.store.get('a'))!;
const takenByAnother = () =>
  engine.store.replace(mine, leased(mine, 'theirs', 'contact-sheet', T0 + 60_000));

describe('the outcome of a sender whose lease ran out', () => {
  it('is written down when nobody else has begun', async () => {
    expect(stateOf((await settle(engine, mine, yes))!)).toBe('delivered');
  });

  it('that failed does not touch the row that another one is sending', async () => {
    await takenByAnother();
    await settle(engine, mine, no);
    expect(await now()).toMatchObject({ lease: 'theirs', attempts: 2, code: null });
  });

  it('that succeeded counts, although another one is sending the row', async () => {
    await takenByAnother();
    await settle(engine, mine, yes);
    expect(stateOf(await now())).toBe('delivered');
  });

  it('that succeeded counts, although another one has given up', async () => {
    const theirs = (await takenByAnother())!;
    await settle(engine, theirs, { ...no, verdict: 'hold' });
    await settle(engine, mine, yes);
    expect(stateOf(await now())).toBe('delivered');
  });

  it('does not turn back a row that is done with', async () => {
    const theirs = (await takenByAnother())!;
    await settle(engine, theirs, yes);
    await settle(engine, mine, no);
    expect(stateOf(await now())).toBe('delivered');
  });

  it('is nothing when the row is gone', async () => {
    await engine.store.remove(mine);
    expect(await settle(engine, mine, yes)).toBeUndefined();
  });
});
