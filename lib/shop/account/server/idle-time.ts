import { DAY } from '@/lib/time';

/** An account without a sign-in for so long is deleted, and its person is told before. */
export const IDLE_TIME = 3 * 365 * DAY;

/** How long before. */
export const IDLE_NOTICE = 30 * DAY;
