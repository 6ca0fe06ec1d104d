import { beforeEach, expect, it } from 'vitest';
import { HOSTILE, runCommand } from '@/tests/support/cli';
import { testOutbox } from '@/tests/support/outbox';
import { contactRow, profilePayload, T0 } from '@/tests/support/submissions';

const profile = profilePayload({ learningGoals: '+1' });

let site: ReturnType<typeof testOutbox>;
const run = (line: string, isTerminal = true) => runCommand(site, line, { isTerminal });

beforeEach(async () => {
  site = testOutbox({});
  await site.store.create(contactRow('aa', { payload: HOSTILE }));
  await site.store.create(contactRow('bb', { kind: 'profile', payload: profile }));
});

it('export: writes CSV that no sheet takes for a formula and every sheet reads as UTF-8', async () => {
  const { out } = await run('export', false);
  expect(out.startsWith('\uFEFF"id","kind","state",')).toBe(true);
  expect(out.split('\r\n')).toHaveLength(4);
  expect(out).toContain('"\'=cmd|');
  expect(out).toContain('"क्‍ष, ""quoted""\nline"');
  expect(out).toContain('"\'+919876543210"');
  expect(out).toContain('"\'+1"');
  expect(out).toContain('"\'=12, Canary Lane","Jaipur","Rajasthan"');
  const [head, , second] = out.split('\r\n');
  expect(second?.match(/"(?:[^"]|"")*"/g)).toHaveLength(head?.split(',').length ?? 0);
});

it('export: says whether the email address of a profile was verified', async () => {
  const payload = profilePayload({ emailVerified: false });
  await site.store.create(contactRow('cc', { kind: 'profile', payload }));
  const cells = (line = '') => line.split(',');
  const [head, , third] = (await run('export --kind profile')).out.split('\r\n');
  expect(cells(third)[cells(head).indexOf('"emailVerified"')]).toBe('"false"');
  expect((await run('export --format json')).out).toContain('"emailVerified":false');
});

it('export: leaves out the columns of the other kind', async () => {
  expect((await run('export --kind contact')).out).toContain('"subject","message"\r\n');
});

it('export: writes CSV that a terminal does not obey, and leaves the text alone in a file', async () => {
  const { out } = await run('export --kind contact');
  expect(out).not.toMatch(/[\u001b\u202e\ufeff]/);
  expect(out.split('\r\n')).toHaveLength(3);
  expect((await run('export --kind contact', false)).out).toContain('a\u001b[2J@b.in');
});

it('export: writes JSON with the texts as they were typed', async () => {
  const { out } = await run('export --format json');
  const [first, second] = JSON.parse(out) as { payload: unknown }[];
  expect(first?.payload).toEqual(HOSTILE);
  expect(second?.payload).toEqual(profile);
  expect(out).not.toMatch(/[\u001b\u202e]/);
});

it('export: writes an empty array when there is nothing', async () => {
  expect((await run('export --format json --state dead')).out).toBe('[]\n');
});

it('export: writes empty cells for what was erased', async () => {
  await site.store.create(contactRow('cc', { due: null, deliveredAt: T0, payload: null }));
  expect((await run('export --state delivered --kind contact')).out).toContain(',"","","",""\r\n');
});
