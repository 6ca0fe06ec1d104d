import { DAY } from '@/lib/time';

/** After the report. */
export const KEEP_UTR = 90 * DAY;
