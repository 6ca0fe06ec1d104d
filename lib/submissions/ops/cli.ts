import { parseArgs } from 'node:util';
import { errorCode } from '@/lib/log/error-code';
import { fill } from '@/lib/text/format';
import { kindNames } from '../model/kinds';
import { type State, states } from '../model/submission';
import { erase, exportPerson } from './erase';
import { type CliContext, UsageError } from './context';
import { type Filter, select, toCsv, toJson } from './export';
import { list, reopenRows, show } from './inspect';
import { purge } from './purge';

const OPTIONS = {
  kind: { type: 'string' },
  state: { type: 'string' },
  format: { type: 'string', default: 'csv' },
  email: { type: 'string' },
  'older-than': { type: 'string' },
  'also-kept': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

const parse = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });

function oneOf<Name extends string>(names: readonly Name[], value: string | undefined) {
  if (value === undefined) return undefined;
  const found = names.find((name) => name === value);
  if (!found) throw new UsageError();
  return found;
}

function selectionOf(ids: string[], all: boolean, filter: Filter, from: State[]) {
  const isWrongState = filter.state && !from.includes(filter.state);
  const hasIds = ids.length > 0;
  if (all === hasIds || isWrongState) throw new UsageError();
  return all ? filter : ids;
}

async function run(context: CliContext, args: string[]): Promise<number> {
  const { outbox, write, isTerminal } = context;
  const { values, positionals } = parse(args);
  const [command = '', ...ids] = positionals;
  const filter = { kind: oneOf(kindNames, values.kind), state: oneOf(states, values.state) };
  const { yes, all } = values;
  const onlyId = () => {
    if (ids.length !== 1) throw new UsageError();
    return ids[0]!;
  };
  const reopenFrom = (...from: State[]) =>
    reopenRows(context, from, selectionOf(ids, all, filter, from));

  if (command === 'show') return show(context, onlyId());
  if (command === 'retry') return reopenFrom('open', 'dead');
  if (command === 'release') return reopenFrom('held', 'quarantined');
  if (ids.length > 0) throw new UsageError();
  if (command === 'list') return (await list(context, filter), 0);
  if (command === 'purge')
    return (await purge(context, filter, { olderThan: values['older-than'], yes }), 0);
  if (command === 'erase') {
    return (await erase(context, values.email, { yes, alsoKept: values['also-kept'] }), 0);
  }
  if (command === 'export' && values.email) return (await exportPerson(context, values.email), 0);
  if (command === 'export') {
    const format = oneOf(['csv', 'json'], values.format);
    const rows = select(outbox.store, filter);
    const texts = format === 'json' ? toJson(rows) : toCsv(rows, { kind: filter.kind, isTerminal });
    for await (const text of texts) await write(text);
    return 0;
  }
  if (command === 'rekey') {
    const n = await context.rekey();
    await write(`${n === undefined ? context.words.noKey : fill(context.words.rekeyed, { n })}\n`);
    return n === undefined ? 1 : 0;
  }
  if (command === 'health') {
    const health = await outbox.readHealth();
    await write(`${JSON.stringify(health, null, 2)}\n`);
    return health.store === 'up' ? 0 : 1;
  }
  throw new UsageError();
}

/** @returns the exit code: 1 if a row or the store is missing or the store failed, 2 for wrong usage. */
export async function runCli(args: string[], context: CliContext): Promise<number> {
  const { outbox, words, complain } = context;
  if (!outbox.store.canStore) {
    complain(`${words.noStore}\n`);
    return 1;
  }
  try {
    return await run(context, args);
  } catch (error) {
    const { code } = error as { code?: string };
    const isUsageError = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    const usage = fill(words.usage, { kinds: kindNames.join('|') });
    complain(`${isUsageError ? usage : fill(words.failed, { code: errorCode(error) })}\n`);
    return isUsageError ? 2 : 1;
  }
}
