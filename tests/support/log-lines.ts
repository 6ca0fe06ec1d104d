export interface LogLine {
  level: string;
  event: string;
  code?: string;
  state?: string;
  [field: string]: unknown;
}

/** Lines of a log, parsed; with an event, its lines alone. */
export const readLog = (lines: string[], event?: string): LogLine[] =>
  lines
    .map((line) => JSON.parse(line) as LogLine)
    .filter((line) => event === undefined || line.event === event);
