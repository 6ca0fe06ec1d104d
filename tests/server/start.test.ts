import { statSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { expectRefusedStart } from '../support/refused-start';
import { scratch } from '../support/scratch';
import { expect, test } from '../support/server-test';
import { AUTH_SECRET } from '../support/session';
import { WEB_APP } from '../support/settings';
import { startSite } from '../support/site';

// Which settings are refused, and why, is tested in the unit tests of `lib/env.ts` and `lib/start/data-dir.ts`.
test('start: exits with a sentence and answers nothing when settings are refused', () =>
  expectRefusedStart({ AUTH_SECRET, DATA_DIR: '/dev/null/data' }, 'DATA_DIR cannot be'));

test('start: exits with a sentence when the pages were built with other settings', () =>
  expectRefusedStart(
    { AUTH_SECRET, SITE_URL: 'https://example.in' },
    'SITE_URL is https://example.in, and this build was made with another value',
  ));

test('start: sign-in of another project than the policy allows is refused', () =>
  expectRefusedStart(
    { AUTH_SECRET, ...WEB_APP },
    'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN is project.firebaseapp.com, and this build',
  ));

test('stop: closes all databases', async () => {
  const { root, remove } = scratch();
  const site = await startSite({ AUTH_SECRET, DATA_DIR: root });
  onTestFinished(() => site.stop().then(remove));
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  const logs = () =>
    ['accounts.db', 'submissions.db'].map((name) => statSync(join(root, `${name}-wal`)).size);
  expect(logs().every((bytes) => bytes > 0)).toBe(true);
  await site.end('SIGTERM');
  // Empty, because all is in the files.
  expect(logs()).toEqual([0, 0]);
});
