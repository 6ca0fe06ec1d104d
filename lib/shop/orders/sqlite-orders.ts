import { type InValue } from '@libsql/client';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { log } from '@/lib/log/log';
import { type Order } from './order';
import { type OrderQuery, type OrderStore, type SavedOrder } from './store';

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS orders (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL,
    account TEXT,
    book TEXT,
    title TEXT NOT NULL,
    amount INTEGER,
    utr TEXT,
    utrUntil INTEGER,
    state TEXT NOT NULL,
    last TEXT NOT NULL,
    before TEXT,
    reportedAt INTEGER NOT NULL,
    reports INTEGER NOT NULL,
    decidedAt INTEGER,
    decidedBy TEXT,
    remindedAt INTEGER,
    buyerTold TEXT,
    language TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    event INTEGER NOT NULL,
    isTold INTEGER NOT NULL,
    saleId TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS orders_by_account ON orders (account)',
  'CREATE INDEX IF NOT EXISTS orders_by_reference ON orders (reference)',
  'CREATE INDEX IF NOT EXISTS orders_by_utr ON orders (utr) WHERE utr IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS orders_by_state ON orders (state)',
  'CREATE INDEX IF NOT EXISTS orders_to_tell ON orders (isTold) WHERE isTold = 0',
];

export const ordersFile = { file: 'orders.db', schema: SCHEMA, version: 1 };

const FIELDS = [
  ...['id', 'reference', 'account', 'book', 'title', 'amount', 'utr', 'utrUntil', 'state', 'last'],
  ...[
    'before',
    'reportedAt',
    'reports',
    'decidedAt',
    'decidedBy',
    'remindedAt',
    'buyerTold',
    'language',
  ],
  ...['epoch', 'event', 'isTold', 'saleId'],
] as (keyof Order)[];

const INSERT = `INSERT INTO orders (${FIELDS.join(', ')})
  VALUES (${FIELDS.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`;
const UPDATE = `UPDATE orders SET ${FIELDS.map((name) => `${name} = ?`).join(', ')},
  version = version + 1 WHERE id = ? AND version = ?`;

const toCells = (order: Order): InValue[] =>
  FIELDS.map((name) => (name === 'isTold' ? Number(order.isTold) : order[name]));

function toOrder(row: Record<string, unknown>): SavedOrder {
  const { version, isTold, ...fields } = row;
  const order = Object.fromEntries(
    FIELDS.filter((name) => name !== 'isTold').map((name) => [name, fields[name]]),
  );
  return { ...order, isTold: isTold === 1, version: String(version) } as SavedOrder;
}

function conditionOf(query?: OrderQuery): [string, InValue[]] {
  if (!query) return ['TRUE', []];
  if ('isTold' in query) return ['isTold = 0', []];
  const [[name, value]] = Object.entries(query) as [[string, InValue]];
  return [`${name} ${name === 'utrUntil' ? '<=' : '='} ?`, [value]];
}

/** @param directory of `orders.db`, which processes of one machine may share; `:memory:` for tests. */
export function sqliteOrders(directory: string): OrderStore {
  const client = new SqliteClient({ directory, ...ordersFile, log });
  const wasChanged = async (sql: string, args: InValue[]) =>
    (await client.write({ sql, args })).rowsAffected === 1;

  return {
    async insert(order) {
      return (await wasChanged(INSERT, toCells(order))) ? { ...order, version: '1' } : undefined;
    },
    async replace({ id, version }, next) {
      const isOwn = await wasChanged(UPDATE, [...toCells(next), id, Number(version)]);
      return isOwn ? { ...next, version: String(Number(version) + 1) } : undefined;
    },
    async remove({ id, version }) {
      const sql = 'DELETE FROM orders WHERE id = ? AND version = ?';
      const isRemoved = await wasChanged(sql, [id, Number(version)]);
      if (isRemoved) await client.truncateWal();
      return isRemoved;
    },
    async list(query) {
      const [condition, args] = conditionOf(query);
      const sql = `SELECT * FROM orders WHERE ${condition} ORDER BY reportedAt, rowid`;
      return (await client.read({ sql, args })).map(toOrder);
    },
    close: () => client.close(),
  };
}
