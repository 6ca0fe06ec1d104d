import { beforeEach, expect, it } from 'vitest';
import { contactFields } from '@/lib/contact/fields';
import { namesOf } from '@/lib/forms/field';
import { HOSTILE, runCommand } from '@/tests/support/cli';
import { contactRow, profilePayload, profileRow, T0 } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { contact } = await receiver();

let site: ReturnType<typeof contact>;
beforeEach(() => void (site = contact()));

const outOf = async (command: string, isTerminal = false) =>
  (await runCommand(site, command, { isTerminal })).out;
const erased = { due: null, deliveredAt: T0, payload: null };

const stored = profilePayload({ learningGoals: '+1', emailVerified: false });
beforeEach(async () => {
  await site.store.create(contactRow('aa', { payload: HOSTILE }));
  await site.store.create(profileRow('bb', { payload: stored }));
});

it('export: writes CSV without formulas, in UTF-8 that every sheet reads', async () => {
  const out = await outOf('export');
  expect(out.startsWith('\uFEFF"id","reference","kind","state",')).toBe(true);
  for (const cell of ['"\'=cmd|', '"क्‍ष, ""quoted""\nline"', '"\'+919876543210"', '"\'+1"']) {
    expect(out).toContain(cell);
  }
  expect(out).toContain('"\'=12, Canary Lane","Jaipur","Rajasthan"');
  const cellsOf = (line = '') => line.match(/"(?:[^"]|"")*"/g)!;
  const [head, , profile, ...others] = out.split('\r\n');
  expect(others).toEqual(['']);
  expect(cellsOf(profile)).toHaveLength(cellsOf(head).length);
  expect(cellsOf(profile)[cellsOf(head).indexOf('"emailVerified"')]).toMatch(/false|No/);
});

it('export: leaves out the columns of another kind, and the text that is erased', async () => {
  const contacts = await outOf('export --kind contact');
  const names = namesOf(contactFields);
  expect(contacts).toContain(`${names.map((name) => `"${name}"`).join(',')}\r\n`);
  expect(contacts).toContain('"contact","open","2025-11-21T04:00:00.000Z","","0","0","",""');
  await site.store.create(contactRow('cc', erased));
  const out = await outOf('export --state delivered --kind contact');
  const empty = ',""'.repeat(['code', 'notice', ...names].length);
  expect(out).toContain(`"2025-11-21T04:00:00.000Z","0","0"${empty}\r\n`);
});

it('export: prints no control characters at a terminal, and keeps them in a file', async () => {
  const out = await outOf('export --kind contact', true);
  expect(out).not.toMatch(/[\u001b\u202e\ufeff]/);
  expect(out.split('\r\n')).toHaveLength(3);
  expect(await outOf('export --kind contact')).toContain('a\u001b[2J@b.in');
});

it('export: writes JSON with the texts as they were typed', async () => {
  const out = await outOf('export --format json', true);
  expect(JSON.parse(out)).toMatchObject([{ payload: HOSTILE }, { payload: stored }]);
  expect(out).not.toMatch(/[\u001b\u202e]/);
  expect(await outOf('export --format json --state dead')).toBe('[]\n');
});
