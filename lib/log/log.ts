import { MINUTE } from '@/lib/time';
import { errorFrames } from './error-frames';

/** No field may hold personal data. */
export interface LogFields {
  id?: string;
  kind?: string;
  receiver?: string;
  code?: string;
  state?: string;
  attempts?: number;
  count?: number;
  ms?: number;
  /** Places in our files, from `errorFrames`. */
  frames?: string[];
  /** Of which the places are logged alone. */
  error?: unknown;
}

type Level = 'info' | 'warn' | 'error';

export type Log = Record<Level, (event: string, fields?: LogFields) => void>;

/** Emails, phone numbers, addresses and sentences do not match. */
const CODE = /^[a-z][a-z0-9-]{0,39}$/;
const ID = /^[0-9a-f]{1,12}$/;
const FRAME =
  /^(?:([\w$.<>]{1,80} )?[\w./()[\]~+-]{1,200}(:\d+){2}|(@[\w.-]{1,60}\/)?[\w.-]{1,60})$/;

function withholdText(name: string, value: unknown): unknown {
  if (value === undefined || typeof value === 'number') return value;
  if (name === 'frames' && Array.isArray(value)) {
    return value.map((frame) => (FRAME.test(String(frame)) ? String(frame) : 'withheld'));
  }
  const isAllowed = typeof value === 'string' && (name === 'id' ? ID : CODE).test(value);
  return isAllowed ? value : 'withheld';
}

const LINES_A_MINUTE = 20;

/** Above this, codes of one event are counted together. */
const MAX_COUNTERS = 500;

/**
 * Lets 20 lines with one event and code through in a minute. After the minute `report` gets the number
 * of those that were left out: strangers cause many lines, and a flood would fill the disk.
 */
function createLineLimit(report: (event: string, code: string | undefined, count: number) => void) {
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

/** Requests that Next rejects are errors to it, but any stranger can send them. */
const isLimited = (level: Level, event: string) => level === 'warn' || event === 'framework';

/** Writes one JSON object a line; of warnings, 20 a minute with one event and code. */
export function createLog(output: { write(line: string): unknown } = process.stdout): Log {
  const write = (level: Level, event: string, { error, ...fields }: LogFields) => {
    const { frames = errorFrames(error) } = fields;
    const entries = Object.entries({ ...fields, frames }).map(([name, value]) => [
      name,
      withholdText(name, value),
    ]);
    const line = { level, time: new Date(), ...Object.fromEntries(entries), event };
    output.write(`${JSON.stringify(line)}\n`);
  };
  const writer = (level: Level) => {
    const hasRoom = createLineLimit((event, code, count) =>
      write(level, 'log-lines-left-out', { kind: event, code, count }),
    );
    return (event: string, fields: LogFields = {}) => {
      if (isLimited(level, event) && !hasRoom(event, fields.code)) return;
      write(level, event, fields);
    };
  };
  return { info: writer('info'), warn: writer('warn'), error: writer('error') };
}

export const log = createLog();
