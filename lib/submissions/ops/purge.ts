import { fill } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { type Stored } from '../drivers/store';
import { type CliContext, UsageError } from './context';
import { type Filter, select } from './export';

export async function purge(
  { outbox, words, write, complain, confirm, now }: CliContext,
  filter: Filter,
  { olderThan = '', yes }: { olderThan?: string; yes: boolean },
): Promise<void> {
  // `Number('')` is 0: an empty shell variable would remove everything.
  if (!filter.state || filter.state === 'open' || !/^\d+$/.test(olderThan)) throw new UsageError();
  const limit = now() - Number(olderThan) * DAY;
  const rows: Stored[] = [];
  for await (const row of select(outbox.store, filter)) {
    // Removing needs no texts, which could fill the memory.
    if (row.acceptedAt <= limit) rows.push({ ...row, payload: null });
  }
  if (!yes && !(await confirm?.(fill(words.confirmRemoval, { n: rows.length })))) {
    await write(`${fill(words.wouldRemove, { n: rows.length })}\n`);
    return;
  }
  let count = 0;
  for (const row of rows) if (await outbox.store.remove(row)) count += 1;
  if (!(await outbox.store.emptyLog())) complain(`${words.logNotEmptied}\n`);
  await write(`${fill(words.removed, { n: count })}\n`);
}
