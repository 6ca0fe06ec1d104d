import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type PricedBook } from '@/content/books';
import { provideEbook, whyRefused } from './lib/ebook';
import { checkSettings } from './lib/settings';

const USAGE = `npm run ebook                 lists the ebooks that are sold here, and their files
npm run ebook -- BOOK FILE    gives buyers of BOOK this PDF or EPUB, also in the place of an older one
npm run ebook -- BOOK < FILE  the same, where the command does not see your folders`;

const NO_DISK =
  'This host keeps no files: send the ebook on WhatsApp, or choose a host with a disk (docs/hosting.md).';

/** What comes by standard input, as a file in a folder that is removed. */
async function withInput<Result>(use: (path: string) => Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'ebook-'));
  try {
    const path = join(folder, 'given');
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(): Promise<[code: number, text: string]> {
  const [id, file, ...more] = process.argv.slice(2);
  if (more.length > 0 || id?.startsWith('-')) return [2, USAGE];
  const checked = await checkSettings();
  if ('wrong' in checked) return [2, checked.wrong.join('\n')];
  const { data } = checked;
  if (!data) return [1, NO_DISK];
  // They read settings and facts, and what is wrong in those was said above.
  const { env, usesFirestore } = await import('@/lib/env');
  const { pricedBooks } = await import('@/content/books');
  const { checkFile } = await import('./doctor/ebooks');

  const describe = async (book: PricedBook) => {
    const { why, next } = await checkFile(book, data, !usesFirestore(env));
    return `${book.id}: ${[why, next].filter(Boolean).join(' ')}`;
  };
  if (id === undefined) {
    const lines = await Promise.all(pricedBooks.map(describe));
    return [0, lines.join('\n') || 'No ebook is sold here.'];
  }
  const book = pricedBooks.find((each) => each.id === id);
  if (!book) {
    const ids = pricedBooks.map((each) => each.id).join(', ');
    return [2, `No ebook ${id} is sold here.${ids && ` These are: ${ids}.`}`];
  }
  if (file === undefined && process.stdin.isTTY) return [2, USAGE];
  const give = (path: string): [number, string] => {
    const refusal = whyRefused(path);
    if (refusal) return [1, refusal.replace(path, file ?? 'What was sent')];
    return [0, provideEbook(path, id, data)];
  };
  const [code, text] = file ? give(file) : await withInput(give);
  return code === 0 ? [0, `${text}\n${await describe(book)}`] : [code, text];
}

const [code, text] = await run();
process.exitCode = code;
console[code === 0 ? 'log' : 'error'](text);
