import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { copyProject, type Project, startInternet } from '@/tests/support/kit';
import { WEB_APP } from '@/tests/support/settings';
import { broken } from './broken';
import { brokenElsewhere } from './broken-elsewhere';
import { change, createProject, type Internet, keepSamples } from './project';

let internet: Internet;
beforeAll(async () => void (internet = await startInternet()));
afterAll(() => internet.close());
beforeEach(() => internet.reset());

type Row = Record<'state' | 'name' | 'why' | 'next', string>;

/** Runs `npm run doctor` in a project, and reads its rows. */
async function doctor(project: Project, args: string[], env: Record<string, string> = {}) {
  const command = [...internet.args, 'scripts/command.mjs', 'doctor', ...args];
  const { code, output } = await project.node(command, { ...internet.env, ...env });
  expect(output).not.toContain('kanari');
  const rows: Partial<Record<string, Row>> = {};
  for (const text of output.split(/\n(?=\S)/)) {
    const [, state = '', name = '', why = '', next = ''] =
      /^(\w+) +(.+?): ([^→]+)(?:→ (.+))?$/.exec(text.trim()) ?? [];
    rows[name] = { state, name, why: why.trim(), next };
  }
  return { code, output, rows };
}

/** Row, title and the rest of each case of a table. */
const casesOf = <Case>(table: Record<string, Record<string, Case>>) =>
  Object.entries(table).flatMap(([row, cases]) =>
    Object.entries(cases).map(([title, one]) => [row, title, one] as const),
  );

const expectBroken = (
  { rows, code }: Awaited<ReturnType<typeof doctor>>,
  row: string,
  why: RegExp,
  next: RegExp,
) => {
  expect(rows[row]).toMatchObject({
    state: 'broken',
    why: expect.stringMatching(why),
    next: expect.stringMatching(next),
  });
  expect(code).toBe(1);
};

test.each(casesOf(broken))(
  'doctor: %s names %s, and what it says mends it',
  async (row, _title, { env, make, why, next = /npm run setup/, follow }) => {
    const project = createProject();
    await make?.(project);
    expectBroken(await doctor(project, [], env), row, why, next);
    await follow(project);
    const { rows } = await doctor(project, [], env);
    expect(rows[row]).toMatchObject({ state: expect.not.stringMatching('broken') });
  },
);

test.each(casesOf(brokenElsewhere))(
  'doctor: with --live, %s names %s',
  async (row, _title, { make, why, next }) => {
    const project = createProject();
    make(project, internet);
    expectBroken(await doctor(project, ['--live']), row, why, next);
  },
);

test('doctor: with --live, sends rows that are marked as tests and opens the site', async () => {
  const { rows } = await doctor(createProject(), ['--live']);
  const state = 'ok';
  expect(rows).toMatchObject({ Receivers: { state }, 'Sign-in': { state: 'advice' } });
  expect(rows).toMatchObject({ Address: { state }, Certificate: { state } });
  expect(internet.state.bodies).toEqual([
    expect.stringMatching(/^sheet.*kanari-contact-token.*TEST by npm run doctor, please delete/),
    expect.stringMatching(/^script.*TEST by npm run doctor, please delete/),
  ]);
});

test('doctor: says how it is called', async () => {
  const { code, output } = await doctor(createProject(), ['--lve']);
  expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(/doctor -- --live/) });
});

test('doctor: gives advice without failing, and sends nothing without --live', async () => {
  const project = createProject();
  project.write('.env', '');
  keepSamples(project, ['phone']);
  const { code, output } = await doctor(project, []);
  expect(code).toBe(0);
  expect(output).toContain(
    'advice   Samples: These came with the site:\n           in content/site.json: phone\n         → Answer npm run setup',
  );
  expect(output).toMatch(/\n\n0 broken, \d advice, \d waiting, \d+ ok$/);
  expect(internet.state.bodies).toEqual([]);
});

test('doctor: waits for a domain that leads nowhere', async () => {
  const project = createProject();
  const withoutWebApp = Object.fromEntries(Object.keys(WEB_APP).map((name) => [name, '']));
  change(project, { SITE_URL: 'https://nowhere.invalid', ...withoutWebApp });
  const { code, rows } = await doctor(project, ['--live']);
  expect(code).toBe(0);
  expect(rows.Address).toMatchObject({
    state: 'waiting',
    why: 'The domain of https://nowhere.invalid leads to no machine yet.',
    next: expect.stringContaining('docs/connect/domain.md'),
  });
  expect(rows['Sign-in']).toMatchObject({
    state: 'waiting',
    next: expect.stringContaining('npm run setup -- sign-in'),
  });
  expect(rows.Certificate).toBeUndefined();
});

test('doctor: creates no file in a fresh project', async () => {
  const project = copyProject();
  onTestFinished(() => project.remove());
  // Node does not enter the link to its packages.
  const list = () => readdirSync(project.root, { recursive: true }).toSorted();
  const before = list();
  const { rows } = await doctor(project, ['--live']);
  expect(rows.Store).toMatchObject({ state: 'ok' });
  expect(list()).toEqual(before);
});
