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
}

type Level = 'info' | 'warn' | 'error';

export type Log = Record<Level, (event: string, fields?: LogFields) => void>;

/** Emails, phone numbers, addresses and sentences do not match. */
const CODE = /^[a-z][a-z0-9-]{0,39}$/;
const ID = /^[0-9a-f]{1,12}$/;

function withholdText(name: string, value: unknown): unknown {
  if (value === undefined || typeof value === 'number') return value;
  const isAllowed = typeof value === 'string' && (name === 'id' ? ID : CODE).test(value);
  return isAllowed ? value : 'withheld';
}

/** Writes one JSON object a line. */
export function createLog(output: { write(line: string): unknown } = process.stdout): Log {
  const writer =
    (level: Level) =>
    (event: string, fields: LogFields = {}) => {
      const entries = Object.entries(fields).map(([name, value]) => [
        name,
        withholdText(name, value),
      ]);
      const line = { level, time: new Date(), ...Object.fromEntries(entries), event };
      output.write(`${JSON.stringify(line)}\n`);
    };
  return { info: writer('info'), warn: writer('warn'), error: writer('error') };
}

export const log = createLog();
