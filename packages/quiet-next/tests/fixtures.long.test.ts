import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withServer } from '../src/serve.ts';
import { copyProject, pack } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const projects: ReturnType<typeof copyProject>[] = [];
let tarball: string;

beforeAll(async () => {
  tarball = await pack(folder);
});
afterAll(() => {
  for (const project of projects) project.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string) {
  const project = copyProject(path);
  projects.push(project);
  await project.install(tarball);
  return project;
}

/** Holds what answers a page's scripts until the test lets it go. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function walk(browser: Browser, address: string) {
  const page = await browser.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.startsWith('/_next/'))).toEqual([]);

  const release = await hold(page);
  await page.getByRole('tab', { name: 'Two' }).click();
  expect(await page.getByText('Panel Two').isVisible()).toBe(true);
  await page.getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  expect(await page.locator('[data-held]').count()).toBe(3);
  release();
  await page.getByRole('dialog').getByText('It is open.').waitFor();
  await page.getByText('This part is late.').waitFor();
  await page.getByText('Sent: Asha').waitFor();
  expect(await page.getByText('Panel Two').isVisible()).toBe(true);
  expect(await page.locator('[data-held]').count()).toBe(0);
  expect(problems).toEqual([]);
  await page.close();
}

test('whole: early presses of tab, form, dialog and late part all arrive, under a strict policy', async () => {
  const project = await open('fixtures/whole');
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(executablePath) && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const env = { ...process.env, NODE_ENV: 'production' } as const;
    await withServer(project.folder, env, (address) => walk(browser, address));
  } finally {
    await browser.close();
  }
});

test('whole: FRAMEWORK=eager leaves the pages as Next alone writes them', async () => {
  const project = await open('fixtures/whole');
  const { code, output } = await project.build({ FRAMEWORK: 'eager' });
  expect(code, output).toBe(0);
  const dist = join(project.folder, '.next');
  const files = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as Record<
    string,
    string
  >;
  const html = readFileSync(join(dist, files['/']!), 'utf8');
  expect(html).toContain('id="_R_"');
  expect(html).not.toContain('data-scripts');
});

test('refused: a shell, a foreign script and a preloaded module are all named', async () => {
  const project = await open('fixtures/refused');
  const { code, output } = await project.build();
  expect(code).not.toBe(0);
  expect(output).toContain('/shell: the build has a part of this page only');
  expect(output).toMatch(/\/foreign, line \d+: this script is unknown/);
  expect(output).toContain('No script dispatches `framework-ready`');
  expect(output).toMatch(/\/preload, line \d+: this link fetches a script/);
  expect(output).not.toMatch(/^\/[,:]/m);
});
