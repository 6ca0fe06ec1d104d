import { once } from 'node:events';
import { connect } from 'node:net';
import { scratch } from '../support/scratch';
import { AUTH_SECRET } from '../support/session';
import { copyStandalone, nextStart, refusedStart, startSite } from '../support/site';
import { expect, test } from '../support/test';

const folder = scratch();
let standalone: ReturnType<typeof copyStandalone>;
test.beforeAll(() => void (standalone = copyStandalone()));
test.afterAll(() => {
  standalone.remove();
  folder.remove();
});

const REFUSED: [string, Record<string, string>, string][] = [
  ['a short secret', { AUTH_SECRET: 'short' }, 'AUTH_SECRET must be at least 32 random characters'],
  ['a public site without a secret', { SITE_URL: 'https://example.in' }, 'AUTH_SECRET must be set'],
  ['a served data folder', { AUTH_SECRET, DATA_DIR: 'public/data' }, 'DATA_DIR lies in a folder'],
  [
    'a data folder that cannot exist',
    { AUTH_SECRET, DATA_DIR: '/proc/data' },
    'DATA_DIR cannot be',
  ],
];
for (const [name, settings, sentence] of REFUSED) {
  test(`start: ends with a sentence and answers nothing, with ${name}`, async () => {
    for (const server of [nextStart, standalone.server]) {
      const { code, output, answers } = await refusedStart(
        { DATA_DIR: folder.root, ...settings },
        server,
      );
      expect(output).toContain(sentence);
      expect(output).not.toContain('"event"');
      expect({ code, answers }).toEqual({ code: 1, answers: 0 });
    }
  });
}

test('start: a standalone server that others could reach needs SITE_URL', async () => {
  const open = { ...standalone.server, env: { HOSTNAME: '0.0.0.0' } };
  const { code, output, answers } = await refusedStart(
    { AUTH_SECRET, DATA_DIR: folder.root },
    open,
  );
  expect(output).toContain('SITE_URL must be set, or HOSTNAME must be 127.0.0.1');
  expect({ code, answers }).toEqual({ code: 1, answers: 0 });
});

test('start: SIGTERM ends the server within ten seconds while a request hangs', async () => {
  const site = await startSite({ AUTH_SECRET });
  const port = Number(new URL(site.url).port);
  const unused = connect(port);
  const hanging = connect(port);
  const gone = once(hanging, 'close');
  for (const socket of [unused, hanging]) socket.on('error', () => {}).resume();
  hanging.write(
    `POST /api/account/session HTTP/1.1\r\nhost: localhost\r\norigin: ${site.url}\r\ncontent-length: 99\r\n\r\n{`,
  );
  // Its request has been read when a later one on another connection is answered.
  await fetch(site.url);
  const { code, ms } = await site.end('SIGTERM');
  expect(code).toBe(143);
  expect(ms).toBeLessThan(10_000);
  await gone;
  await site.stop();
});

test('start: SIGTERM closes connections without a request at once', async () => {
  const site = await startSite({ AUTH_SECRET });
  const unused = connect(Number(new URL(site.url).port));
  await once(unused, 'connect');
  const [{ code, ms }] = await Promise.all([site.end('SIGTERM'), once(unused, 'close')]);
  expect(code).toBe(143);
  expect(ms).toBeLessThan(5_000);
  await site.stop();
});
