/** Cuts the photograph of the teacher for the home page at every build. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { FONTS } from './fonts/provide';

type Sharp = typeof sharpModule;

const FILE = join(FONTS, 'portrait.avif');
const MAX_BYTES = 5_000;
/** Twice its size on the page, for sharp screens. */
const PIXELS = 144;

// Not the module, which Next's loader of its configuration does not find.
function readPhoto(): string | null {
  const facts = JSON.parse(readFileSync('content/site.json', 'utf8')) as {
    teacher: { photo: string | null };
  };
  return facts.teacher.photo;
}

const MISSING =
  'The package sharp, which cuts the photograph of the teacher, cannot be loaded. Run npm ci again, without --omit=optional.';

/** A square around what draws the eye. */
export async function cutPortrait(
  path: string,
  load: () => Promise<{ default: Sharp }> = () => import('sharp'),
): Promise<Buffer> {
  const { default: sharp } = await load().catch((cause: unknown) => {
    throw new Error(MISSING, { cause });
  });
  return cut(sharp, path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read as a picture. Save it again as a JPEG file.`, {
      cause,
    });
  });
}

async function cut(sharp: Sharp, path: string): Promise<Buffer> {
  const square = sharp(path)
    .autoOrient()
    .resize(PIXELS, PIXELS, { position: sharp.strategy.attention });
  for (let quality = 70; ; quality -= 10) {
    const picture = await square.clone().avif({ quality }).toBuffer();
    if (picture.length <= MAX_BYTES || quality <= 10) return picture;
  }
}

export const photoError = (photo: string | null): string | undefined =>
  !photo || existsSync(join('content', photo))
    ? undefined
    : `content/site.json: teacher.photo names ${photo}, but there is no ${join('content', photo)}. Put the photograph there, or use none: null in the file, none in npm run setup.`;

/** Without a photograph the file is empty, since Next wants each file that is imported. */
export async function providePortrait(photo = readPhoto()): Promise<void> {
  const error = photoError(photo);
  if (error) throw new Error(error);
  mkdirSync(FONTS, { recursive: true });
  writeFileSync(FILE, photo ? await cutPortrait(join('content', photo)) : '');
}
