import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashesOf } from '../../build/csp-hashes';
import { Page } from '../../build/page';
import { LOST, notFoundNote, pages } from '../support/pages';
import { OUTPUT, servePlatform } from '../support/platform-server';
import { expect, hydrated, test } from '../support/test';

/** The output for a host with an adapter of its own, served as such a host does. */
let site: Awaited<ReturnType<typeof servePlatform>>;

test.beforeAll(async () => {
  site = await servePlatform();
});
test.afterAll(() => site.stop());

test('platform: every page defers the framework, under a policy of its own', async ({
  page,
  problems,
}) => {
  problems.allow(notFoundNote);
  // Functions are not called here.
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  let scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of [...pages, LOST]) {
    await test.step(path, async () => {
      scripts = [];
      const answer = (await page.goto(site.url + path))!;
      expect(answer.status()).toBe(path === LOST ? 404 : 200);
      const html = await answer.text();
      const policy = (await answer.allHeaders())['content-security-policy']!;
      expect(policy).not.toContain('unsafe');
      const { scripts: inline, styles } = hashesOf(new Page(path, [], html));
      expect(inline.length).toBeGreaterThan(1);
      expect(styles).toHaveLength(1);
      for (const hash of [...inline, ...styles]) expect(policy).toContain(hash);
      if (path !== LOST) expect(scripts).toEqual([]);
      await hydrated(page);
      expect(scripts.some((address) => address.includes('/_next/static/late/'))).toBe(true);
    });
  }
});

test('platform: what is rendered on request is a function', () => {
  for (const name of [
    'contact',
    'api/health',
    'api/outbox',
    'api/account/session',
    '_middleware',
  ]) {
    expect(existsSync(join(OUTPUT, `functions/${name}.func/.vc-config.json`)), name).toBe(true);
  }
});

test('platform: leaves compression to the host', async ({ request }) => {
  const answer = await request.get(site.url, {
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
  });
  expect(answer.headers()).not.toHaveProperty('content-encoding');
  expect(existsSync(join(OUTPUT, 'static/_next/static/packed'))).toBe(false);
});
