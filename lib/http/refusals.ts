import { log } from '@/lib/log/log';
import { MINUTE } from '@/lib/time';

const FORBIDDEN = { status: 403, text: 'Forbidden' };

const ORIGIN_REFUSALS = {
  foreign: FORBIDDEN,
  missing: FORBIDDEN,
  null: FORBIDDEN,
  'www-mismatch': FORBIDDEN,
} as const;

export type OriginRefusal = keyof typeof ORIGIN_REFUSALS;

const REFUSALS = {
  'method-not-allowed': { status: 405, text: 'Method Not Allowed' },
  'not-found': { status: 404, text: 'Not Found' },
  'precondition-failed': { status: 412, text: 'Precondition Failed' },
  'range-not-satisfiable': { status: 416, text: 'Range Not Satisfiable' },
  'unsupported-media-type': { status: 415, text: 'Unsupported Media Type' },
  ...ORIGIN_REFUSALS,
  'too-many-renders': {
    status: 503,
    text: 'Too many messages are being sent right now. Please go back and try again in a minute.',
  },
} as const;

export type Refusal = keyof typeof REFUSALS;

interface RefusalAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export function refusalAnswer(code: Refusal, allowed: string): RefusalAnswer {
  const { status, text } = REFUSALS[code];
  return {
    status,
    text,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: allowed }),
      ...(status === 503 && { 'Retry-After': '60' }),
    },
  };
}

const WINDOW_MS = MINUTE;
const LINES_PER_WINDOW = 20;

const windows = new Map<string, { lines: number; unlogged: number }>();

function closeWindow(code: string): void {
  const count = windows.get(code)?.unlogged ?? 0;
  windows.delete(code);
  if (count > 0) log().warn('requests-refused', { code, count });
}

export function logRefusal(code: string): void {
  const event = code in ORIGIN_REFUSALS ? 'origin-refused' : 'request-refused';
  let window = windows.get(code);
  if (!window) {
    windows.set(code, (window = { lines: 0, unlogged: 0 }));
    setTimeout(closeWindow, WINDOW_MS, code).unref();
  }
  if (window.lines < LINES_PER_WINDOW) {
    window.lines++;
    log().warn(event, { code });
  } else {
    window.unlogged++;
  }
}
