import { ServerResponse } from 'node:http';
import { log } from '@/lib/log/log';

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

const NAME = 'Accept-Encoding';
const writeHead = ServerResponse.prototype.writeHead as WriteHead;

/** Whether the first 304 has come by. */
let isChecked = false;

// One function for all responses, without a closure.
const writeHeadWithVary: WriteHead = function (...args) {
  if (args[0] === 304) {
    isChecked = true;
    const vary = String(this.getHeader('vary') ?? '');
    if (!vary.includes(NAME)) this.setHeader('vary', vary ? `${vary}, ${NAME}` : NAME);
  }
  return writeHead.apply(this, args);
};

function reportUnseen(this: ServerResponse): void {
  if (isChecked || this.statusCode !== 304) return;
  isChecked = true;
  log.warn('vary-not-added');
}

/**
 * Next adds `Vary` only to what it compresses, and a cache updates its headers from a 304. Call it
 * before Next gets the response.
 */
export function addVary(response: ServerResponse): void {
  response.writeHead = writeHeadWithVary;
  if (!isChecked) response.once('finish', reportUnseen);
}
