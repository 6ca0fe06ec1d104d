import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { HOUR } from '@/lib/time';
import { freshServer } from '@/tests/support/fresh-server';
import { readLog } from '@/tests/support/log-lines';
import { contactPayload, openOutbox } from '@/tests/support/outbox-port';
import { scratch } from '@/tests/support/scratch';

const { server: sheet } = await freshServer();

const statesOf = async ({ rows }: ReturnType<typeof openOutbox>) =>
  (await rows()).map(({ state }) => state).sort();

/** Changes text wherever it is in a database, as a bad disk or an edit by hand does. */
async function damage(directory: string, from: string, to: string): Promise<void> {
  const client = createClient({ url: `file:${join(directory, 'submissions.db')}` });
  const { rows } = await client.execute(
    `SELECT m.name AS tableName, c.name AS columnName FROM sqlite_master m, pragma_table_info(m.name) c
      WHERE m.type = 'table' AND c.type = 'TEXT'`,
  );
  for (const { tableName, columnName } of rows) {
    await client.execute({
      sql: `UPDATE "${tableName}" SET "${columnName}" = replace("${columnName}", ?, ?)
        WHERE "${columnName}" LIKE '%bad@%'`,
      args: [from, to],
    });
  }
  client.close();
}

describe.each([
  ['is no JSON', '"message":', '"message"'],
  ['lacks a field', '"name":', '"nome":'],
  ['has a number for a text', '"message":"Hello"', '"message":98'],
])('a stored message that %s', (_what, from, to) => {
  it('outbox: holds it with one line, and delivers the others', async () => {
    const { root: directory, remove } = scratch();
    sheet.behave({ does: 'answer', status: 503 });
    const outbox = openOutbox({ CONTACT_SHEET_URL: sheet.url }, { directory });
    for (const name of ['good', 'bad', 'fine']) {
      await outbox.accept(
        'contact',
        contactPayload({ email: `${name}@example.in`, message: 'Hello' }),
      );
    }
    await damage(directory, from, to);
    sheet.behave({ does: 'answer' });
    sheet.received.length = 0;
    outbox.lines.length = 0;
    for (let round = 0; round < 3; round++) {
      outbox.move(HOUR);
      await outbox.deliver();
    }
    expect(await statesOf(outbox)).toEqual(['delivered', 'delivered', 'held']);
    expect(sheet.received).toHaveLength(2);
    const lines = readLog(outbox.lines).filter(({ level }) => level !== 'info');
    expect(lines).toMatchObject([{ event: 'submission-held', code: 'unreadable' }]);

    expect((await outbox.run('list')).out.match(/held.*\tunreadable\t/g)).toHaveLength(1);
    for (const command of ['export', 'export --format json']) {
      expect((await outbox.run(command)).out).toContain('fine@example.in');
    }
    expect((await outbox.run('export --email bad@example.in')).out).toContain('unreadable');
    for (const name of ['good', 'bad']) {
      const { code, out } = await outbox.run(`erase --email ${name}@example.in --yes`);
      expect([code, out]).toEqual([0, expect.stringMatching(/^Removed: 1, /)]);
    }
    expect(await statesOf(outbox)).toEqual(['delivered']);
    await outbox.close();
    const bytes = readFileSync(join(directory, 'submissions.db'), 'latin1');
    expect(bytes).not.toContain('bad@');
    remove();
  });
});
