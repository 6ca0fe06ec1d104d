import { type Stored, type SubmissionStore } from '../drivers/store';
import { type CliContext, fill, UsageError } from './context';
import { type Filter, select } from './export';

const DAY = 24 * 3_600_000;

const TRIES = 5;

/** Without the texts: there may be very many rows. */
async function collect(
  store: SubmissionStore,
  filter: Filter,
  matches: (row: Stored) => boolean,
): Promise<Stored[]> {
  const rows: Stored[] = [];
  for await (const row of select(store, filter)) {
    if (matches(row)) rows.push({ ...row, payload: null });
  }
  return rows;
}

async function confirmRemoval(context: CliContext, count: number, yes: boolean): Promise<boolean> {
  const { words, write, confirm } = context;
  if (yes || (await confirm?.(fill(words.confirmRemoval, count)))) return true;
  await write(`${fill(words.wouldRemove, count)}\n`);
  return false;
}

async function emptyLog({ outbox, words, complain }: CliContext): Promise<void> {
  if (!(await outbox.store.emptyLog())) complain(`${words.logNotEmptied}\n`);
}

export async function purge(
  context: CliContext,
  filter: Filter,
  olderThan: string | undefined,
  yes: boolean,
): Promise<void> {
  const { outbox, words, write, now } = context;
  // `Number('')` is 0: an unset shell variable would remove everything.
  if (!filter.state || filter.state === 'open' || !/^\d+$/.test(olderThan ?? '')) {
    throw new UsageError();
  }
  const limit = now() - Number(olderThan) * DAY;
  const rows = await collect(outbox.store, filter, ({ acceptedAt }) => acceptedAt <= limit);
  if (!(await confirmRemoval(context, rows.length, yes))) return;
  let count = 0;
  for (const row of rows) if (await outbox.store.remove(row)) count += 1;
  await emptyLog(context);
  await write(`${fill(words.removed, count)}\n`);
}

export async function forget(context: CliContext, address: string, yes: boolean): Promise<void> {
  const { outbox, words, write } = context;
  const { store } = outbox;
  const email = address.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new UsageError();
  const isTheirs = ({ payload, unreadable }: Stored) =>
    payload?.email.toLowerCase() === email || unreadable?.toLowerCase().includes(email) === true;
  const rows = await collect(store, {}, isTheirs);
  if (!(await confirmRemoval(context, rows.length, yes))) return;
  let count = 0;
  for (const row of rows) {
    let current: Stored | undefined = row;
    for (let tries = 0; tries < TRIES && current; tries++) {
      if (await store.remove(current)) count += 1;
      current = await store.get(row.id);
    }
  }
  const accounts = await context.forgetAccounts(email);
  await emptyLog(context);
  await write(`${fill(words.forgotten, count).replace('{accounts}', String(accounts))}\n`);
}
