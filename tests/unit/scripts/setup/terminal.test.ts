import { statSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyProject, type Project } from '@/tests/support/kit';
import { DELETE, ENTER, setUp } from '@/tests/support/terminal';

// Each test starts a command of the project.
vi.setConfig({ testTimeout: 120_000 });

// Books, and Ctrl+C: tests/faults/long/setup.test.ts.
let project: Project;
beforeEach(() => void (project = copyProject()));
afterEach(() => project.remove());

const facts = (name: string) =>
  JSON.parse(project.read(`content/${name}.json`)) as Record<string, object>;

test('setup at a terminal: writes facts and settings, and keeps the rest of the files', async () => {
  project.write('.env', '# SITE_URL=x\nPORT=4000\nexport SITE_URL="http://localhost"\nSITE_URLS=');
  const before = facts('site');
  const samples = (...paths: string[]) => ({ 'content/site.json': paths });
  project.write('content/samples.json', JSON.stringify(samples('name', 'phone', 'city', 'email')));
  const { code, output, unanswered } = await setUp(project, 'name phone city domain', [
    ['name of your site', `Ganit Ghar${ENTER}`],
    ['by WhatsApp', `<${ENTER}`],
    ['anit Ghar', ENTER],
    ['by WhatsApp', `12${ENTER}`],
    ['This must be a phone number', `${DELETE.repeat(2)}9829012345${ENTER}`],
    ['city do you teach? (still a sample)', `Xi'an${ENTER}`],
    ['domain of', `example.in${ENTER}`],
    ['Save?', 'n'],
    ...keep('name of your site', 'by WhatsApp', 'city do you teach', 'domain of'),
    ['Save?', 'y'],
  ]);
  expect(unanswered).toEqual([]);
  expect(output).toMatch(/In which city do you teach\? \S+ → Xi'an\r?\n/);
  expect(output).toContain('Saved: content/site.json, content/samples.json, .env.');
  expect(output).toContain('Samples left: 1.');
  expect(code).toBe(0);
  expect(facts('site')).toEqual({
    ...before,
    name: 'Ganit Ghar',
    phone: '+919829012345',
    city: "Xi'an",
  });
  expect(facts('samples')).toEqual(samples('email'));
  const [first, ...secrets] = project.read('.env').split(/^(?=AUTH_SECRET|CRON_SECRET)/m);
  expect(first).toBe('# SITE_URL=x\nPORT=4000\nSITE_URL=https://example.in\nSITE_URLS=\n');
  expect(secrets).toEqual([
    expect.stringMatching(/^AUTH_SECRET=[\w-]{43}\n$/),
    expect.stringMatching(/^CRON_SECRET=[\w-]{43}\n$/),
  ]);
  expect(statSync(project.path('.env')).mode & 0o777).toBe(0o600);
});

const keep = (...questions: string[]) => questions.map((question) => [question, ENTER] as const);
