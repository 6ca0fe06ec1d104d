import { ServerResponse } from 'node:http';

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/** Next removes `Content-Length` from what a handler answers: a handler gives it under this name. */
export const LENGTH_HEADER = 'x-file-length';

const writeHead = ServerResponse.prototype.writeHead as WriteHead;

/** Next has no answer of its own for a range behind the end of a file, and says 500. */
const isUnsatisfied = (response: ServerResponse) =>
  String(response.getHeader('content-range')).startsWith('bytes */');

// One function for all responses, without a closure.
const writeHeadWithLength: WriteHead = function (...args) {
  if (isUnsatisfied(this)) args[0] = 416;
  const length = this.getHeader(LENGTH_HEADER);
  if (length !== undefined) {
    this.removeHeader(LENGTH_HEADER);
    this.setHeader('content-length', length);
  }
  return writeHead.apply(this, args);
};

/** With a length a browser shows how far a download is. Call it before Next gets the response. */
export function addFileLength(response: ServerResponse): void {
  response.writeHead = writeHeadWithLength;
}
