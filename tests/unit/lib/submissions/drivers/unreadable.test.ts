import { join } from 'node:path';
import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { firestoreStore } from '@/lib/submissions/drivers/firestore-store';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { runCommand } from '@/tests/support/cli';
import { captureLog, contactRow, DAY } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { scratch } from '@/tests/support/scratch';

/** Stores with a log, and a way to damage a stored payload. */
const damageable = {
  SQLite() {
    const { root } = scratch();
    const { lines, log } = captureLog();
    const damage = async (id: string) => {
      const client = createClient({ url: `file:${join(root, 'submissions.db')}` });
      const sql = 'UPDATE submissions SET payload = ? WHERE id = ?';
      await client.execute({ sql, args: [DAMAGED, id] });
      client.close();
    };
    return { store: sqliteStore(root, log), lines, damage };
  },
  Firestore() {
    const firestore = new FirestoreMock().createDatabase().firestore();
    const { lines, log } = captureLog();
    const damage = async (id: string) => {
      await firestore.collection('submissions').doc(id).update({ payload: DAMAGED });
    };
    return { store: firestoreStore(firestore, { log }), lines, damage };
  },
};
const DAMAGED = '{"name":"Asha", "email":"Asha@exa\u001b[2J';
const { contact } = await receiver();

describe.each(Object.entries(damageable))('unreadable row in %s', (_name, open) => {
  async function damagedSite() {
    const { store, lines, damage } = open();
    const site = contact({ store });
    await store.create(contactRow('bad'));
    await store.create(contactRow('good'));
    await damage('bad');
    return { ...site, lines, run: (command: string) => runCommand(site, command) };
  }

  it('unreadable row: is held, logged once, and does not stop other rows', async () => {
    const { outbox, store, lines } = await damagedSite();
    expect(await outbox.drain()).toEqual({ attempts: 1, delivered: 1 });
    await outbox.drain();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { event: 'submission-held', id: 'bad', kind: 'contact', code: 'unreadable' },
    ]);
    expect(await store.countRows()).toMatchObject({ open: 0, held: 1 });
  });

  it('unreadable row: is listed, exported and shown as it is', async () => {
    const { run } = await damagedSite();
    expect((await run('list')).out).toMatch(/\nbad\t\tcontact\theld\t[^\n]+\tunreadable\t/);
    const shown = await run('show bad');
    expect(shown).toMatchObject({ code: 0 });
    expect(shown.out).toContain(JSON.stringify(DAMAGED));
    expect(shown.out).toContain(words.unreadable);
    expect((await run('export')).out).toContain('"bad","","contact","held"');
    expect((await run('export --format json')).out).toContain('"unreadable":');
  });

  it('unreadable row: keeps its text through a drain, a release and an announcement, and can be removed', async () => {
    const { outbox, store, clock, run } = await damagedSite();
    await outbox.drain();
    expect((await run('release --all')).out).toContain(words.reopened.replace('{n}', '0'));
    clock.move(84 * DAY);
    await outbox.applyRetention();
    expect(await store.get('bad')).toMatchObject({ unreadable: DAMAGED, code: 'unreadable' });
    const { out, forgotten } = await run('erase --email asha@exa --yes');
    expect([out, forgotten]).toEqual([expect.stringMatching(/^Removed: 1,/), ['asha@exa']]);
    expect(await store.get('bad')).toBeUndefined();
  });
});
