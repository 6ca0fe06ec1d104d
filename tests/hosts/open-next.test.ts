import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashesOf } from '@/build/csp-hashes';
import { chunkAddress } from '@/build/defer-framework';
import { Page } from '@/build/page';
import { scriptKind } from '@/build/script-kind';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { LOST, pages } from '@/tests/support/pages';
import { rawRequest } from '@/tests/support/raw-request';
import { scratch } from '@/tests/support/scratch';
import {
  actionBody,
  callAction,
  postForm,
  postMessage,
  serverActions,
} from '@/tests/support/server-actions';
import { ROOT, type RunningSite, startSite } from '@/tests/support/site';

/** Outside the project, whose modules would be found from a folder within. */
const folder = scratch();
let sheet: MisbehavingServer;
let site: RunningSite;

beforeAll(async () => {
  cpSync(join(ROOT, '.open-next'), folder.root, { recursive: true });
  sheet = await misbehavingServer();
  const server = {
    folder: join(folder.root, 'server-functions/default'),
    args: () => ['index.mjs'],
  };
  site = await startSite({ CONTACT_SHEET_URL: sheet.url }, server);
});
afterAll(async () => {
  await site.stop();
  await sheet.close();
  folder.remove();
});

const POLICY = 'content-security-policy';
const message = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Hello',
  message: 'A question.',
};

describe.each([...pages, LOST])('OpenNext: %s', (path) => {
  test.each(['br', 'identity'])(
    'is deferred, under a policy with its own hashes (%s)',
    async (encoding) => {
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      const answer = await rawRequest(site.url, path, { headers });
      const page = new Page(path, [], answer.text);
      expect(answer.status).toBe(path === LOST ? 404 : 200);
      expect(page.all('script[data-chunks]')).toHaveLength(1);
      const kinds = page.all('script').map(scriptKind);
      expect(kinds).not.toContain('chunk');
      expect(kinds).not.toContain('flight');
      const policy = String(answer.headers[POLICY]);
      const { scripts, styles } = hashesOf(page);
      expect(styles).toHaveLength(1);
      for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
      expect(policy).not.toContain('unsafe');
    },
  );

  test('names scripts and stylesheets that exist', async () => {
    const { text } = await rawRequest(site.url, path);
    const { document } = new Page(path, [], text);
    const { page, chunks } = document.querySelector<HTMLElement>('[data-chunks]')!.dataset;
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    const styles = sheets.map((link) => link.getAttribute('href')!);
    expect(page).toContain('/_next/static/late/');
    for (const address of [page!, ...chunks!.split(' ').map(chunkAddress), ...styles]) {
      expect((await rawRequest(site.url, address)).status, address).toBe(200);
    }
  });
});

test.each(pages)('OpenNext: sends the data of %s', async (path) => {
  const { status, headers } = await rawRequest(site.url, `${path}?_rsc`, { headers: { rsc: '1' } });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/x-component');
});

test('OpenNext: leaves compression to the host', () => {
  expect(readdirSync(join(folder.root, 'assets/_next/static'))).not.toContain('packed');
});

test.each(['/robots.txt', '/icon.svg', '/pictures/en/home', '/icon-512.png'])(
  'OpenNext: sends %s',
  async (path) => expect((await rawRequest(site.url, path)).status).toBe(200),
);

test('OpenNext: answers /api/health, which is healthy', async () => {
  const { status, headers, text } = await rawRequest(site.url, '/api/health');
  expect(status).toBe(200);
  expect(headers[POLICY]).toContain('sandbox');
  expect(JSON.parse(text)).toMatchObject({ status: 'ok' });
});

test('OpenNext: delivers a message that scripts send', async () => {
  const id = crypto.randomUUID();
  const answer = await postMessage(site.url, { ...message, id });
  expect(answer).toMatchObject({ status: 200, state: 'success' });
  expect(sheet.received.at(-1)?.body).toContain(message.email);
});

test('OpenNext: does not take an action of another page for a form', async () => {
  const action = serverActions().completeProfileAction!;
  const headers = { origin: site.url, 'content-type': 'text/plain;charset=UTF-8' };
  const { status, text } = await callAction(`${site.url}/books`, action, { body: '[]', headers });
  expect(status).toBe(200);
  expect(text).toContain('1:false');
});

test('OpenNext: delivers a form posted without scripts, and its answer may run scripts', async () => {
  const before = sheet.received.length;
  const { status, headers, text } = await postForm(site.url, message);
  expect(status).toBe(200);
  expect(text).toContain('Message Sent!');
  expect(sheet.received).toHaveLength(before + 1);
  const nonce = /'nonce-([\w-]+)'/.exec(String(headers[POLICY]))![1];
  const scripts = new Page('/contact', [], text).all('script').filter((script) => {
    const kind = scriptKind(script);
    return kind === 'chunk' || kind === 'flight';
  });
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script.getAttribute('nonce')).toBe(nonce);
});

test('OpenNext: refuses a form posted to a page without one', async () => {
  const body = actionBody([]);
  const headers = { origin: site.url };
  const { status } = await rawRequest(site.url, '/about', { method: 'POST', headers, body });
  expect(status).toBe(405);
});
