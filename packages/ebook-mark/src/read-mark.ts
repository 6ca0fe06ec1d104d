import { open } from 'node:fs/promises';
import { bytesOf } from './bytes.ts';
import { COMMENT } from './comment.ts';

const TAIL = 512;

/**
 * The text of the last mark of a file. Undefined without one, also where a program has written the file
 * anew: the text on the first page is then still to be seen.
 *
 * @throws where the file cannot be read.
 */
export async function readMark(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await bytesOf(file, size).read(Math.max(0, size - TAIL), TAIL);
    const lines = tail.toString('latin1').split(/[\r\n]+/);
    return lines.findLast((line) => line.startsWith(COMMENT))?.slice(COMMENT.length);
  } finally {
    await file.close();
  }
}
