import { fill } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { type Stored } from '../drivers/store';
import { type CliContext, UsageError } from './context';
import { type Filter, select } from './export';

const TRIES = 5;

interface Removal {
  filter: Filter;
  matches: (row: Stored) => boolean;
  remove: (row: Stored) => Promise<boolean>;
  yes: boolean;
}

async function removeRows(
  { outbox, words, write, complain, confirm }: CliContext,
  { filter, matches, remove, yes }: Removal,
): Promise<number | undefined> {
  const rows: Stored[] = [];
  for await (const row of select(outbox.store, filter)) {
    if (matches(row)) rows.push({ ...row, payload: null });
  }
  if (!yes && !(await confirm?.(fill(words.confirmRemoval, { n: rows.length })))) {
    await write(`${fill(words.wouldRemove, { n: rows.length })}\n`);
    return undefined;
  }
  let count = 0;
  for (const row of rows) if (await remove(row)) count += 1;
  if (!(await outbox.store.emptyLog())) complain(`${words.logNotEmptied}\n`);
  return count;
}

export async function purge(
  context: CliContext,
  filter: Filter,
  { olderThan = '', yes }: { olderThan?: string; yes: boolean },
): Promise<void> {
  const { outbox, words, write, now } = context;
  // `Number('')` is 0: an empty shell variable would remove everything.
  if (!filter.state || filter.state === 'open' || !/^\d+$/.test(olderThan)) throw new UsageError();
  const limit = now() - Number(olderThan) * DAY;
  const matches = ({ acceptedAt }: Stored) => acceptedAt <= limit;
  const { remove } = outbox.store;
  const count = await removeRows(context, { filter, matches, remove, yes });
  if (count !== undefined) await write(`${fill(words.removed, { n: count })}\n`);
}

export async function forget(context: CliContext, address: string, yes: boolean): Promise<void> {
  const { outbox, words, write } = context;
  const { store } = outbox;
  const email = address.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new UsageError();
  const matches = ({ payload, unreadable }: Stored) =>
    payload?.email.toLowerCase() === email || unreadable?.toLowerCase().includes(email) === true;
  const remove = async (row: Stored) => {
    let current: Stored | undefined = row;
    for (let tries = 0; tries < TRIES && current; tries++) {
      if (await store.remove(current)) return true;
      current = await store.get(row.id);
    }
    return false;
  };
  const count = await removeRows(context, { filter: {}, matches, remove, yes });
  if (count === undefined) return;
  const accounts = await context.forgetAccounts(email);
  await write(`${fill(words.forgotten, { n: count, accounts })}\n`);
}
