import { freshFor } from '../../packages/outbox/tests/support/inbox';
import { mailServer } from './mail-server';

/** The mail server of `mailServer()` for all tests of a file, emptied before each of them. */
export const freshMailServer = (...options: Parameters<typeof mailServer>) =>
  freshFor(mailServer(...options));
