import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyProject, type Project } from '@/tests/support/kit';
import { serviceAccount, WEB_APP } from '@/tests/support/settings';

// Each test starts commands of the project several times.
vi.setConfig({ testTimeout: 120_000 });

let project: Project;
let terminal: ChildProcess | undefined;
beforeEach(() => void (project = copyProject()));
afterEach(() => {
  terminal?.kill();
  project.remove();
});

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

test('setup: names each unknown and each wrong answer, and then writes nothing', async () => {
  project.write('account.json', serviceAccount({ project_id: 'other' }));
  const before = filesOf();
  const { code, output } = await setUp({
    ...WEB_APP,
    colour: 'blue',
    phone: '12',
    email: 'asha',
    'upi.id': 'asha',
    city: ' ',
    name: 7,
    hours: 'Mon-Fri 09:00-05:00',
    'legal.gstin': '08ABCDE1234F1Z',
    'legal.grievance': 'Meera Rao, meera@example.in',
    CONTACT_SHEET_URL: 'http://sheet.example.in',
    MAIL_URL: 'asha@example.in',
    SITE_URL: 'example.in/path',
    FIREBASE_SERVICE_ACCOUNT: project.path('account.json'),
  });
  expect(code).toBe(2);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^colour is not a question. The questions are name, teacher.name, .*/),
    'name must be a text in quotes.',
    'phone must be a phone number, such as +91 98765 43210.',
    'email must be an email address, such as asha@example.in.',
    'city must be a text in quotes.',
    'hours must be days and hours, such as Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed.',
    'upi.id must be a UPI ID, such as name@bank.',
    'legal.gstin must be a GSTIN of 15 characters.',
    'legal.grievance must be a name, an email address and a phone number, with commas.',
    'CONTACT_SHEET_URL must start with https:// (http:// only on this machine).',
    expect.stringMatching(/^MAIL_URL must be an address such as smtps:/),
    expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT must belong to the project that/),
    'SITE_URL must be an origin without a path, such as https://example.in.',
    'Nothing was changed.',
  ]);
  const incomplete = await setUp({ NEXT_PUBLIC_FIREBASE_API_KEY: 'key' });
  expect(incomplete.code).toBe(2);
  expect(incomplete.output).toContain('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN must be set too');
  expect((await setUp([])).output).toMatch(/^The file of answers is missing or empty/);
  expect(filesOf()).toEqual(before);
});

test('setup: leaves a file alone in which a fact is not a plain value or is changed later', async () => {
  const site = project.read('content/site.ts');
  project.write('content/site.ts', `const CITY = 'Jaipur';\n${site.replace("'Jaipur'", 'CITY')}`);
  const before = filesOf();
  const computed = await setUp({ city: 'Pune', SITE_URL: 'example.in' });
  expect(computed.code).toBe(2);
  expect(computed.output).toMatch(/^content\/site\.ts: city is not written there as a plain value/);
  expect(filesOf()).toEqual(before);

  project.write('content/site.ts', `${site}\nsite.city = 'Jaipur';\n`);
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
      PROFILE_SCRIPT_URL: 'https://script.example.in/exec',
    },
    { PROFILE_SCRIPT_URL: '' },
  );
  expect(output).toContain(
    'CONTACT_SHEET_URL is also set in .env.local, which wins: remove it there.',
  );
  expect(output).toContain('PROFILE_SCRIPT_URL is also set in the shell, which wins');
  expect(project.read('.env')).toBe(
    project
      .read('.env.example')
      .replace('\nCONTACT_SHEET_URL=', "\nCONTACT_SHEET_URL='https://sheet.example.in/rows?a=1#b'")
      .replace('\nPROFILE_SCRIPT_URL=', '\nPROFILE_SCRIPT_URL=https://script.example.in/exec'),
  );
});

