import {
  chownSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { planMarks } from '@sutra/ebook-mark/plan';
import { type RefusalCode } from '@sutra/ebook-mark/refusal';
import { ebooksFolder } from '@/lib/shop/orders/ebook-file';

export interface Ebook {
  extension: 'pdf' | 'epub';
  bytes: number;
  /** Whether a screen reader finds headings and the order of reading; of a PDF. */
  isTagged?: boolean;
  /** Which language it says it is in; of a PDF. */
  language?: string;
  /** It asks for a password. */
  isLocked?: boolean;
}

const MOST_BYTES = 1_000 * 2 ** 20;

/** Newer PDFs pack their objects. */
function unpackObjects(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const parts = [text];
  for (const match of text.matchAll(/\/ObjStm\b[^]{0,400}?stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    try {
      parts.push(inflateSync(pdf.subarray(start, end)).toString('latin1'));
    } catch {
      // Packed in another way.
    }
  }
  return parts.join('\n');
}

/** What a file is, or why it is no ebook, a sentence. */
export function inspectEbook(path: string): Ebook | string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `There is no file ${path} on this machine.`;
  if (stats.size > MOST_BYTES) return `${path} is larger than 1 GB.`;
  const file = readFileSync(path);
  if (file.subarray(0, 1_024).includes('%PDF-')) {
    if (!file.subarray(-2_048).includes('%%EOF'))
      return `${path} is a PDF without its end: copy it again.`;
    const text = unpackObjects(file);
    return {
      extension: 'pdf',
      bytes: file.length,
      isTagged:
        /\/MarkInfo\s*<<[^>]*\/Marked\s+true/.test(text) && text.includes('/StructTreeRoot'),
      language: /\/Lang\s*\(([A-Za-z-]{2,12})\)/.exec(text)?.[1],
      isLocked: /\/Encrypt\b/.test(file.subarray(-4_096).toString('latin1')),
    };
  }
  const isZip = file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
  if (isZip && file.subarray(0, 100).includes('application/epub+zip')) {
    return { extension: 'epub', bytes: file.length };
  }
  return `${path} is neither a PDF nor an EPUB.`;
}

const SAVE_AGAIN = 'Export it once more from the program that it was written in.';

const UNMARKED: Record<RefusalCode, string> = {
  encrypted: 'it is encrypted. Save it without passwords, also without one for changes.',
  signed: 'that would end its digital signature. Give a file that is not signed.',
  damaged: `it is damaged, and readers repair it when they open it. ${SAVE_AGAIN}`,
  unknown: `it is written in a way that the site does not read. ${SAVE_AGAIN}`,
};

/** Why copies of a file cannot have the reference of their order, a sentence; undefined where they can. */
export async function whyUnmarked(path: string): Promise<string | undefined> {
  const plan = await planMarks(path);
  if (plan.ok) return undefined;
  return `Buyers get this file without the reference of their order: ${UNMARKED[plan.code]}`;
}

/** Why buyers cannot open a file, a sentence; undefined where they can. */
export function whyRefused(path: string): string | undefined {
  const found = inspectEbook(path);
  if (typeof found === 'string') return found;
  return found.isLocked ? `${path} asks for a password: save it without one.` : undefined;
}

/**
 * Copies a file to where buyers of the book get it, in the place of an older one.
 *
 * @returns a sentence.
 * @throws what `whyRefused` says.
 */
export function provideEbook(path: string, book: string, dataDir: string): string {
  const refusal = whyRefused(path);
  if (refusal) throw new Error(refusal);
  const found = inspectEbook(path) as Ebook;
  const folder = ebooksFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, `${book}.${found.extension}`);
  // In one step: a buyer who downloads meanwhile gets the old file whole.
  copyFileSync(path, `${target}.partial`);
  // With sudo this is root, and the site is the owner of its folder.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) {
    for (const path of [folder, `${target}.partial`]) chownSync(path, uid, gid);
  }
  renameSync(`${target}.partial`, target);
  const other = found.extension === 'pdf' ? 'epub' : 'pdf';
  rmSync(join(folder, `${book}.${other}`), { force: true });
  return `${target}: ${describeSize(found.bytes)}. Buyers whose payment you confirm download it.`;
}

export const describeSize = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
