import { type Stats, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
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

/** The chunks of a file. Throws before the last one if the file has changed since it was found. */
async function* readFile({ path, size, modifiedAt }: EbookFile, start: number, end: number) {
  const file = await open(/* turbopackIgnore: true */ path);
  const check = async () => {
    const now = await file.stat();
    if (now.size !== size || now.mtimeMs !== modifiedAt) throw new Error('The ebook has changed.');
  };
  try {
    await check();
    let held: Uint8Array | undefined;
    for await (const chunk of file.createReadStream({ start, end, autoClose: false })) {
      if (held) yield held;
      held = chunk as Uint8Array;
    }
    await check();
    if (held) yield held;
  } finally {
    await file.close();
  }
}

async function* readParts(file: EbookFile, mark: Uint8Array, start: number, end: number) {
  const { size } = file;
  if (start < size) yield* readFile(file, start, Math.min(end, size - 1));
  if (end >= size) yield mark.subarray(Math.max(0, start - size), end - size + 1);
}

/**
 * Opens the file when the client begins to read: a response that nobody reads leaves none open. Fails
 * where the file is another one by then, so that nobody gets parts of two.
 *
 * @param mark what follows the file.
 * @param end the last byte, of file and mark together.
 */
export function readEbook(
  file: EbookFile,
  mark: Uint8Array,
  start: number,
  end: number,
): ReadableStream {
  let parts: AsyncIterator<Uint8Array> | undefined;
  // Node's own conversion reads ahead, whether or not the client does.
  return new ReadableStream(
    {
      async pull(controller) {
        parts ??= readParts(file, mark, start, end);
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await parts?.return?.()),
    },
    { highWaterMark: 0 },
  );
}
