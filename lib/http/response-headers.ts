/**
 * Patches `writeHead`, since Next sets these headers last. Without it shared caches keep a missing picture for a year and
 * mix up encodings after a 304, a download has no length, and one that is continued behind its end gets 500.
 */
import { ServerResponse } from 'node:http';
import { log } from '@/lib/log/log';

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/** Next removes `Content-Length` from what a handler answers: a handler gives it under this name. */
export const LENGTH_HEADER = 'x-file-length';

const ENCODING = 'Accept-Encoding';
/** Of what caches keep or compare. */
const KEPT_BY = ['age', 'etag', 'expires', 'last-modified'];
const OF_CDN = /^(\w+-)*(cdn-cache|surrogate)-control$/;

const writeHead = ServerResponse.prototype.writeHead as WriteHead;

/** Next has no answer of its own for a range behind the end of a file, and says 500. */
const isUnsatisfied = (response: ServerResponse) =>
  String(response.getHeader('content-range')).startsWith('bytes */');

/** With a length a browser shows how far a download is. */
function setLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  response.setHeader('content-length', length);
}

/** Next adds `Vary` only to what it compresses, and a cache updates its headers from a 304. */
function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!vary.includes(ENCODING))
    response.setHeader('vary', vary ? `${vary}, ${ENCODING}` : ENCODING);
}

/** Next lets shared caches keep a file that is missing for a year. */
function forbidCaching(response: ServerResponse): void {
  const caching = String(response.getHeader('cache-control') ?? '');
  if (!/\bno-store\b/i.test(caching)) response.setHeader('cache-control', 'no-store');
  for (const name of response.getHeaderNames())
    if (KEPT_BY.includes(name) || OF_CDN.test(name)) response.removeHeader(name);
}

/** Whether the first response has come by. */
let isChecked = false;

// One function for all responses, without a closure.
const writeMendedHead: WriteHead = function (...args) {
  isChecked = true;
  setLength(this);
  if (isUnsatisfied(this)) args[0] = 416;
  if (args[0] === 304) addVary(this);
  else if (Number(args[0]) >= 400) forbidCaching(this);
  return writeHead.apply(this, args);
};

function reportUnseen(): void {
  if (isChecked) return;
  isChecked = true;
  log.warn('headers-not-mended');
}

/** Mends headers that Next sets, when it sends them. Call it before Next gets the response. */
export function mendHeaders(response: ServerResponse): void {
  response.writeHead = writeMendedHead;
  if (!isChecked) response.once('finish', reportUnseen);
}
