import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { open, said, sendButton, words, write } from '../support/contact-form';
import { LOST, pages } from '../support/pages';
import { scratch } from '../support/scratch';
import { ROOT, type RunningSite, standaloneServer, startSite } from '../support/site';
import { expect, test } from '../support/test';

/** Outside the project, whose modules would be found from a folder within. */
const folder = scratch();
let site: RunningSite;

test.beforeAll(async () => {
  const options = { recursive: true, preserveTimestamps: true };
  await cp(join(ROOT, '.next/standalone'), folder.root, options);
});
test.afterEach(() => site?.stop());
test.afterAll(() => folder.remove());

/** An answer, without what differs from one moment to the next. */
async function answer(address: string) {
  const response = await fetch(address);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
  return { status: response.status, headers, body: await response.text() };
}

test('a standalone build holds what its server reads, and not the whole project', async () => {
  const names = await readdir(folder.root);
  const read = ['.next', 'app', 'lib', 'node_modules', 'package.json', 'public', 'server.js'];
  expect(names.filter((name) => !read.includes(name))).toEqual([]);
});

test('a standalone build answers alone as it does beside its modules, and takes a message', async ({
  baseURL,
  page,
  sender,
  sheet,
}) => {
  const settings = { CONTACT_SHEET_URL: process.env.SHEET_URL! };
  site = await startSite(settings, standaloneServer(folder.root));
  const home = await (await fetch(site.url)).text();
  const assets = home.match(/\/_next\/static\/[\w./~-]+/g)!;
  for (const path of [...pages, LOST, '/icon.svg', ...new Set(assets)]) {
    expect(await answer(site.url + path), path).toEqual(await answer(baseURL! + path));
  }

  await open(page, `${site.url}/contact`);
  await write(page, sender);
  await sendButton(page).click();
  await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
  expect(await sheet.received(sender)).toHaveLength(1);
  expect((await site.end('SIGTERM')).code).toBe(143);
});
