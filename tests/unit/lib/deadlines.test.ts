import { expect, test } from 'vitest';
import { LEASE } from '@sutra/outbox/row';
import * as outbox from '@sutra/outbox/timeouts';
import { maxDuration } from '@/app/api/outbox/route';
import * as browser from '@/lib/shop/account/browser/deadlines';
import * as site from '@/lib/deadlines';
import { SECOND } from '@/lib/time';

const signIn = site.EXCHANGE_TIMEOUT + site.EARLIER_SESSION_TIMEOUT + site.OWN_ORDERS_TIMEOUT;
const signOutEverywhere = 2 * site.CHECK_TIMEOUT + site.SAVE_TIMEOUT + SECOND;
const lastRows =
  outbox.CLAIM_OPERATIONS * outbox.STORE_TIMEOUT + outbox.COMPOSE_TIMEOUT + outbox.SEND_TIMEOUT;

test.each<[string, outer: number, inner: number]>([
  [
    'a server action, to report a payment',
    site.ACTION_TIMEOUT,
    site.CHECK_TIMEOUT + site.REPORT_TIMEOUT,
  ],
  [
    'a server action, to save a profile',
    site.ACTION_TIMEOUT,
    site.CHECK_TIMEOUT + outbox.ACCEPT_TIMEOUT,
  ],
  [
    'a server action, to delete an account',
    site.ACTION_TIMEOUT,
    2 * site.CHECK_TIMEOUT + site.ACCOUNT_TIMEOUT,
  ],
  ['a sign-in', browser.SESSION_TIMEOUT, signIn],
  ['a sign-out on all devices', browser.SESSION_TIMEOUT, signOutEverywhere],
  [
    'asking who is signed in',
    browser.SESSION_TIMEOUT,
    site.CHECK_TIMEOUT + site.OWN_ORDERS_TIMEOUT,
  ],
  ['settings of a sign-in', browser.SESSION_TIMEOUT, browser.CONFIG_TIMEOUT],
  ['settings of a local site', browser.CONFIG_TIMEOUT, site.EMULATOR_TIMEOUT],
  ['a shutdown, submissions', site.SHUTDOWN_TIMEOUT, outbox.ACCEPT_TIMEOUT],
  ['a shutdown, their outcomes', outbox.STOP_TIMEOUT, site.SHUTDOWN_TIMEOUT],
  ['a call of the scheduler', maxDuration * SECOND, site.SCHEDULED_TOTAL],
  ['a call of the scheduler, its last rows', site.SCHEDULED_TOTAL, site.SCHEDULED_TAKE + lastRows],
  ['a call of the scheduler, its rows', site.SCHEDULED_TAKE, site.SCHEDULED_UPKEEP],
  ['an attempt', outbox.SEND_TIMEOUT, outbox.SCRIPT_ANSWER_TIMEOUT],
  ['a lease', LEASE, outbox.COMPOSE_TIMEOUT + outbox.SEND_TIMEOUT + outbox.STORE_TIMEOUT],
  ['composing a mail about an order', outbox.COMPOSE_TIMEOUT, site.BUYER_TIMEOUT],
  ['an attempt by mail', outbox.SEND_TIMEOUT, outbox.COUNT_TIMEOUT],
  ['an operation of the store', outbox.STORE_TIMEOUT, outbox.BUSY_TIMEOUT],
])('deadlines: %s waits longer than the steps within', (_wait, outer, inner) => {
  expect(inner).toBeLessThan(outer);
});
