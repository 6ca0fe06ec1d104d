import { expectRefusedStart } from '../support/refused-start';
import { test } from '../support/server-test';
import { AUTH_SECRET } from '../support/session';

// Which settings are refused, and why, is tested in the unit tests of `lib/env.ts` and `lib/data/data-dir.ts`.
test('start: exits with a sentence and answers nothing when settings are refused', () =>
  expectRefusedStart({ AUTH_SECRET, DATA_DIR: '/dev/null/data' }, 'DATA_DIR cannot be'));
