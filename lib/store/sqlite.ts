import { type InValue, type Row } from '@libsql/client';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { log } from '@/lib/log/log';
import { type Collection, type Database, type Saved } from './collection';
import { databases } from './databases';
import { type Shape, VERSION } from './shape';

type Value = Record<string, unknown> & { id: string };

const PAGE = 200;

function toCell(value: unknown): InValue {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : ((value ?? null) as InValue);
}

function sqliteCollection(client: SqliteClient, shape: Shape): Collection<Value, string> {
  const { table, columns, packed, dates = [], booleans = [], isAnonymous } = shape;
  const names = Object.keys(columns).filter((name) => name !== VERSION);
  const isCounted = VERSION in columns;
  const compared = isCounted ? [VERSION] : names;

  const pack = (value: Value) =>
    Object.fromEntries(
      Object.entries(value).filter(([name]) => name !== VERSION && !names.includes(name)),
    );
  const toCells = (value: Value): InValue[] =>
    names.map((name) => (name === packed ? JSON.stringify(pack(value)) : toCell(value[name])));
  const toVersion = (cells: unknown[]) => JSON.stringify(cells);

  const readDate = (name: string, cell: unknown) =>
    dates.includes(name) && typeof cell === 'string' ? new Date(cell) : cell;
  const readCell = (name: string, cell: unknown) =>
    booleans.includes(name) ? cell === 1 : readDate(name, cell);

  function toSaved(row: Row): Saved<Value> {
    const others = packed ? (JSON.parse(String(row[packed]), readDate) as object) : {};
    const own = names
      .filter((name) => name !== packed)
      .map((name) => [name, readCell(name, row[name])]);
    const version = toVersion(compared.map((name) => row[name]));
    return { ...others, ...(Object.fromEntries(own) as Value), version };
  }

  // An error of one statement would fail the other writes of its commit, too.
  const insert = `INSERT INTO ${table} (${names.join(', ')})
    VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`;
  const isUnchanged = ['id = ?', ...compared.map((name) => `${name} IS ?`)].join(' AND ');
  const counted = isCounted ? [`${VERSION} = ${VERSION} + 1`] : [];
  const replace = `UPDATE OR IGNORE ${table}
    SET ${[...names.map((name) => `${name} = ?`), ...counted].join(', ')} WHERE ${isUnchanged}`;
  const remove = `DELETE FROM ${table} WHERE ${isUnchanged}`;

  const wasChanged = async (sql: string, args: InValue[]) =>
    (await client.write({ sql, args })).rowsAffected === 1;
  const parse = (version: string) => JSON.parse(version) as InValue[];

  async function select(condition: string, value: unknown, limit = -1): Promise<Saved<Value>[]> {
    const sql = `SELECT * FROM ${table} WHERE ${condition} ORDER BY rowid LIMIT ?`;
    return (await client.read({ sql, args: [toCell(value), limit] })).map(toSaved);
  }

  return {
    async insert(value) {
      const cells = toCells(value);
      if (!(await wasChanged(insert, cells))) return undefined;
      return { ...value, version: toVersion(isCounted ? [1] : cells) };
    },
    async replace({ id, version }, next) {
      const cells = toCells(next);
      const read = parse(version);
      if (!(await wasChanged(replace, [...cells, id, ...read]))) return undefined;
      return { ...next, version: toVersion(isCounted ? [Number(read[0]) + 1] : cells) };
    },
    async remove({ id, version }) {
      const isRemoved = await wasChanged(remove, [id, ...parse(version)]);
      // Otherwise the write-ahead log may keep it for weeks.
      if (isRemoved && !isAnonymous) await client.truncateWal();
      return isRemoved;
    },
    find: (field, value) => select(`${field} = ?`, value),
    findUntil: (field, time, limit) => select(`${field} <= ?`, time, limit),
    async *all() {
      const sql = `SELECT rowid, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE}`;
      for (let last = 0; ;) {
        const page = await client.read({ sql, args: [last] });
        yield* page.map(toSaved);
        if (page.length < PAGE) return;
        last = Number(page.at(-1)!.rowid);
      }
    },
  };
}

/** @param directory of the files, which processes of one machine may share; `:memory:` for tests. */
export function sqliteDatabase(directory: string): Database {
  const clients = new Map<string, SqliteClient>();

  function clientOf(shape: Shape): SqliteClient {
    const options = databases.find(({ shapes }) => shapes.includes(shape))!;
    const client = clients.get(options.file) ?? new SqliteClient({ directory, ...options, log });
    clients.set(options.file, client);
    return client;
  }

  return {
    collection: (shape: Shape) => sqliteCollection(clientOf(shape), shape) as never,
    close: async () => {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}
