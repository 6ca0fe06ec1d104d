import pino from 'pino';

/** There is no field for a text, a name, an address or an error. */
export interface LogFields {
  /** The first letters of an id that says nothing about a person. */
  id?: string;
  kind?: string;
  target?: string;
  /** A code such as `status-503`. */
  code?: string;
  state?: string;
  store?: string;
  attempts?: number;
  count?: number;
  /** Milliseconds. */
  ms?: number;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** An email, a phone number, an address or a sentence does not match. */
const CODE = /^[a-z][a-z0-9-]{0,39}$/;
const ID = /^[0-9a-f]{1,12}$/;

function checked(fields: LogFields = {}): LogFields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      const fits =
        typeof value === 'number' ||
        (typeof value === 'string' && (name === 'id' ? ID : CODE).test(value));
      return [name, fits ? value : 'withheld'];
    }),
  );
}

/** A logger that writes JSON lines synchronously, by default to standard output. */
export function createLog(
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: true }),
): Log {
  const lines = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return {
    info: (event, fields) => lines.info(checked(fields), event),
    warn: (event, fields) => lines.warn(checked(fields), event),
    error: (event, fields) => lines.error(checked(fields), event),
  };
}

let shared: Log | undefined;

export function log(): Log {
  shared ??= createLog();
  return shared;
}
