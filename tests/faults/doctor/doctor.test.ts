import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { copyProject, type Project, startInternet } from '@/tests/support/kit';
import { WEB_APP } from '@/tests/support/settings';
import { broken, disk } from './broken';
import { brokenElsewhere } from './broken-elsewhere';
import { change, createProject, type Internet, keepSamples } from './project';

// Each test starts commands of the project several times.
vi.setConfig({ testTimeout: 120_000 });

let internet: Internet;
beforeAll(async () => void (internet = await startInternet()));
afterAll(() => (internet.close(), disk.remove()));
beforeEach(() => internet.reset());

const doctor = (project: Project, args: string[], env: Record<string, string> = {}) =>
  project.node([...internet.args, 'scripts/doctor.mjs', ...args], { ...internet.env, ...env });

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

test('doctor: with --live, sends rows that are marked as tests and opens the site', async () => {
  const result = await doctor(createProject(), ['--json', '--live']);
  const states = Object.fromEntries(rowsOf(result).map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    Receivers: 'ok',
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
  keepSamples(project, ['phone']);
  const { code, output } = await doctor(project, []);
  expect(code).toBe(0);
  expect(output).toContain(
    'advice   Samples: These came with the site: in content/site.json: phone.\n         → Answer npm run setup',
  );
  expect(output).toMatch(/\n\n0 broken, \d advice, \d waiting, \d+ ok$/);
  expect(internet.state.bodies).toEqual([]);
});

test('doctor: waits for a domain that leads nowhere', async () => {
  const project = createProject();
  const withoutWebApp = Object.fromEntries(Object.keys(WEB_APP).map((name) => [name, '']));
  change(project, { SITE_URL: 'https://nowhere.invalid', ...withoutWebApp });
  const result = await doctor(project, ['--json', '--live']);
  expect(result.code).toBe(0);
  expect(rowOf(result, 'Address')).toMatchObject({
    state: 'waiting',
    why: 'The domain of https://nowhere.invalid leads to no machine yet.',
    next: expect.stringContaining('docs/connect/domain.md'),
  });
  expect(rowOf(result, 'Sign-in')).toMatchObject({
    state: 'waiting',
    next: expect.stringContaining('npm run setup -- sign-in'),
  });
  expect(rowOf(result, 'Certificate')).toBeUndefined();
});

test('doctor: creates no file in a fresh project', async () => {
  const project = copyProject();
  onTestFinished(() => project.remove());
  // Node does not enter the link to its packages.
  const list = () => readdirSync(project.root, { recursive: true }).toSorted();
  const before = list();
  const result = await doctor(project, ['--json', '--live']);
  expect(rowOf(result, 'Store')).toMatchObject({ state: 'ok' });
  expect(list()).toEqual(before);
});
