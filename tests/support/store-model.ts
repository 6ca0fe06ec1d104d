import fc, { runs } from '@/tests/support/fast-check';
import { expect } from 'vitest';
import { type Stored, type SubmissionStore } from '@/lib/submissions/drivers/store';
import { fields } from '@/lib/submissions/drivers/record';
import { stateOf, type Submission } from '@/lib/submissions/model/submission';
import {
  erasePayload,
  EXPIRY,
  hold,
  lease,
  markDelivered,
  quarantine,
  reopen,
} from '@/lib/submissions/model/transitions';
import { contactRow, T0 } from './outbox';

/** What a store should hold, and the rows as they were last read from the real one. */
interface Model {
  rows: Map<string, Submission>;
  read: Map<string, Stored>;
  counters: Map<string, number>;
}

type StoreCommand = fc.AsyncCommand<Model, SubmissionStore>;

const bare = (row: Submission) => Object.fromEntries(fields.map((name) => [name, row[name]]));

/** Ways a row may change; any of them may be tried on any row. */
const changes: Record<string, (row: Submission, now: number) => Submission> = {
  lease: (row, now) => lease(row, 'token', 'contact-sheet', now),
  deliver: (row, now) => markDelivered(row, 'status-200', now),
  hold: (row, now) => hold(row, 'status-404', now),
  quarantine: (row, now) => quarantine(row, 'suspicious', now),
  kill: (row, now) => ({ ...hold(row, 'timeout', now), heldAt: null, deadAt: now }),
  reopen: (row, now) => reopen(row, now),
  erase: (row) => erasePayload(row),
};

const key = fc.constantFrom('a', 'b', 'c', 'd');
const time = fc.integer({ min: T0, max: T0 + 1_000 });
const always = () => true;

const create = (id: string, at: number): StoreCommand => ({
  check: always,
  async run(model, store) {
    const row = contactRow(id, { acceptedAt: at, due: at });
    const stored = await store.create(row);
    expect(stored === undefined).toBe(model.rows.has(id));
    if (stored) {
      model.rows.set(id, row);
      model.read.set(id, stored);
    }
  },
  toString: () => `create ${id} at ${at}`,
});

const read = (id: string): StoreCommand => ({
  check: always,
  async run(model, store) {
    const stored = await store.get(id);
    const expected = model.rows.get(id);
    expect(stored && bare(stored)).toEqual(expected && bare(expected));
    if (stored) model.read.set(id, stored);
  },
  toString: () => `read ${id}`,
});

/** Changes the row as it was last read, which may be a while ago: then nothing must happen. */
const change = (id: string, how: string, at: number): StoreCommand => ({
  check: ({ read: seen }) => seen.has(id),
  async run(model, store) {
    const seen = model.read.get(id)!;
    const current = model.rows.get(id);
    const isCurrent =
      current !== undefined && JSON.stringify(bare(seen)) === JSON.stringify(bare(current));
    const next = changes[how]!(seen, at);
    const stored = await store.replace(seen, next);
    if (stored) {
      expect(isCurrent).toBe(true);
      model.rows.set(id, next);
    }
  },
  toString: () => `${how} ${id} at ${at}`,
});

const remove = (id: string): StoreCommand => ({
  check: ({ read: seen }) => seen.has(id),
  async run(model, store) {
    if (await store.remove(model.read.get(id)!)) {
      expect(model.rows.delete(id)).toBe(true);
    }
  },
  toString: () => `remove ${id}`,
});

const look = (until: number): StoreCommand => ({
  check: always,
  async run({ rows }, store) {
    const all = [...rows.values()];
    const open = all.filter((row) => stateOf(row) === 'open');
    const due = await store.listOpen('contact', until, 10);
    expect(due.map(({ id }) => id).sort()).toEqual(
      open
        .filter((row) => row.due! <= until)
        .map(({ id }) => id)
        .sort(),
    );
    expect(due.map((row) => row.due)).toEqual(due.map((row) => row.due!).sort((a, b) => a - b));
    const count = (state: string) => all.filter((row) => stateOf(row) === state).length;
    const ages = open.map(({ expiresAt }) => expiresAt - EXPIRY);
    expect(await store.countRows()).toEqual({
      open: open.length,
      held: count('held'),
      dead: count('dead'),
      quarantined: count('quarantined'),
      expiring: 0,
      oldestOpen: ages.length > 0 ? Math.min(...ages) : null,
    });
    const scanned: string[] = [];
    for await (const { id } of store.scan()) scanned.push(id);
    expect(scanned.sort()).toEqual([...rows.keys()].sort());
    const erasable = all.filter(({ eraseAt }) => eraseAt !== null);
    expect(await store.listErasable(Number.MAX_SAFE_INTEGER, 10)).toHaveLength(erasable.length);
  },
  toString: () => `look until ${until}`,
});

const count = (name: string): StoreCommand => ({
  check: always,
  async run({ counters }, store) {
    counters.set(name, (counters.get(name) ?? 0) + 1);
    expect(await store.increment([name], T0)).toEqual([counters.get(name)]);
  },
  toString: () => `count ${name}`,
});

const commands = fc.commands(
  [
    fc.tuple(key, time).map(([id, at]) => create(id, at)),
    key.map(read),
    fc
      .tuple(key, fc.constantFrom(...Object.keys(changes)), time)
      .map(([id, how, at]) => change(id, how, at)),
    key.map(remove),
    time.map(look),
    key.map(count),
  ],
  { maxCommands: 40 },
);

/** Random commands against a fresh store, each answer compared with a plain map's. */
export async function checkStore(open: () => SubmissionStore, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(commands, async (plan) => {
      const store = open();
      const model: Model = { rows: new Map(), read: new Map(), counters: new Map() };
      try {
        await fc.asyncModelRun(() => ({ model, real: store }), plan);
      } finally {
        await store.close();
      }
    }),
    { numRuns: runs(numRuns) },
  );
}
