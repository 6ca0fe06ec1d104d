import { expect, it } from 'vitest';
import { type Row } from '@/lib/submissions/kinds';
import { HOUR } from '@/lib/time';
import { receiver } from '@/tests/support/receiver';
import { contactRow } from '@/tests/support/rows';
import { databases } from '@/tests/support/stores';

const { server, contact } = await receiver();

/** A row as a bad disk or an edit by hand leaves it, which every store returns with its text. */
const damage = (payload: object) =>
  contactRow('bad0', { payload: { ...payload, email: 'bad@example.in' } as Row['payload'] });

it.each(
  databases.flatMap(([driver, open]) => [
    [driver, 'lacks a field', { subject: 'x', message: 'Hello' }, open] as const,
    [driver, 'has a number for a text', { name: 'Asha', subject: 'x', message: 98 }, open] as const,
  ]),
)('damaged row: in %s, that %s, is held, beside others', async (...[, , text, open]) => {
  const { store, bytes } = open();
  const { deliver, move, states, logged, lines, run, close } = contact({ store });
  for (const id of ['aa', 'bb']) await store.insert(contactRow(id));
  await store.insert(damage(text));
  for (let round = 0; round < 3; round++) {
    move(HOUR);
    await deliver();
  }
  expect(await states()).toEqual(['delivered', 'delivered', 'held']);
  expect(server.received).toHaveLength(2);
  expect(lines.join()).not.toContain('bad@');
  expect(logged('submission-held')).toMatchObject([{ code: 'unreadable' }]);
  expect(logged('submission-not-delivered')).toMatchObject([{ code: 'unreadable' }]);

  expect((await run('list')).out.match(/held.* unreadable /g)).toHaveLength(1);
  for (const command of ['export', 'export --format json']) {
    expect((await run(command)).out).toContain('Message aa');
  }
  expect((await run('export --email bad@example.in')).out).toContain('unreadable');
  const { code, out } = await run('erase --email bad@example.in --yes');
  expect([code, out]).toEqual([0, expect.stringMatching(/^Removed: 1, /)]);
  expect(await states()).toEqual(['delivered', 'delivered']);
  await close();
  expect(await bytes()).not.toContain('bad@');
});
