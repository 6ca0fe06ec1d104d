import { submissionsFile } from '@sutra/outbox/stores/sqlite';
import { collectionsOf, schemaOf, type Shape, shape } from './shape';

export const shapes = {
  /** `uid`: the account at the provider. */
  users: shape({
    collection: 'users',
    table: 'users',
    columns: { id: 'TEXT PRIMARY KEY', uid: 'TEXT UNIQUE', fields: 'TEXT NOT NULL' },
    packed: 'fields',
    dates: [
      'emailVerified',
      'profileCompletedAt',
      'createdAt',
      'lastSeenAt',
      'idleMailedAt',
      'deletionAskedAt',
      'sessionsEndedAt',
    ],
    indexed: ['uid'],
    unique: {
      field: 'uid',
      collection: 'accounts',
      value: 'providerAccountId',
      owner: 'userId',
      // As Auth.js wrote them, and earlier versions read them.
      others: { provider: 'firebase', type: 'oidc' },
    },
  }),

  revokedSessions: shape({
    collection: 'revokedSessions',
    table: 'revoked_sessions',
    columns: { id: 'TEXT PRIMARY KEY', until: 'TEXT NOT NULL' },
    dates: ['until'],
    indexed: ['until'],
    isAnonymous: true,
  }),

  orders: shape({
    collection: 'orders',
    table: 'orders',
    columns: {
      id: 'TEXT PRIMARY KEY',
      reference: 'TEXT NOT NULL',
      account: 'TEXT',
      book: 'TEXT',
      title: 'TEXT NOT NULL',
      amount: 'INTEGER',
      utr: 'TEXT',
      utrUntil: 'INTEGER',
      state: 'TEXT NOT NULL',
      last: 'TEXT NOT NULL',
      before: 'TEXT',
      reportedAt: 'INTEGER NOT NULL',
      reports: 'INTEGER NOT NULL',
      decidedAt: 'INTEGER',
      decidedBy: 'TEXT',
      remindedAt: 'INTEGER',
      buyerTold: 'TEXT',
      language: 'TEXT NOT NULL',
      epoch: 'INTEGER NOT NULL',
      event: 'INTEGER NOT NULL',
      isTold: 'INTEGER NOT NULL',
      saleId: 'TEXT NOT NULL',
      payment: 'TEXT',
      sales: 'TEXT',
      version: 'INTEGER NOT NULL DEFAULT 1',
    },
    booleans: ['isTold'],
    indexed: ['account', 'reference', 'utr', 'utrUntil', 'state', 'isTold'],
  }),

  payments: shape({
    collection: 'payments',
    table: 'payments',
    columns: {
      id: 'TEXT PRIMARY KEY',
      utr: 'TEXT',
      day: 'TEXT',
      amount: 'REAL',
      narration: 'TEXT',
      source: 'TEXT NOT NULL',
      state: 'TEXT NOT NULL',
      orderId: 'TEXT',
      holders: 'TEXT NOT NULL',
      at: 'INTEGER NOT NULL',
      paidBackAt: 'INTEGER',
      wholeUntil: 'INTEGER',
      until: 'INTEGER NOT NULL',
      version: 'INTEGER NOT NULL DEFAULT 1',
    },
    indexed: ['orderId', 'wholeUntil', 'until'],
  }),
};

const database = <const File extends string>(file: File, ...parts: Shape[]) => ({
  file,
  version: 1,
  schema: parts.flatMap(schemaOf),
  collections: parts.flatMap(collectionsOf),
  shapes: parts,
});

/**
 * Each file of SQLite, and the collections of Firestore that take its place. Start, health, the doctor, backups,
 * modes of files and the indexes of Firestore follow this list.
 */
export const databases = [
  { ...submissionsFile, collections: ['outbox', 'outbox-states'], shapes: [] as Shape[] },
  database('accounts.db', shapes.users, shapes.revokedSessions),
  {
    ...database('orders.db', shapes.orders, shapes.payments),
    laterColumns: [
      {
        table: 'orders',
        column: 'payment',
        statements: ['ALTER TABLE orders ADD COLUMN payment TEXT'],
      },
      {
        table: 'orders',
        column: 'sales',
        statements: ['ALTER TABLE orders ADD COLUMN sales TEXT'],
      },
      { table: 'payments', column: 'id', statements: schemaOf(shapes.payments) },
    ],
  },
];

export type DatabaseFile = (typeof databases)[number]['file'];
