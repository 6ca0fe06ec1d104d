import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { root } from '@/scripts/steps/root.mjs';
import { type Project, startInternet } from '@/tests/support/kit';
import { broken, disk } from './broken';
import { brokenElsewhere } from './broken-elsewhere';
import { createProject, type Internet, keepSamples } from './project';

// Each test starts commands of the project several times.
vi.setConfig({ testTimeout: 120_000 });

let internet: Internet;
beforeAll(async () => void (internet = await startInternet()));
afterAll(() => (internet.close(), disk.remove()));
beforeEach(() => internet.reset());

const SHIFTED = pathToFileURL(join(root, 'tests/support/shift-clock.mjs')).href;

async function doctor(project: Project, args: string[], env: Record<string, string> = {}) {
  const shift = env.CLOCK_AHEAD_MS ? ['--import', SHIFTED] : [];
  return project.node([...internet.args, ...shift, 'scripts/doctor.mjs', ...args], {
    ...internet.env,
    ...env,
  });
}

type Row = Record<'name' | 'state' | 'why' | 'next', string>;
const rowsOf = ({ output }: { output: string }) => JSON.parse(output) as Row[];
const rowOf = (result: { output: string }, name: string) =>
  rowsOf(result).find((row) => row.name === name);

/** Row, title and the rest of each case of a table. */
const casesOf = <Case>(table: Record<string, Record<string, Case>>) =>
  Object.entries(table).flatMap(([row, cases]) =>
    Object.entries(cases).map(([title, one]) => [row, title, one] as const),
  );

/** Expects that a row is broken for this reason, and no more after what it says is done. */
async function expectMended(
  row: string,
  { why, next }: Record<'why' | 'next', RegExp>,
  look: () => ReturnType<typeof doctor>,
  mend: () => unknown,
) {
  const before = await look();
  expect(rowOf(before, row)).toMatchObject({
    state: 'broken',
    why: expect.stringMatching(why),
    next: expect.stringMatching(next),
  });
  expect(before.code).toBe(1);
  await mend();
  const after = await look();
  expect(rowOf(after, row)).toMatchObject({ state: expect.not.stringMatching('broken') });
  expect(before.output + after.output).not.toContain('kanari');
}

test.each(casesOf(broken))(
  'doctor: %s names %s, and what it says mends it',
  async (row, _title, { env, make, why, next = /npm run setup/, follow }) => {
    const project = createProject();
    await make?.(project);
    await expectMended(
      row,
      { why, next },
      () => doctor(project, ['--json'], env),
      () => follow(project),
    );
  },
);

test.each(casesOf(brokenElsewhere))(
  'doctor: with --live, %s names %s',
  async (row, _title, { make, why, next }) => {
    const project = createProject();
    make(project, internet);
    await expectMended(
      row,
      { why, next },
      () => doctor(project, ['--json', '--live']),
      () => internet.reset(),
    );
  },
);

test('doctor: Clock names one that is ten minutes ahead', async () => {
  const project = createProject();
  let env = { CLOCK_AHEAD_MS: '600000' };
  const expected = { why: /The clock is (599|600|601) seconds ahead/, next: /timedatectl/ };
  await expectMended(
    'Clock',
    expected,
    () => doctor(project, ['--json'], env),
    () => (env = { CLOCK_AHEAD_MS: '' }),
  );
});

test('doctor: with --live, sends rows that are marked as tests and opens the site', async () => {
  const result = await doctor(createProject(), ['--json', '--live']);
  const states = Object.fromEntries(rowsOf(result).map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    'Contact messages': 'ok',
    Profiles: 'ok',
    Address: 'ok',
    Certificate: 'ok',
  });
  expect(internet.state.bodies).toEqual([
    expect.stringMatching(/^sheet.*kanari-contact-token.*TEST by npm run doctor, please delete/),
    expect.stringMatching(/^script.*TEST by npm run doctor, please delete/),
  ]);
  expect(result.output).not.toContain('kanari');
});

test('doctor: gives advice without failing, and sends nothing without --live', async () => {
  const project = createProject();
  project.write('.env', '');
  keepSamples(project, ['site.phone']);
  const { code, output } = await doctor(project, []);
  expect(code).toBe(0);
  expect(output).toContain(
    'advice  Samples: Samples to replace in content/site.ts: site.phone.\n        → Run npm run setup',
  );
  expect(output).toMatch(/\n\n0 broken, \d advice, \d+ ok$/);
  expect(internet.state.bodies).toEqual([]);
});

test('doctor: from 60 days before, names the date of the law and what to switch', async () => {
  const project = createProject();
  const until = (date: string) => ({ CLOCK_AHEAD_MS: String(Date.parse(date) - Date.now()) });
  const early = await doctor(project, ['--json'], until('2027-03-13'));
  expect(rowOf(early, 'Law dates')).toMatchObject({ state: 'ok' });
  const late = await doctor(project, ['--json'], until('2027-03-15'));
  expect(rowOf(late, 'Law dates')).toMatchObject({
    state: 'advice',
    why: expect.stringContaining('13 May 2027'),
    next: expect.stringMatching(/meity\.gov\.in.*KEEP_DAYS=365.*parent-first/),
  });
});
