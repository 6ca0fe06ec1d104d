/** Provides the owner's pictures of covers to every build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cover } from '../lib/covers';
import { coverError, cutCover, isPicture, sizeError } from './cover';
import { FONTS } from './fonts/provide';
import { replaceFile } from './made';

const FOLDER = join(FONTS, 'covers');
/** Changes with how a cover is cut, and gives its files another name. */
const VERSION = 1;
/** Twice the width of the card, for sharp screens: of a book that leads, and of one in a row. */
const WIDTHS = { lead: 880, row: 448 } as const;

interface BookFacts {
  cover: string;
  academic: boolean;
  price: unknown;
}

interface Listed extends Cover {
  isReduced: boolean;
}

type List = Record<string, Listed>;

// Not the module, which Next's loader of its configuration does not find.
const readBooks = () =>
  JSON.parse(readFileSync('content/books.json', 'utf8')) as Record<string, BookFacts>;

function readList(folder: string): List {
  const path = join(folder, 'list.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as List) : {};
}

/** What is wrong with a cover, by a look at its whole picture. */
async function pictureErrorOf(id: string, cover: string, content = 'content') {
  const error = coverError(id, cover, content);
  if (error) return error;
  const size = await sizeError(join(content, cover)).catch(({ message }: Error) => message);
  return size && `content/books.json: ${id}.cover: ${size}`;
}

/** What is wrong with the pictures of covers, a sentence each. */
export async function coverErrors(
  books: readonly { id: string; cover: string }[],
  content?: string,
): Promise<string[]> {
  const errors: string[] = [];
  for (const { id, cover } of books.filter((book) => isPicture(book.cover))) {
    const error = await pictureErrorOf(id, cover, content);
    if (error) errors.push(error);
  }
  return errors;
}

/**
 * Cuts the owner's pictures of covers, unless they are already cut.
 *
 * @returns a sentence for each that has to be smaller than its card.
 */
export async function provideCovers(
  books: Record<string, BookFacts> = readBooks(),
  content = 'content',
  folder = FOLDER,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const before = readList(folder);

  async function provide(id: string, { cover, academic, price }: BookFacts): Promise<Listed> {
    const missing = coverError(id, cover, content);
    if (missing) throw new Error(missing);
    const path = join(content, cover);
    const fullWidth = WIDTHS[academic && !price ? 'row' : 'lead'];
    const hash = createHash('sha256').update(`${VERSION} ${fullWidth}`).update(readFileSync(path));
    const name = `${id}-${hash.digest('hex').slice(0, 10)}`;
    const known = before[id];
    if (known?.name === name && existsSync(join(folder, `${name}.png`))) return known;
    const wrong = await pictureErrorOf(id, cover, content);
    if (wrong) throw new Error(wrong);
    const { avif, png, ...cut } = await cutCover(path, fullWidth);
    replaceFile(join(folder, `${name}.avif`), avif);
    replaceFile(join(folder, `${name}.png`), png);
    return { name, ...cut };
  }

  const list: List = {};
  const notes: string[] = [];
  // One after the other: a large picture takes much memory.
  for (const [id, facts] of Object.entries(books)) {
    if (!isPicture(facts.cover)) continue;
    const cover = await provide(id, facts);
    list[id] = cover;
    if (cover.isReduced) {
      notes.push(
        `content/${facts.cover} has more detail than 8 kB can hold: the site shows it ${cover.width} pixels wide, and it may look soft. A flat scan of the front is sharper than a photograph.`,
      );
    }
  }
  replaceFile(join(folder, 'list.json'), JSON.stringify(list));
  return notes;
}

/** What lib/covers.ts is compiled with. */
export function definedCovers(folder = FOLDER): string {
  const list = Object.entries(readList(folder));
  const covers = list.map(([id, { name, width, height }]) => [id, { name, width, height }]);
  return JSON.stringify(Object.fromEntries(covers));
}
