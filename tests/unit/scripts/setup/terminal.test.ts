import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { copyProject, type Project } from '@/tests/support/kit';

// Each test starts a command of the project.
vi.setConfig({ testTimeout: 120_000 });

let project: Project;
beforeEach(() => void (project = copyProject()));
afterEach(() => project.remove());

/** Answers questions at a pseudo-terminal, each reply once its question is there. */
async function inTerminal(dialogue: [question: string, reply: string][], groups = '') {
  const command = `stty cols 100 rows 40; '${process.execPath}' scripts/setup.mjs ${groups}`;
  const args =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', 'sh', '-c', command]
      : ['-qec', command, '/dev/null'];
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, TERM: 'xterm', NODE_ENV: 'production' } as const;
  const child = spawn('script', args, { cwd: project.root, env });
  onTestFinished(() => void child.kill());
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

test('setup at a terminal: offers today’s answers, checks each, and asks for Firebase only when it is used', async () => {
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

test('setup at a terminal: asks one group alone, and what belongs to an answer after it', async () => {
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
});

test('setup at a terminal: Ctrl+C writes nothing', async () => {
  const before = project.read('content/site.ts');
  const { code, output } = await inTerminal([
    ['name of your site', `Ganit Ghar${ENTER}`],
    ['name of the teacher', '\x03'],
  ]);
  expect(output).toContain('Nothing was changed.');
  expect(code).toBe(130);
  expect(project.read('content/site.ts')).toBe(before);
  expect(existsSync(project.path('.env'))).toBe(false);
});
