import { fill } from '@/lib/text/format';
import { type Stored } from '../drivers/store';
import { isLeased, shortId, type State, stateOf } from '../model/submission';
import { reopen } from '../model/transitions';
import { type CliContext } from './context';
import { type Filter, select, toJsonText } from './export';
import { removalDate } from './retention';
import { isReference } from '@/lib/text/reference';
import { printable, table } from './terminal';

const day = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString().slice(0, 10));

function senderOf({ payload }: Stored, words: CliContext['words']): string {
  if (payload === null) return '';
  const isUnverified = 'emailVerified' in payload && payload.emailVerified === false;
  return isUnverified ? `${payload.email} ${words.unverified}` : payload.email;
}

export async function list(context: CliContext, filter: Filter): Promise<void> {
  const { outbox, words, write, isTerminal } = context;
  const rows: string[][] = [];
  for await (const row of select(outbox.store, filter)) {
    rows.push([
      shortId(row),
      row.reference ?? '',
      row.kind,
      stateOf(row),
      new Date(row.acceptedAt).toISOString().slice(0, 16).replace('T', ' '),
      String(row.attempts),
      row.code ?? '',
      day(removalDate(row, outbox.keep)),
      senderOf(row, words),
    ]);
  }
  await write(rows.length > 0 ? table([words.columns, ...rows], isTerminal) : `${words.none}\n`);
}

async function find({ outbox, words, complain }: CliContext, typed: string) {
  const reference = typed.toUpperCase();
  const found: Stored[] = [];
  if (typed) {
    for await (const row of outbox.store.scan()) {
      if (row.reference === reference || row.id.startsWith(typed)) found.push(row);
    }
  }
  if (found.length === 1) return found[0];
  const none = isReference(reference) ? words.noSuchReference : words.noSuchId;
  complain(`${fill(found.length === 0 ? none : words.severalIds, { n: printable(typed) })}\n`);
  return undefined;
}

export async function show(context: CliContext, typed: string): Promise<number> {
  const { words, write } = context;
  const row = await find(context, typed);
  if (!row) return 1;
  await write(`${toJsonText(row, {}, 2)}\n`);
  if (row.unreadable !== undefined) await write(`${words.unreadable}\n`);
  else if (row.payload === null) await write(`${words.erased}\n`);
  const isDuplicate = row.deliveredAt !== null && row.possibleDuplicates > 0;
  if (isDuplicate) await write(`${words.possibleDuplicate}\n`);
  return 0;
}

export async function reopenRows(
  context: CliContext,
  from: State[],
  selection: string[] | Filter,
): Promise<number> {
  const { outbox, words, write, now } = context;
  const rows: Stored[] = [];
  if (Array.isArray(selection)) {
    for (const typed of selection) {
      const row = await find(context, typed);
      if (!row) return 1;
      rows.push(row);
    }
  } else {
    for await (const row of select(outbox.store, selection)) rows.push(row);
  }
  let count = 0;
  for (const row of rows) {
    if (!from.includes(stateOf(row)) || isLeased(row, now()) || row.payload === null) continue;
    if (await outbox.store.replace(row, reopen(row, now()))) count += 1;
  }
  await write(`${fill(words.reopened, { n: count })}\n`);
  const { delivered } = await outbox.drain();
  await write(`${fill(words.delivered, { n: delivered })}\n`);
  return 0;
}
