/** Cuts one picture of a cover: an AVIF for pages, and a PNG for share pictures. */
import { coverDrawings } from '../content/book-schema';
import { encodeAvif, type LoadSharp, pictureError, withPicture } from './pictures';

const MAX_BYTES = 8_000;
const QUALITIES = [24, 29, 35, 42, 50, 60, 70] as const;
/** Of a cover in a share picture. */
const SHARED = { width: 252, height: 370 } as const;
const MIN_WIDTH = 200;

/** Whether a cover is the name of a file, and not of a drawing. */
export const isPicture = (cover: string) => /\.\w+$/.test(cover);

/** What is wrong with the file of a cover, by its name and by how it begins. */
export const coverError = (id: string, cover: string, folder?: string): string | undefined =>
  isPicture(cover)
    ? pictureError(
        `content/books.json: ${id}.cover`,
        cover,
        `name a drawing: ${coverDrawings.join(', ')}`,
        folder,
      )
    : undefined;

/** What is wrong with a picture that reads well as a file. */
export async function sizeError(path: string, load?: LoadSharp): Promise<string | undefined> {
  const { width, height } = await withPicture(
    path,
    async (picture) => {
      // A file that ends too early is found only at its end.
      await picture.clone().resize(16).raw().toBuffer();
      return (await picture.metadata()).autoOrient;
    },
    load,
  );
  const size = `${path} is ${width} × ${height} pixels.`;
  if (width < MIN_WIDTH) {
    return `${size} A cover is at least ${MIN_WIDTH} pixels wide: scan it larger, or ask your printer for the file.`;
  }
  if (height > 2 * width || width > 2 * height) {
    return `${size} Cut it to the front of the book: at most twice as high as wide, or twice as wide as high.`;
  }
  return undefined;
}

interface Cut {
  avif: Buffer;
  png: Buffer;
  width: number;
  height: number;
  /** Whether it is narrower than it could be, for its bytes. */
  isReduced: boolean;
}

/** @param fullWidth in pixels; a narrower picture keeps its own width. */
export const cutCover = (path: string, fullWidth: number, load?: LoadSharp): Promise<Cut> =>
  withPicture(
    path,
    async (picture, open) => {
      const { autoOrient: from } = await picture.metadata();
      const png = await picture
        .clone()
        .resize({ ...SHARED, fit: 'inside' })
        .png({ palette: true })
        .toBuffer();
      // Not from the file each time, which may have 40 megapixels.
      const { data, info } = await picture
        .resize(Math.min(from.width, fullWidth))
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { channels } = info;
      const full = open(data, { raw: { width: info.width, height: info.height, channels } });
      let { width, height } = info;
      for (;;) {
        const avif = await encodeAvif(full.clone().resize(width, height), MAX_BYTES, QUALITIES);
        if (avif.length <= MAX_BYTES) {
          return { avif, png, width, height, isReduced: width < info.width };
        }
        // A smaller picture has more detail in each pixel.
        const share = Math.min(0.9, (MAX_BYTES / avif.length) ** 0.6);
        [width, height] = [width, height].map((side) => Math.round(side * share)) as [
          number,
          number,
        ];
      }
    },
    load,
  );
