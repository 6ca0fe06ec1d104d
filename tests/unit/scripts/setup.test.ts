import { existsSync, readdirSync, statSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyProject, type Project } from '@/tests/support/kit';

// Each test starts a command of the project.
vi.setConfig({ testTimeout: 120_000 });

let project: Project;
beforeEach(() => void (project = copyProject()));
afterEach(() => project.remove());

const filesOf = () =>
  ['content/site.ts', 'content/samples.ts', '.env'].map((name) =>
    existsSync(project.path(name)) ? project.read(name) : undefined,
  );

async function setUp(answers: unknown, env = {}) {
  project.write('answers.json', JSON.stringify(answers));
  return project.node(['scripts/setup.mjs', '--answers', 'answers.json'], env);
}

const grievance = "{ name: 'Meera Rao', email: 'meera@example.in', phone: '+919829054321' }";

test('setup: writes answers in the schemas’ form and keeps the rest of the files', async () => {
  const site = project
    .read('content/site.ts')
    .replace("city: 'Jaipur',", 'city: `Jaipur`, // ours');
  project.write('content/site.ts', site);
  project.write('.env', '# mine\nPORT=4000\nexport SITE_URL="http://localhost" # old\nFOO=bar');
  const { code, output } = await setUp({
    phone: '98290 12345',
    'social.linkedin': 'www.linkedin.com/in/asha',
    hours: 'Mon to Sat 9:00-18:00, Sun closed',
    city: "Xi'an",
    'legal.gstin': '08 abcde1234f1z5',
    'legal.grievance': 'Meera Rao, meera@example.in, 98290 54321',
    SITE_URL: 'example.in',
  });
  expect(output).toContain('Saved: content/site.ts, content/samples.ts, .env.');
  expect(output).not.toMatch(/site\.city|site\.legal\.grievance/);
  expect(code).toBe(0);
  expect(project.read('content/site.ts')).toBe(
    site
      .replace(/(?<=phone: ')[^']+/, '+919829012345')
      .replace(/(?<=linkedin: ')[^']+/, 'https://www.linkedin.com/in/asha')
      .replace('`Jaipur`', '"Xi\'an"')
      .replace(
        /.*days: \[1, 5\].*\n.*\n/,
        "    { days: [1, 6], opens: '09:00', closes: '18:00' },\n",
      )
      .replace('gstin: null', "gstin: '08ABCDE1234F1Z5'")
      .replace(/(?<=grievance: )\{[^}]+\}/, grievance),
  );
  const [first, ...secrets] = project.read('.env').split(/^(?=AUTH_SECRET|CRON_SECRET)/m);
  expect(first).toBe('# mine\nPORT=4000\nexport SITE_URL=https://example.in # old\nFOO=bar\n');
  expect(secrets).toEqual([
    expect.stringMatching(/^AUTH_SECRET=[\w-]{43}\n$/),
    expect.stringMatching(/^CRON_SECRET=[\w-]{43}\n$/),
  ]);
  expect(statSync(project.path('.env')).mode & 0o777).toBe(0o600);
});

test('setup: writes nothing when settings are missing, or a fact is changed later in its file', async () => {
  const before = filesOf();
  const incomplete = await setUp({ city: 'Pune', NEXT_PUBLIC_FIREBASE_API_KEY: 'key' });
  expect(incomplete.code).toBe(2);
  expect(incomplete.output).toContain('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN must be set too');
  expect(incomplete.output).toMatch(/Nothing was changed\.$/);
  expect(filesOf()).toEqual(before);

  project.write('content/site.ts', `${before[0]}\nsite.city = 'Jaipur';\n`);
  const overwritten = await setUp({ city: 'Pune', SITE_URL: 'example.in' });
  expect(overwritten).toMatchObject({ code: 2, output: expect.stringContaining('would not work') });
  expect(project.read('content/site.ts')).toContain("city: 'Jaipur'");
  expect(existsSync(project.path('.env'))).toBe(false);
  expect(readdirSync(project.path('content')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('setup: begins .env with the explanations of .env.example, and says what hides an answer', async () => {
  project.write('.env.local', 'CONTACT_SHEET_URL=https://old.example.in/rows');
  const { output } = await setUp(
    {
      CONTACT_SHEET_URL: 'https://sheet.example.in/rows?a=1#b',
      PROFILE_URL: 'https://script.example.in/exec',
    },
    { PROFILE_URL: '' },
  );
  expect(output).toContain(
    'CONTACT_SHEET_URL is also set in .env.local, which wins: remove it there.',
  );
  expect(output).toContain('PROFILE_URL is also set in the shell, which wins');
  expect(project.read('.env')).toBe(
    project
      .read('.env.example')
      .replace('\nCONTACT_SHEET_URL=', "\nCONTACT_SHEET_URL='https://sheet.example.in/rows?a=1#b'")
      .replace('\nPROFILE_URL=', '\nPROFILE_URL=https://script.example.in/exec'),
  );
});
