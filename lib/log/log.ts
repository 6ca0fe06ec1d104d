import pino from 'pino';

/** No field may hold personal data. */
export interface LogFields {
  id?: string;
  kind?: string;
  target?: string;
  code?: string;
  state?: string;
  store?: string;
  attempts?: number;
  count?: number;
  ms?: number;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Emails, phone numbers, addresses and sentences do not match. */
const CODE = /^[a-z][a-z0-9-]{0,39}$/;
const ID = /^[0-9a-f]{1,12}$/;

function withholdTexts(fields: LogFields = {}): LogFields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      const isAllowed =
        typeof value === 'number' ||
        (typeof value === 'string' && (name === 'id' ? ID : CODE).test(value));
      return [name, isAllowed ? value : 'withheld'];
    }),
  );
}

export function createLog(
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: true }),
): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return {
    info: (event, fields) => logger.info(withholdTexts(fields), event),
    warn: (event, fields) => logger.warn(withholdTexts(fields), event),
    error: (event, fields) => logger.error(withholdTexts(fields), event),
  };
}

let shared: Log | undefined;

export function log(): Log {
  shared ??= createLog();
  return shared;
}
