import { type FileHandle } from 'node:fs/promises';

/** Parts of a file, so that a large one is never in memory. */
export interface Bytes {
  readonly size: number;
  /** Fewer bytes at the end of the file, and none behind it. */
  read(start: number, length: number): Promise<Buffer>;
}

export function bytesOf(file: FileHandle, size: number): Bytes {
  return {
    size,
    async read(start, length) {
      const wanted = Math.min(length, size - start);
      if (start < 0 || wanted <= 0) return Buffer.alloc(0);
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, start);
      return buffer.subarray(0, bytesRead);
    },
  };
}
