import { expectRefusedStart } from '../support/refused-start';
import { test } from '../support/server-test';
import { AUTH_SECRET } from '../support/session';

// Which settings are refused, and why, is tested in the unit tests of `lib/env.ts` and `lib/server/start`.
test('start: exits with a sentence and answers nothing when settings are refused', () =>
  expectRefusedStart({ AUTH_SECRET, DATA_DIR: '/dev/null/data' }, 'DATA_DIR cannot be'));

test('start: exits with a sentence when the pages were built with other settings', () =>
  expectRefusedStart(
    { AUTH_SECRET, SITE_URL: 'https://example.in' },
    'SITE_URL is https://example.in, and this build was made with another value',
  ));
