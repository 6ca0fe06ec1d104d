import { parseArgs } from 'node:util';
import { errorCode } from '@sutra/outbox/error-code';
import {
  announceRow,
  isLeased,
  isPossiblyTwice,
  KEEP_DELIVERED,
  postponeRow,
  removalDate,
  reopenRow,
  shortId,
  states,
} from '@sutra/outbox/row';
import { StoreReplacedError } from '@sutra/outbox/sqlite/rescue';
import { books } from '@/content/books';
import { submissions as words } from '@/content/en/submissions';
import { kindNames, type Row, type SavedRow, type Store } from '@/lib/server/submissions/kinds';
import { rowReference, toJsonText } from '@/lib/server/submissions/row-text';
import { printable } from '@/lib/text/clean';
import { fill } from '@/lib/text/format';
import { isReference, referenceOf } from '@/lib/text/reference';
import { IDLE_TIME } from '@/lib/retention';
import { DAY } from '@/lib/time';
import { erase, exportPerson } from './erase';
import { type CliOptions } from './options';
import { type Filter, findRows, select, table, toCsv, toJson } from './export';

class UsageError extends Error {}
class NotFoundError extends Error {}

const OPTIONS = {
  kind: { type: 'string' },
  state: { type: 'string' },
  format: { type: 'string', default: 'csv' },
  email: { type: 'string' },
  'also-kept': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

const RETRIED = ['open', 'held', 'dead', 'quarantined'] as const;

function oneOf<Name extends string>(names: readonly Name[], value: string | undefined) {
  if (value === undefined) return undefined;
  const found = names.find((name) => name === value);
  if (!found) throw new UsageError();
  return found;
}

function toEmail(text: string): string {
  if (!/^[^@\s]+@[^@\s]+$/.test(text.trim())) throw new UsageError();
  return text.trim().toLowerCase();
}

function senderOf({ payload, sender }: Row): string {
  if (payload === null) return sender ?? '';
  const isUnverified = 'emailVerified' in payload && payload.emailVerified === false;
  return isUnverified ? `${payload.email} ${words.unverified}` : payload.email;
}

function toLine(row: Row, now: number): string[] {
  const date = removalDate(announceRow(row, now) ?? row);
  return [
    shortId(row),
    rowReference(row),
    row.kind,
    isPossiblyTwice(row) ? `${row.state}, ${words.twice}` : row.state,
    new Date(row.acceptedAt).toISOString().slice(0, 16).replace('T', ' '),
    String(row.attempts),
    row.code ?? '',
    date === null ? '' : new Date(date).toISOString().slice(0, 10),
    senderOf(row),
  ];
}

async function list(
  { write, now }: CliOptions,
  rows: Iterable<SavedRow> | AsyncIterable<SavedRow>,
): Promise<void> {
  const lines: string[][] = [];
  for await (const row of rows) lines.push(toLine(row, now()));
  await write(lines.length > 0 ? table([words.columns, ...lines]) : `${words.none}\n`);
}

/** @throws {NotFoundError} when one of them is unknown, or may mean several. */
async function findEach(options: CliOptions, store: Store, ids: string[]): Promise<SavedRow[]> {
  const rows: SavedRow[] = [];
  for (const typed of ids) {
    const found = await findRows(store, typed);
    if (found.length > 1) await list(options, found);
    if (found.length !== 1) {
      const none = isReference(typed.toUpperCase()) ? words.noSuchReference : words.noSuchId;
      const complaint = found.length > 1 ? words.several : none;
      throw new NotFoundError(fill(complaint, { n: printable(typed) }));
    }
    rows.push(found[0]!);
  }
  return rows;
}

const bookOf = (uid: string, reference: string) =>
  books.find(({ id }) => referenceOf(uid, id) === reference);

/** The newest profile of the buyer whom a payment's reference names, and the book. */
async function findBuyer(store: Store, reference: string) {
  let found: { row: SavedRow; title: string } | undefined;
  for await (const row of select(store, { kind: 'profile' })) {
    const { payload } = row;
    if (!payload || !('uid' in payload) || (found && found.row.acceptedAt > row.acceptedAt))
      continue;
    const book = bookOf(payload.uid, reference);
    if (book) found = { row, title: book.title };
  }
  return found;
}

/** The account, when the profile is no longer stored here. */
async function findBuyersAccount({ accounts }: CliOptions, reference: string) {
  for await (const { uid, name, email } of accounts.all()) {
    const book = uid === null ? undefined : bookOf(uid, reference);
    if (book) return { title: book.title, account: { uid, name, email } };
  }
  return undefined;
}

async function show(options: CliOptions, store: Store, typed: string): Promise<void> {
  const { write } = options;
  const reference = typed.toUpperCase();
  const buyer = isReference(reference) ? await findBuyer(store, reference) : undefined;
  const account =
    isReference(reference) && !buyer ? await findBuyersAccount(options, reference) : undefined;
  if (account) {
    await write(`${fill(words.buyersAccount, { title: account.title })}\n`);
    const lines = Object.entries(account.account).map(([key, text]) => [key, text ?? '']);
    await write(table(lines));
    return;
  }
  if (buyer) await write(`${fill(words.buyer, { title: buyer.title })}\n`);
  const row = buyer?.row ?? (await findEach(options, store, [typed]))[0]!;
  await write(`${toJsonText(row, {}, 2)}\n`);
  if (row.unreadable !== undefined) await write(`${words.unreadable}\n`);
  else if (row.payload === null) {
    await write(`${fill(words.erased, { days: KEEP_DELIVERED / DAY })}\n`);
  }
  if (isPossiblyTwice(row)) await write(`${words.possibleDuplicate}\n`);
}

/** Leaves out what looks like spam, unless that state is named: nobody can take a delivery back. */
async function* selectRetried(store: Store, filter: Filter): AsyncIterable<SavedRow> {
  for await (const row of select(store, filter)) {
    if (filter.state || row.state !== 'quarantined') yield row;
  }
}

async function retry(
  { outbox, write, now }: CliOptions,
  store: Store,
  rows: Iterable<SavedRow> | AsyncIterable<SavedRow>,
): Promise<void> {
  const openRow = (row: Row): Row | undefined => {
    const isRetried = RETRIED.some((state) => state === row.state);
    if (!isRetried || row.payload === null || isLeased(row, now())) return undefined;
    return row.state === 'open' ? postponeRow(row, now(), row.code) : reopenRow(row, now());
  };
  let count = 0;
  for await (const row of rows) if (await store.change(row, openRow)) count += 1;
  await write(`${fill(words.reopened, { n: count })}\n`);
  const { delivered } = await outbox.deliver();
  await write(`${fill(words.delivered, { n: delivered })}\n`);
}

/** Accounts that nobody has signed in to for three years, with what the site has done about it. */
async function listIdle({ accounts, write, now }: CliOptions): Promise<void> {
  const lines: string[][] = [];
  for await (const { name, email, lastSeenAt, idleMailedAt } of accounts.all()) {
    if (!lastSeenAt || now() < lastSeenAt.getTime() + IDLE_TIME) continue;
    const told = idleMailedAt?.toISOString().slice(0, 10) ?? words.notTold;
    lines.push([email, name ?? '', lastSeenAt.toISOString().slice(0, 10), told]);
  }
  await write(lines.length > 0 ? table([words.idleColumns, ...lines]) : `${words.noneIdle}\n`);
}

async function run(options: CliOptions, store: Store, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command, ...ids] = positionals;
  const { yes, all, 'also-kept': alsoKept } = values;
  const email = values.email === undefined ? undefined : toEmail(values.email);
  const filter: Filter = {
    kind: oneOf(kindNames, values.kind),
    state: oneOf(states, values.state),
  };
  const requireUsage = (isRight: boolean) => {
    if (!isRight) throw new UsageError();
  };

  switch (command) {
    case 'list':
      requireUsage(ids.length === 0);
      return list(options, select(store, filter));
    case 'show':
      requireUsage(ids.length === 1);
      return show(options, store, ids[0]!);
    case 'retry':
      requireUsage(all !== ids.length > 0);
      oneOf(RETRIED, values.state);
      return retry(
        options,
        store,
        all ? selectRetried(store, filter) : await findEach(options, store, ids),
      );
    case 'idle':
      requireUsage(ids.length === 0);
      return listIdle(options);
    case 'erase':
      requireUsage((email === undefined) === ids.length > 0);
      return erase(
        options,
        store,
        email ? { email } : { rows: await findEach(options, store, ids) },
        { yes, alsoKept },
      );
    case 'export': {
      requireUsage(ids.length === 0);
      const format = oneOf(['csv', 'json'], values.format);
      if (email) return exportPerson(options, store, email);
      const rows = select(store, filter);
      const texts = format === 'json' ? toJson(rows) : toCsv(rows, filter.kind);
      for await (const text of texts) await options.write(text);
      return;
    }
    default:
      throw new UsageError();
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof NotFoundError) return error.message;
  if (!(error instanceof StoreReplacedError)) return undefined;
  return fill(words.replaced, { path: error.path, rescued: error.rescued });
}

/** @returns the exit code: 1 if a row or the store is missing or the store failed, 2 for wrong usage. */
export async function runCli(args: string[], options: CliOptions): Promise<number> {
  const { outbox, complain } = options;
  if (!outbox.store) {
    complain(`${words.noStore}\n`);
    return 1;
  }
  try {
    await run(options, outbox.store, args);
    return 0;
  } catch (error) {
    const { code } = error as { code?: string };
    const isUsageError = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    const failure = fill(words.failed, { code: errorCode(error) });
    const usage = fill(words.usage, { kinds: kindNames.join('|') });
    complain(`${isUsageError ? usage : (explain(error) ?? failure)}\n`);
    return isUsageError ? 2 : 1;
  }
}
