import { type InValue } from '@libsql/client';
import { type Log } from '@/lib/log/log';
import { SqliteClient } from '@/lib/data/sqlite';
import { type PayloadCipher } from './payload-cipher';
import { MAILED } from '../model/outcome';
import { STORED } from '../model/submission';
import { EXPIRY } from '../model/transitions';
import { columns, fromRecord, holdUnreadable, toRecord } from './record';
import { COUNTERS, migrate, SCHEMA } from './sqlite-schema';
import { type SubmissionStore } from './store';

const INSERT = `INSERT INTO submissions (${columns.join(', ')})
  VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`;
const UPDATE = `UPDATE submissions SET version = version + 1,
  ${columns.map((name) => `${name} = ?`).join(', ')} WHERE id = ? AND version = ?`;
const PROBE = 'INSERT INTO probes VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at';

const PAGE = 200;

/** Processes of one machine may share the files. A power failure may lose counts, but no rows. */
export function sqliteStore(directory: string, log?: Log, cipher?: PayloadCipher): SubmissionStore {
  let isIntact = true;
  const rows = new SqliteClient(
    { directory, file: 'submissions.db', schema: SCHEMA, migrate, durable: true },
    () => {
      isIntact = false;
      log?.error('store-replaced', { store: 'submissions' });
    },
  );
  const counters = new SqliteClient(
    { directory, file: 'counters.db', schema: COUNTERS, durable: false },
    () => log?.error('store-replaced', { store: 'counters' }),
  );

  const select = async (condition: string, ...args: InValue[]) => {
    const sql = `SELECT rowid, * FROM submissions WHERE ${condition}`;
    return (await rows.read({ sql, args })).map((row) =>
      fromRecord(row, String(row.version), cipher),
    );
  };

  const changeOne = async (sql: string, args: InValue[]) =>
    (await rows.write({ sql, args })).rowsAffected === 1;

  const replace: SubmissionStore['replace'] = async (stored, next) => {
    const version = Number(stored.version);
    const isReplaced = await changeOne(UPDATE, [
      ...Object.values(toRecord(next, cipher)),
      stored.id,
      version,
    ]);
    return isReplaced ? { ...next, version: String(version + 1) } : undefined;
  };

  return {
    canStore: true,
    async create(row) {
      const isCreated = await changeOne(INSERT, Object.values(toRecord(row, cipher)));
      return isCreated ? { ...row, version: '1' } : undefined;
    },
    async get(id) {
      // Most ids are new, and the driver gets slower with every column of a statement.
      const [found] = await rows.read({
        sql: 'SELECT 1 FROM submissions WHERE id = ?',
        args: [id],
      });
      return found && (await select('id = ?', id))[0];
    },
    replace,
    remove: ({ id, version }) =>
      changeOne('DELETE FROM submissions WHERE id = ? AND version = ?', [id, Number(version)]),
    async listOpen(kind, until, limit, from = 0) {
      const due = 'kind = ? AND due BETWEEN ? AND ? ORDER BY due LIMIT ?';
      return holdUnreadable(await select(due, kind, from, until, limit), replace, log);
    },
    listBySender: (kind, sender) => select('kind = ? AND sender = ?', kind, sender),
    listHeld: (kind, code, limit) =>
      select(
        `due IS NULL AND deliveredAt IS NULL AND heldAt IS NOT NULL AND kind = ? AND code = ?
          LIMIT ?`,
        kind,
        code,
        limit,
      ),
    async listMailed(since) {
      // Rows are erased later than they are delivered, and `eraseAt` has an index.
      const sql = `SELECT id FROM submissions
        WHERE eraseAt > ? AND deliveredAt > ? AND code = ?`;
      const found = await rows.read({ sql, args: [since, since, MAILED] });
      return found.map(({ id }) => String(id));
    },
    listErasable: (now, limit) => select('eraseAt <= ? ORDER BY eraseAt LIMIT ?', now, limit),
    listUndelivered: (since, limit) =>
      select(
        `due IS NULL AND deliveredAt IS NULL AND eraseAt IS NULL AND code IS NOT ?
          AND COALESCE(quarantinedAt, deadAt, heldAt) <= ? LIMIT ?`,
        STORED,
        since,
        limit,
      ),
    async countRows() {
      const [open] = await rows.read(
        'SELECT COUNT(*) AS open, MIN(expiresAt) AS expiry FROM submissions WHERE due IS NOT NULL',
      );
      const [stuck] = await rows.read({
        sql: `SELECT COUNT(heldAt) AS held, COUNT(deadAt) AS dead, COUNT(quarantinedAt) AS quarantined,
          COUNT(eraseAt) AS expiring
          FROM submissions WHERE due IS NULL AND deliveredAt IS NULL AND code IS NOT ?`,
        args: [STORED],
      });
      return {
        open: Number(open!.open),
        oldestOpen: open!.expiry === null ? null : Number(open!.expiry) - EXPIRY,
        held: Number(stuck!.held),
        dead: Number(stuck!.dead),
        quarantined: Number(stuck!.quarantined),
        expiring: Number(stuck!.expiring),
      };
    },
    async *scan(since = 0) {
      const sql = `SELECT rowid, * FROM submissions WHERE rowid > ? AND acceptedAt >= ?
        ORDER BY rowid LIMIT ?`;
      for (let last = 0; ;) {
        const page = await rows.read({ sql, args: [last, since, PAGE] });
        yield* page.map((row) => fromRecord(row, String(row.version), cipher));
        if (page.length < PAGE) return;
        last = Number(page.at(-1)!.rowid);
      }
    },
    async increment(keys, until) {
      const sql = `INSERT INTO counters VALUES ${keys.map(() => '(?, 1, ?)').join(', ')}
        ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING key, count`;
      const result = await counters.write({ sql, args: keys.flatMap((key) => [key, until]) });
      // The order of returned rows is not defined.
      const counts = new Map(result.rows.map(({ key, count }) => [key, Number(count)]));
      return keys.map((key) => counts.get(key)!);
    },
    async removeCounters(now) {
      await counters.write({ sql: 'DELETE FROM counters WHERE until < ?', args: [now] });
    },
    async readState(name) {
      const [state] = await rows.read({ sql: 'SELECT * FROM states WHERE name = ?', args: [name] });
      return state && { value: JSON.parse(String(state.value)), version: String(state.version) };
    },
    writeState: (name, value, version) =>
      version === undefined
        ? changeOne('INSERT INTO states (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [
            name,
            JSON.stringify(value),
          ])
        : changeOne(
            'UPDATE states SET value = ?, version = version + 1 WHERE name = ? AND version = ?',
            [JSON.stringify(value), name, Number(version)],
          ),
    async probe() {
      await Promise.all([rows.write({ sql: PROBE, args: [Date.now()] }), rows.probeDisk()]);
    },
    isIntact: () => isIntact,
    emptyLog: () => rows.emptyLog(),
    async close() {
      await Promise.all([rows.close(), counters.close()]);
    },
  };
}
