import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunkAddress } from '@/build/defer-framework';
import { type RunningSite, startSite } from '@/tests/support/site';
import { holdUnread } from '@/tests/support/slow-readers';

let site: RunningSite;
let script: string;
beforeAll(async () => {
  site = await startSite();
  const html = await (await fetch(site.url)).text();
  const scripts = /data-chunks="([^"]+)"/.exec(html)![1]!.split(' ').map(chunkAddress);
  const sizes = await Promise.all(
    scripts.map(async (path) => ({
      path,
      size: (await (await fetch(site.url + path)).text()).length,
    })),
  );
  script = sizes.reduce((most, one) => (one.size > most.size ? one : most)).path;
});
afterAll(() => site.stop());

test.each([
  ['20 pages', 20, () => '/'],
  ['2 pages', 2, () => '/'],
  ['2 of the largest script', 2, () => script],
])(
  'slow readers: 200 that ask for %s and read nothing take 64 MB at most',
  async (what, requests, path) => {
    const megabytes = await holdUnread(site, { sockets: 200, requests, path: path(), seconds: 20 });
    console.log(`200 readers of ${what}: +${megabytes.toFixed(0)} MB`);
    expect(megabytes).toBeLessThan(64);
    const answer = await fetch(site.url);
    expect(answer.status).toBe(200);
  },
);
