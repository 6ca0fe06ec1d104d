import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserType,
  chromium,
  firefox,
  type Page,
  webkit,
} from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** What goes wrong in a page. */
function listProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Opens a page that requests nothing of the framework by itself. */
async function openQuietly(browser: Browser, address: string) {
  const page = await browser.newPage();
  const problems = listProblems(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /^\/_next\/.*\.(js|css)$/.test(path))).toEqual([]);
  return { page, problems };
}

async function walk(browser: Browser, address: string) {
  const { page, problems } = await openQuietly(browser, address);
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

async function actOnFields(browser: Browser, address: string) {
  const { page, problems } = await openQuietly(browser, `${address}/fields`);
  const release = await hold(page);
  const button = (name: string) => page.getByRole('button', { name });
  await page.getByLabel('Tea').pressSequentially('d');
  await page.getByText('Wrapped').click();
  await page.getByLabel('Size').selectOption('large');
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
  await page.getByLabel('Label').setInputFiles(file);
  await button('Place').click({ modifiers: ['Control'] });
  for (let times = 0; times < 3; times++) await button('Once').click();
  for (let times = 0; times < 3; times++) await button('Repeat').click();
  await button('Double').dblclick();
  await page.getByRole('menuitem').click();
  await page.getByRole('menuitem').press('x');
  await page.getByText('More').click();
  await page.getByRole('link', { name: 'Stay' }).click();
  await page.getByLabel('Wish').pressSequentially('hi');
  await page.getByLabel('Wish').press('Enter');
  const read = async () => JSON.parse((await page.locator('output').textContent())!) as object;
  expect(await read()).toEqual({ word: '', size: 'small', isTicked: false });
  release();
  await page.getByText('"sent":"hi"').waitFor();
  expect(await read()).toEqual({
    word: 'd',
    isTicked: true,
    size: 'large',
    file: 'a.txt',
    ctrlKey: true,
    once: 1,
    repeated: 3,
    double: 1,
    menu: 1,
    key: 'x',
    isOpen: true,
    link: 1,
    sent: 'hi',
  });
  expect(await page.locator('li').allTextContents()).toEqual(['darjeeling', 'dooars']);
  expect(page.url()).toBe(`${address}/fields`);
  expect(problems).toEqual([]);
  await page.close();
}

async function visitOtherPages(browser: Browser, address: string) {
  const { page, problems } = await openQuietly(browser, `${address}/teas`);
  const green = await page.locator('ul').evaluate((list) => getComputedStyle(list).color);
  expect(green).toBe('rgb(0, 100, 0)');
  await page.getByRole('link', { name: 'Assam' }).click();
  await page.getByRole('heading', { name: 'assam' }).waitFor();
  await page.goto(`${address}/search?q=oolong`);
  await page.getByText('Sought: oolong').waitFor();
  await page.goto(`${address}/cached`);
  await page.getByText('Cached: Assam, Darjeeling').waitFor();
  await page.goto(`${address}/moved`);
  expect(page.url()).toBe(`${address}/about`);
  expect(problems).toEqual([]);
  await page.close();

  const bare = await openQuietly(browser, `${address}/bare`);
  await bare.page.mouse.move(9, 9);
  await bare.page.locator('html[data-framework=ready]').waitFor();
  expect(bare.problems).toEqual([]);
  await bare.page.close();
}

/** As long as what React keeps apart from `loading`. */
async function readList(browser: Browser, address: string) {
  const { page, problems } = await openQuietly(browser, `${address}/teas/list`);
  const release = await hold(page);
  const last = page.locator('main > p').last();
  expect(await last.textContent()).toContain('Tea 300');
  expect(await last.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(0, 100, 0)');
  expect(await page.getByText('Please wait').count()).toBe(0);
  await page.getByRole('button').click();
  release();
  await page.getByText('Chosen: 1').waitFor();
  expect(await page.locator('main > p').count()).toBe(300);
  expect(problems).toEqual([]);
  await page.close();
}

/** A limit of the README: React renders the page anew. */
async function writeNote(browser: Browser, address: string) {
  const { page } = await openQuietly(browser, `${address}/note`);
  const release = await hold(page);
  await page.getByRole('textbox').pressSequentially('My ');
  release();
  await page.locator('html[data-framework=ready]').waitFor();
  expect(await page.getByRole('textbox').textContent()).toBe('Note');
  await page.close();
}

/** The stamp of a page that its visitors renew. */
async function readRenewed(address: string, encoding: string) {
  const headers = { accept: 'text/html', 'accept-encoding': encoding };
  const response = await fetch(`${address}/renew`, { headers });
  const [, stamp] = /<time>(.*?)<\/time>/.exec(await response.text())!;
  return stamp;
}

async function renewPage(browser: Browser, address: string) {
  const before = await readRenewed(address, 'br');
  const page = await browser.newPage();
  const problems = listProblems(page);
  await page.goto(`${address}/renew`);
  await page.getByRole('button', { name: 'Renew' }).click();
  await page.getByText(before!).waitFor({ state: 'detached' });
  const renewed = await readRenewed(address, 'br');
  expect(renewed).not.toBe(before);
  expect(await readRenewed(address, 'identity')).toBe(renewed);
  await page.reload();
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.getByText('Panel Two').waitFor();
  expect(problems).toEqual([]);
  await page.close();
}

/** As Next alone would say, so that a deploy arrives. */
async function compareCaching(address: string) {
  for (const path of ['/', '/about']) {
    const answers = ['br', 'identity'].map(async (encoding) => {
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      const { headers: answered } = await fetch(address + path, { headers });
      return answered.get('cache-control');
    });
    expect(await Promise.all(answers), path).toEqual(['s-maxage=31536000', 's-maxage=31536000']);
  }
}

/** One address for one build after another, as for a browser's cache. */
async function startProxy() {
  let target = '';
  const server = createServer(({ url, method, headers }, response) => {
    const onward = forward(new URL(url!, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.end();
  }).listen(0);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    pointTo: (address: string) => (target = address),
    close: () => server.close(),
  };
}

async function visitDeployed(context: BrowserContext, address: string, version: string) {
  const page = await context.newPage();
  const problems = listProblems(page);
  await page.goto(`${address}/about`);
  await page.getByText(`Version ${version}`).waitFor();
  await page.goto(address);
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.locator('html[data-framework=ready]').waitFor();
  await page.getByText('Panel Two').waitFor();
  expect(problems).toEqual([]);
  await page.close();
}

const installed = [chromium, firefox, webkit].filter(
  (type) => type === chromium || existsSync(type.executablePath()),
);

function launch(type: BrowserType): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  if (type !== chromium || !existsSync(executablePath)) return type.launch();
  return type.launch({ executablePath, args: ['--no-sandbox'] });
}

describe('whole', () => {
  let project: ReturnType<typeof copyProject>;
  const build = async () => {
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
  };
  let built: Promise<void> | undefined;
  /** Once, in the first test, which has more time than a hook. */
  const buildOnce = () => (built ??= build());
  const serve = (work: (address: string) => Promise<void>) =>
    withServer(project.folder, { ...process.env, NODE_ENV: 'production' }, work);

  beforeAll(async () => {
    project = await open('fixtures/whole');
  });

  test.each(installed.map((type) => ({ type, name: type.name() })))(
    'whole: early acts arrive under a strict policy, $name',
    async ({ type }) => {
      await buildOnce();
      const browser = await launch(type);
      try {
        await serve(async (address) => {
          await walk(browser, address);
          await actOnFields(browser, address);
          await visitOtherPages(browser, address);
          await readList(browser, address);
          await writeNote(browser, address);
          await renewPage(browser, address);
          await compareCaching(address);
        });
      } finally {
        await browser.close();
      }
    },
  );

  test('whole: a second deploy arrives in a browser that has seen the first', async () => {
    await buildOnce();
    const proxy = await startProxy();
    const browsers = await Promise.all(installed.map(launch));
    try {
      const contexts = await Promise.all(browsers.map((browser) => browser.newContext()));
      const visit = (version: string) =>
        serve(async (address) => {
          proxy.pointTo(address);
          for (const context of contexts) await visitDeployed(context, proxy.address, version);
        });
      await visit('one');
      const file = join(project.folder, 'app/(main)/version.js');
      writeFileSync(file, readFileSync(file, 'utf8').replace('one', 'two'));
      await build();
      await visit('two');
    } finally {
      await Promise.all(browsers.map((browser) => browser.close()));
      proxy.close();
    }
  });
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
  expect(output).toContain('The code calls `revalidatePath`');
  expect(output).not.toMatch(/^\/[,:]/m);
});