/** Answers questions at a pseudo-terminal, each reply once its question is there. */
async function inTerminal(dialogue: [question: string, reply: string][], groups = '') {
  const command = `stty cols 100 rows 40; '${process.execPath}' scripts/setup.mjs ${groups}`;
  const args =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', 'sh', '-c', command]
      : ['-qec', command, '/dev/null'];
  const { PATH, HOME } = process.env;
  const child = (terminal = spawn('script', args, {
    cwd: project.root,
    env: { PATH, HOME, TERM: 'xterm', NODE_ENV: 'production' },
  }));
  let output = '';
  let seen = 0;
  const steps = [...dialogue];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const [question, reply] = steps[0] ?? [];
    const at = question === undefined ? -1 : output.indexOf(question, seen);
    if (at < 0) return;
    steps.shift();
    seen = output.length;
    child.stdin.write(reply!);
  });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output: stripVTControlCharacters(output) };
}

const ENTER = '\r';

test('setup: at a terminal, offers today’s answers, checks each, and asks for Firebase only when it is used', async () => {
  const { code, output } = await inTerminal([
    ['name of your site', `Ganit Ghar${ENTER}`],
    ['name of the teacher', ENTER],
    ['by WhatsApp', `12${ENTER}`],
    ['This must be a phone number', `\x7f\x7f9829012345${ENTER}`],
    ...[
      'visitors write',
      'city',
      'office',
      'LinkedIn',
      'Instagram',
      'UPI ID do',
      'bank show',
      'screenshots',
      'company sells',
      'contact messages',
      'profiles',
      'mail server',
      'apiKey',
      'domain of',
    ].map((question): [string, string] => [question, ENTER]),
  ]);
  expect(output).toContain('Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed');
  expect(output).not.toMatch(/authDomain|postal address|email address do/);
  expect(output).toContain('Saved: content/site.ts, content/samples.ts.');
  expect(code).toBe(0);
  expect(project.read('content/site.ts')).toContain("name: 'Ganit Ghar'");
  expect(project.read('content/site.ts')).toContain("phone: '+919829012345'");
  expect(project.read('content/site.ts')).toContain("city: 'Jaipur'");
  expect(existsSync(project.path('.env'))).toBe(false);
});

test('setup: asks one group alone, and what belongs to an answer after it', async () => {
  const { code, output } = await inTerminal(
    [
      ['company sells', `Asha Rao${ENTER}`],
      ['postal address', ENTER],
      ['GSTIN', ENTER],
      ['complaints', ENTER],
      ['runs the server', ENTER],
      ['mail server', `smtps://asha%40x.in:kanari@smtp.x.in${ENTER}`],
      ['email address do they', ENTER],
      ['must be set too', `asha@x.in${ENTER}`],
    ],
    'law mail',
  );
  expect(output).toContain('Saved: content/site.ts, content/samples.ts, .env.');
  expect(output).toContain('site.legal.address');
  expect(output).not.toContain('site.legal.seller');
  expect(code).toBe(0);
  expect(project.read('content/site.ts')).toContain("seller: 'Asha Rao',");
  expect(project.read('.env')).toMatch(/^MAIL_URL=smtps:\/\/asha%40x.in:kanari@smtp.x.in$/m);
  const again = await inTerminal(
    [
      ['mail server', ENTER],
      ['email address do they', ENTER],
    ],
    'mail',
  );
  expect(again.output).toContain('(set)');
  expect(again.output).not.toContain('kanari');
  const unknown = await project.node(['scripts/setup.mjs', 'colour']);
  expect(unknown).toMatchObject({ code: 2, output: expect.stringContaining('there are site,') });
});

test('setup: Ctrl+C writes nothing', async () => {
  const before = filesOf();
  const { code, output } = await inTerminal([
    ['name of your site', `Ganit Ghar${ENTER}`],
    ['name of the teacher', '\x03'],
  ]);
  expect(output).toContain('Nothing was changed.');
  expect(code).toBe(130);
  expect(filesOf()).toEqual(before);
  expect((await project.node(['scripts/setup.mjs'])).output).toMatch(
    /^npm run setup +asks at this terminal/,
  );
});
