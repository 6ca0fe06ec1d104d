import { parseArgs } from 'node:util';
import { errorCode } from '@/lib/error-code';
import { type CliContext, fill, UsageError } from './cli-context';
import { forget, purge } from './cli-removal';
import { printable, table } from './cli-table';
import { shortId } from './delivery';
import { type Filter, select, toCsv, toJson, toJsonText } from './export';
import { type Stored } from './store';
import { reopened } from './transitions';
import { keptUntil } from './upkeep';
import { isLeased, kinds, type State, stateOf, states } from './types';

const OPTIONS = {
  kind: { type: 'string' },
  state: { type: 'string' },
  format: { type: 'string', default: 'csv' },
  'older-than': { type: 'string' },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

const parse = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });
type Values = ReturnType<typeof parse>['values'];

function oneOf<Name extends string>(names: readonly Name[], value: string | undefined) {
  if (value === undefined) return undefined;
  const found = names.find((name) => name === value);
  if (!found) throw new UsageError();
  return found;
}

function filterOf({ kind, state }: Values): Filter {
  const [ofKind, inState] = [oneOf(kinds, kind), oneOf(states, state)];
  return { ...(ofKind && { kind: ofKind }), ...(inState && { state: inState }) };
}

const day = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString().slice(0, 10));

/** The sender's email address, marked when it is not verified. */
function sender({ payload }: Stored, words: CliContext['words']): string {
  if (payload === null) return '';
  const isDoubtful = 'emailVerified' in payload && payload.emailVerified === false;
  return isDoubtful ? `${payload.email} ${words.unverified}` : payload.email;
}

async function list({ outbox, words, write, isTerminal }: CliContext, filter: Filter) {
  const rows: string[][] = [];
  for await (const row of select(outbox.store, filter)) {
    rows.push([
      shortId(row),
      row.kind,
      stateOf(row),
      new Date(row.acceptedAt).toISOString().slice(0, 16).replace('T', ' '),
      String(row.attempts),
      row.code ?? '',
      day(keptUntil(row, outbox.keepUndelivered)),
      sender(row, words),
    ]);
  }
  await write(
    rows.length > 0 ? table([[...words.columns], ...rows], isTerminal) : `${words.none}\n`,
  );
}

/** Finds a row by the first letters of its id. */
async function find({ outbox, words, complain }: CliContext, prefix: string) {
  const found: Stored[] = [];
  if (/^[0-9a-z-]+$/i.test(prefix)) {
    for await (const row of outbox.store.scan()) if (row.id.startsWith(prefix)) found.push(row);
  }
  if (found.length === 1) return found[0];
  complain(`${found.length === 0 ? words.noSuchId : words.severalIds} ${printable(prefix)}\n`);
  return undefined;
}

async function show(context: CliContext, prefix: string): Promise<number> {
  const { words, write } = context;
  const row = await find(context, prefix);
  if (!row) return 1;
  await write(`${toJsonText(row, 2)}\n`);
  if (row.unreadable !== undefined) await write(`${words.unreadable}\n`);
  else if (row.payload === null) await write(`${words.erased}\n`);
  if (row.deliveredAt !== null && row.doubts > 0) await write(`${words.perhapsTwice}\n`);
  return 0;
}

/** Opens rows in some states again, those named or all of them, and sends what is then due. */
async function reopen(context: CliContext, from: State[], prefixes: string[], values: Values) {
  const { outbox, words, write, now } = context;
  const filter = filterOf(values);
  const { all } = values;
  if (all === prefixes.length > 0 || (filter.state && !from.includes(filter.state)))
    throw new UsageError();
  const rows: Stored[] = [];
  for (const prefix of prefixes) {
    const row = await find(context, prefix);
    if (!row) return 1;
    rows.push(row);
  }
  if (all) for await (const row of select(outbox.store, filter)) rows.push(row);
  let count = 0;
  for (const row of rows) {
    if (!from.includes(stateOf(row)) || isLeased(row, now()) || row.payload === null) continue;
    if (await outbox.store.replace(row, reopened(row, now()))) count += 1;
  }
  await write(`${fill(words.reopened, count)}\n`);
  const { delivered } = await outbox.drain();
  await write(`${fill(words.delivered, delivered)}\n`);
  return 0;
}

async function exportRows({ outbox, write, isTerminal }: CliContext, values: Values) {
  const filter = filterOf(values);
  const format = oneOf(['csv', 'json'], values.format);
  const rows = select(outbox.store, filter);
  for await (const text of format === 'json'
    ? toJson(rows)
    : toCsv(rows, { kind: filter.kind, isTerminal }))
    await write(text);
}

async function health({ outbox, write }: CliContext): Promise<number> {
  const found = await outbox.health();
  await write(`${JSON.stringify(found, null, 2)}\n`);
  return found.store === 'up' ? 0 : 1;
}

/**
 * `list`, `show`, `retry`, `release`, `export`, `purge`, `forget` and `health` over a store.
 *
 * @param args what stood on the command line after the name of the command.
 * @returns the exit code: 0; 1 when a row was not found, or the store failed or there is none; 2 when
 *   the command was called wrongly.
 */
export async function runCli(args: string[], context: CliContext): Promise<number> {
  if (!context.outbox.store.keepsRows) {
    context.complain(`${context.words.noStore}\n`);
    return 1;
  }
  try {
    const { values, positionals } = parse(args);
    const [command, ...ids] = positionals;
    const takesIds = ['show', 'retry', 'release', 'forget'].includes(command ?? '');
    if (ids.length > 0 && !takesIds) throw new UsageError();
    if (command === 'list') return (await list(context, filterOf(values)), 0);
    if (command === 'show' && ids.length === 1) return await show(context, ids[0]!);
    if (command === 'retry') return await reopen(context, ['open', 'dead'], ids, values);
    if (command === 'release') return await reopen(context, ['held', 'quarantined'], ids, values);
    if (command === 'export') return (await exportRows(context, values), 0);
    if (command === 'purge') {
      return await purge(context, filterOf(values), values['older-than'], values.yes);
    }
    if (command === 'forget' && ids.length === 1) return await forget(context, ids[0]!, values.yes);
    if (command === 'health') return await health(context);
    throw new UsageError();
  } catch (error) {
    const isWrongCall =
      error instanceof UsageError ||
      (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (isWrongCall) {
      context.complain(`${context.words.usage}\n`);
      return 2;
    }
    context.complain(`${context.words.failed.replace('{code}', errorCode(error))}\n`);
    return 1;
  }
}
