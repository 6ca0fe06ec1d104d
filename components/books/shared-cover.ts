import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlacedDrawing, type PlacedPicture } from '@/components/drawings/share-picture';
import { type Book } from '@/content/books';
import { covers } from '@/lib/covers';
import { coverOf } from './book-cover';

const WIDTH = 252;
const HEIGHT = 370;

/** A cover in a share picture, where its left side and its foot are given. */
export function sharedCover(book: Book, x: number, foot: number): PlacedDrawing | PlacedPicture {
  const cover = covers[book.id];
  if (!cover) {
    return { ...coverOf(book), x, y: foot - HEIGHT, scale: WIDTH / 300, weight: 1.2 };
  }
  const scale = Math.min(WIDTH / cover.width, HEIGHT / cover.height);
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.fonts/covers');
  const png = readFileSync(join(folder, `${cover.name}.png`));
  const [width, height] = [cover.width * scale, cover.height * scale];
  const src = `data:image/png;base64,${png.toString('base64')}`;
  return { src, x, y: foot - height, width, height };
}
