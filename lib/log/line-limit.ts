import { MINUTE } from '@/lib/time';

export const LINES_A_MINUTE = 20;

/** Above this, codes of one event are counted together. */
const MAX_COUNTERS = 500;

/**
 * Lets 20 lines with one event and code through in a minute. After the minute `report` gets the number
 * of those that were left out: strangers cause many lines, and a flood would fill the disk.
 */
export function createLineLimit(
  report: (event: string, code: string | undefined, count: number) => void,
) {
  const counters = new Map<string, number>();
  return (event: string, code?: string): boolean => {
    let key = `${event} ${code}`;
    if (counters.size >= MAX_COUNTERS && !counters.has(key)) key = event;
    const count = (counters.get(key) ?? 0) + 1;
    counters.set(key, count);
    if (count === 1) {
      const end = () => {
        const leftOut = (counters.get(key) ?? 0) - LINES_A_MINUTE;
        counters.delete(key);
        if (leftOut > 0) report(event, code, leftOut);
      };
      setTimeout(end, MINUTE).unref();
    }
    return count <= LINES_A_MINUTE;
  };
}
