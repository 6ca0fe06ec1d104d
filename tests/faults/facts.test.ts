import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageNames } from '@/content/languages';
import { listPaths } from '@/content/pages';
import { freePort } from '@/scripts/lib/port.mjs';
import { root } from '@/scripts/lib/root.mjs';
import { end, run } from '@/scripts/lib/run.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { AAC, H264, mp4 } from '@/tests/support/media';
import { factsOfThisSite, otherOwner } from '@/tests/support/other-owner';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
import { scratch } from '@/tests/support/scratch';

const NOT_COPIED = ['node_modules', '.next', '.data', '.env', '.env.local', 'test-results'];
/** What packages keep of the project they stand in. */
const KEPT = ['.cache', '.vite'];

let folder: ReturnType<typeof scratch>;
beforeAll(async () => {
  folder = scratch();
  for (const name of readdirSync(root).filter((name) => !NOT_COPIED.includes(name))) {
    cpSync(join(root, name), join(folder.root, name), { recursive: true });
  }
  // A build follows no links out of its folder.
  const [from, to] = [root, folder.root].map((place) => join(place, 'node_modules'));
  try {
    execFileSync('cp', ['-al', from!, to!], { stdio: 'ignore' });
  } catch {
    // A folder on another disk, or a system without hard links.
    cpSync(from!, to!, { recursive: true, verbatimSymlinks: true });
  }
  // A build checks no test.
  folder.write('tests/wrong.ts', "export const wrong: number = 'text';\n");
  await writePicture(
    join(folder.root, 'content'),
    otherOwner['books.json'].roots.cover,
    drawnPicture(900, 1300).jpeg(),
  );
  folder.write(`content/${otherOwner['site.json'].teacher.voice.file}`, mp4(20, [H264, AAC]));
  for (const name of KEPT) rmSync(join(to!, name), { recursive: true, force: true });
});
afterAll(() => folder.remove());

const TESTS = { NODE_ENV: 'test' };

/** No settings of this machine, and no servers of this run. */
const environment = (more: Record<string, string>) =>
  ({
    ...process.env,
    ...noSettings(),
    TYPES: undefined,
    CI: undefined,
    NODE_ENV: undefined,
    BASE_URL: undefined,
    TEST_EMULATOR_HOST: undefined,
    IDENTITY_HOST: undefined,
    ...more,
  }) as object as NodeJS.ProcessEnv;

/** Runs tests of the copy, and expects all of them to pass. */
async function expectPassed(runner: string, args: string[], more: Record<string, string> = {}) {
  const path = join(folder.root, 'node_modules', runner);
  const env = environment({ TEST_DEPTH: 'quick', ...more });
  const options = { cwd: folder.root, env, quiet: true };
  const { code, output } = await run(process.execPath, [path, ...args], options);
  expect(code, output).toBe(0);
}

/** Starts the site as its owner does, and calls `work` with its address. */
async function preview(work: (address: string) => Promise<void>) {
  const port = String(await freePort());
  const env = environment({ PORT: port });
  const args = ['scripts/start.mjs', 'preview'];
  const child = spawn(process.execPath, args, { cwd: folder.root, env });
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        const ready = /^Ready: (\S+)/m.exec((output += String(chunk)));
        if (ready) resolve(ready[1]!);
      });
    }
    child.on('exit', () => reject(new Error(output)));
  });
  try {
    await work(await address);
  } finally {
    await end(child);
  }
}

const decode = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Each picture of a cover is there, and comes from no other address. */
async function expectCover(address: string) {
  const shop = await (await fetch(`${address}/books`)).text();
  const covers = [...shop.matchAll(/<img[^>]* src="(\/covers\/[^"]+)"[^>]*>/g)];
  expect(covers).toHaveLength(1);
  const [[picture, path] = []] = covers;
  const response = await fetch(address + path!);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(8_000);
  expect(picture).toMatch(/ width="\d+" height="\d+"/);
  expect((await fetch(`${address}/covers/none.avif`)).status).toBe(404);
}

/** An iPhone asks for two bytes first, and plays nothing where it gets all. */
async function expectRecording(address: string) {
  const home = await fetch(address);
  const html = await home.text();
  expect(home.headers.get('content-security-policy')).toMatch(/; media-src 'self';/);
  expect(html).toMatch(/<video [^>]*preload="none"/);
  const [, path] = /<video [^>]*src="([^"]+\.mp4)"/.exec(html)!;
  const part = await fetch(address + path!, { headers: { range: 'bytes=0-1' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect(part.headers.get('content-range')).toMatch(/^bytes 0-1\/\d+$/);
  expect(part.headers.get('cache-control')).toContain('immutable');
  const behind = await fetch(address + path!, { headers: { range: 'bytes=9999999-' } });
  expect(behind.status).toBe(416);
  const tracks = [...html.matchAll(/<track [^>]*src="([^"]+)"/g)];
  expect(tracks).toHaveLength(2);
  for (const [, track] of tracks) {
    const captions = await fetch(address + track!);
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/);
    expect(await captions.text()).toMatch(/^WEBVTT\n/);
  }
}

async function expectPages(address: string) {
  const previews = Object.keys(otherOwner['sample-pages.json']).flatMap((id) =>
    languageNames.map((language) => `/preview/${language}/${id}`),
  );
  const paths = [...listPaths(), ...previews];
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const response = await fetch(address + path);
    const html = decode(await response.text());
    expect(response.status, path).toBe(200);
    if (!previews.includes(path)) expect(html, path).toContain("Ganit O'Clock");
    expect(html, path).not.toMatch(/\{\w+\}(?=[^<]*<\/(p|li|h\d|a|dd)>)|undefined,/);
    expect(
      factsOfThisSite.filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
    if (/books$/.test(path)) expect(html, path).toContain("O'Clock & Maths");
  }
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  await expectCover(address);
  await expectRecording(address);
}

test('facts of another owner: npm run preview serves all pages, and the tests of npm test pass', async () => {
  for (const [file, facts] of Object.entries(otherOwner)) {
    folder.write(`content/${file}`, JSON.stringify(facts));
  }
  folder.write('content/confirmed.json', '{}');
  const unit = ['run', '--reporter=dot', 'tests/unit/'];
  await Promise.all([expectPassed('vitest/vitest.mjs', unit, TESTS), preview(expectPages)]);
  // With what `preview` has built.
  for (const project of ['server', 'parts']) {
    const args = ['run', '--reporter=dot', '--config', 'tests/vitest.config.ts'];
    await expectPassed('vitest/vitest.mjs', [...args, '--project', project], TESTS);
  }
  await expectPassed('@playwright/test/cli.js', ['test', '--reporter=dot']);
});
