/** Reads and cuts the pictures of the owner: the photograph of the teacher and the covers. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type sharpModule from 'sharp';
import type { Sharp } from 'sharp';

type Open = typeof sharpModule;
export type LoadSharp = () => Promise<{ default: Open }>;

const MISSING =
  'The package sharp, which cuts pictures, cannot be loaded. Run npm ci again, without --omit=optional.';

/** What a file of each kind begins with, and how its name may end. */
const KINDS: readonly { kind: string; hex: string; at: number; ends: readonly string[] }[] = [
  { kind: 'JPEG', hex: 'ffd8ff', at: 0, ends: ['.jpg', '.jpeg'] },
  { kind: 'PNG', hex: '89504e47', at: 0, ends: ['.png'] },
  { kind: 'WebP', hex: '57454250', at: 8, ends: ['.webp'] },
  { kind: 'AVIF', hex: '6674797061766966', at: 4, ends: ['.avif'] },
];

function readStart(path: string): Buffer {
  const start = Buffer.alloc(16);
  const file = openSync(path, 'r');
  try {
    readSync(file, start, 0, start.length, 0);
  } finally {
    closeSync(file);
  }
  return start;
}

/** What is wrong with a file that should be a picture, by how it begins and by its name. */
export function kindError(path: string): string | undefined {
  const start = readStart(path);
  const found = KINDS.find(({ hex, at }) => start.subarray(at).toString('hex').startsWith(hex));
  const name = basename(path);
  if (!found) {
    return `${name} is no JPEG, PNG, WebP or AVIF picture. Open it and save it as JPEG.`;
  }
  const { kind, ends } = found;
  if (ends.includes(extname(name).toLowerCase())) return undefined;
  return `${name} is a ${kind} picture. Rename it, so that its name ends in ${ends[0]}.`;
}

/** What is wrong with a picture that a fact names; `instead` says what else the fact may be. */
export function pictureError(
  fact: string,
  name: string,
  instead: string,
  folder = 'content',
): string | undefined {
  const path = join(folder, name);
  if (!existsSync(path)) {
    return `${fact} names ${name}, but there is no ${path}. Put the picture there, or ${instead}.`;
  }
  const error = kindError(path);
  return error && `${fact}: ${error}`;
}

/** Opens a picture, turns it upright, puts white behind it, and hands it to `work`. */
export async function withPicture<Result>(
  path: string,
  work: (picture: Sharp, open: Open) => Promise<Result>,
  load: LoadSharp = () => import('sharp'),
): Promise<Result> {
  const { default: sharp } = await load().catch((cause: unknown) => {
    throw new Error(MISSING, { cause });
  });
  const picture = sharp(path).autoOrient().flatten({ background: '#fff' });
  return work(picture, sharp).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read as a picture. Save it again as a JPEG file.`, {
      cause,
    });
  });
}

/**
 * The best AVIF of at most so many bytes, or else that of the lowest quality.
 *
 * @param qualities rising.
 */
export async function encodeAvif(
  picture: Sharp,
  maxBytes: number,
  qualities: readonly number[],
): Promise<Buffer> {
  // One more step of effort takes five times as long, for one byte in a hundred.
  const encode = (index: number) =>
    picture.clone().avif({ quality: qualities[index], effort: 3 }).toBuffer();
  let best = await encode(0);
  let low = 1;
  let high = best.length > maxBytes ? 0 : qualities.length - 1;
  while (low <= high) {
    const middle = Math.ceil((low + high) / 2);
    const avif = await encode(middle);
    if (avif.length <= maxBytes) {
      best = avif;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}
