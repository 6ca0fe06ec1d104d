/** Cuts the photograph of the teacher for the home page at every build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS } from './fonts/provide';
import { encodeAvif, type LoadSharp, pictureError, withPicture } from './pictures';

const FILE = join(FONTS, 'portrait.avif');
const MAX_BYTES = 5_000;
/** Twice its size on the page, for sharp screens. */
const SIZE = { width: 192, height: 240 } as const;

// Not the module, which Next's loader of its configuration does not find.
function readPhoto(): string | null {
  const facts = JSON.parse(readFileSync('content/site.json', 'utf8')) as {
    teacher: { photo: string | null };
  };
  return facts.teacher.photo;
}

/** The part around what draws the eye. */
export const cutPortrait = (path: string, load?: LoadSharp): Promise<Buffer> =>
  withPicture(
    path,
    (picture) =>
      encodeAvif(
        picture.resize({ ...SIZE, position: 'attention' }),
        MAX_BYTES,
        [10, 20, 30, 40, 50, 60, 70],
      ),
    load,
  );

export const photoError = (photo: string | null): string | undefined =>
  photo
    ? pictureError(
        'content/site.json: teacher.photo',
        photo,
        'use none: null in the file, none in npm run setup',
      )
    : undefined;

/** Without a photograph the file is empty, since Next wants each file that is imported. */
export async function providePortrait(photo = readPhoto()): Promise<void> {
  const error = photoError(photo);
  if (error) throw new Error(error);
  mkdirSync(FONTS, { recursive: true });
  writeFileSync(FILE, photo ? await cutPortrait(join('content', photo)) : '');
}

/** The setting that lib/portrait.ts is compiled with. */
export const definedPortrait = () => ({ 'process.env.PORTRAIT': readPhoto() ? 'yes' : '' });
