import { type Shape } from './shape';

interface Document {
  readonly id: string;
}

/** `version` changes with every write, and only its driver reads it. */
export type Saved<Value> = Value & { readonly version: string };

/** Any method may reject when the database is down. */
export interface Collection<Value extends Document, Key extends keyof Value = never> {
  /** Undefined when its id, or a value that is unique, is taken. A returned one is on the disk. */
  insert(value: Value): Promise<Saved<Value> | undefined>;
  /** Undefined when it was changed since it was read, is gone, or a value that is unique is taken. */
  replace(saved: Saved<Value>, next: Value): Promise<Saved<Value> | undefined>;
  /** From the files, too, unless its shape is anonymous. False when it was changed since it was read, or is gone. */
  remove(saved: Saved<Value>): Promise<boolean>;
  find<Name extends Key | 'id'>(field: Name, value: Value[Name]): Promise<Saved<Value>[]>;
  /** Those whose time in `field` has come by `time`. */
  findUntil<Name extends Key>(
    field: Name,
    time: NonNullable<Value[Name]>,
    limit?: number,
  ): Promise<Saved<Value>[]>;
  /** Reads them by pages. */
  all(): AsyncIterable<Saved<Value>>;
}

export interface Database {
  collection<Value extends Document, Key extends keyof Value & string>(
    shape: Shape<Key>,
  ): Collection<Value, Key>;
  close(): Promise<void>;
}

export function withoutVersion<Value extends Document>(saved: Saved<Value>): Value {
  const value: Value & { version?: string } = { ...saved };
  delete value.version;
  return value;
}

export async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
}

/** How many may write one document at once: one of them wins each time. */
const TRIES = 50;

/**
 * Writes what `decide` returns. Calls it again with the current document when that was changed since it
 * was read. Undefined when `decide` returns undefined or the document is gone.
 */
export async function change<Value extends Document>(
  { find, replace }: Pick<Collection<Value>, 'find' | 'replace'>,
  saved: Saved<Value>,
  decide: (current: Saved<Value>) => Value | undefined,
): Promise<Saved<Value> | undefined> {
  let current: Saved<Value> | undefined = saved;
  for (let tries = 0; current && tries < TRIES; tries++) {
    const next = decide(current);
    const written = next && (await replace(current, next));
    if (!next || written) return written;
    [current] = await find('id', saved.id);
  }
  return undefined;
}
