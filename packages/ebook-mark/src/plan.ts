import { open } from 'node:fs/promises';
import { bytesOf } from './bytes.ts';
import { planEpub } from './epub/plan-epub.ts';
import { planPdf } from './pdf/plan-pdf.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

export interface Plan {
  ok: true;
  format: 'pdf' | 'epub';
  /** Of the file that was read, in bytes; a mark fits no other version of it. */
  size: number;
  /** Milliseconds since the epoch. */
  modifiedAt: number;
  /**
   * What to send behind the file.
   *
   * @param text one to 64 printable characters of ASCII. @throws {RangeError} for another one.
   */
  mark(text: string): Buffer;
}

export type PlanResult = Plan | { ok: false; code: RefusalCode };

const TEXT = /^[\x21-\x7e](?:[\x20-\x7e]{0,62}[\x21-\x7e])?$/;

/**
 * Reads what is needed of a file, once for all its marks.
 *
 * @throws where the file cannot be read.
 */
export async function planMarks(path: string): Promise<PlanResult> {
  const file = await open(path);
  try {
    const { size, mtimeMs: modifiedAt } = await file.stat();
    const bytes = bytesOf(file, size);
    const isZip = (await bytes.read(0, 4)).equals(Buffer.from('PK\u0003\u0004'));
    const mark = await (isZip ? planEpub : planPdf)(bytes);
    return {
      ok: true,
      format: isZip ? 'epub' : 'pdf',
      size,
      modifiedAt,
      mark(text) {
        if (!TEXT.test(text))
          throw new RangeError('A mark has 1 to 64 printable characters of ASCII.');
        return mark(text);
      },
    };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code };
    throw error;
  } finally {
    await file.close();
  }
}
