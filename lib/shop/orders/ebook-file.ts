import { createReadStream, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';

const TYPES = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const;

export interface EbookFile {
  path: string;
  extension: keyof typeof TYPES;
  type: string;
  size: number;
  modifiedAt: number;
}

export const ebooksFolder = (dataDir: string) =>
  join(/* turbopackIgnore: true */ dataDir, 'ebooks');

const BOOK = /^[a-z0-9][a-z0-9-]*$/;

/** The file that buyers of a book download; undefined where there is none. */
export function findEbook(book: string, dataDir = env.DATA_DIR): EbookFile | undefined {
  if (!dataDir || !BOOK.test(book)) return undefined;
  for (const extension of ['pdf', 'epub'] as const) {
    const path = join(/* turbopackIgnore: true */ ebooksFolder(dataDir), `${book}.${extension}`);
    const stats: Stats | undefined = statSync(/* turbopackIgnore: true */ path, {
      throwIfNoEntry: false,
    });
    if (stats?.isFile() && stats.size > 0) {
      const { size, mtimeMs: modifiedAt } = stats;
      return { path, extension, type: TYPES[extension], size, modifiedAt };
    }
  }
  return undefined;
}

/**
 * Opens the file when the client begins to read: a response that nobody reads leaves none open.
 *
 * @param end the last byte.
 */
export function readEbook({ path }: EbookFile, start: number, end: number): ReadableStream {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  // Node's own conversion reads ahead, whether or not the client does.
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= createReadStream(/* turbopackIgnore: true */ path, { start, end })[
          Symbol.asyncIterator
        ]();
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await chunks?.return?.()),
    },
    { highWaterMark: 0 },
  );
}
