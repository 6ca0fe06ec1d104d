import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { type ReactElement } from 'react';
import { pictureSize } from '@/lib/seo/picture';

/** Draws a picture while the site is built, in the lining cut of the display face. */
export async function renderPicture(picture: ReactElement): Promise<ImageResponse> {
  const data = await readFile(join(process.cwd(), 'app/fonts/picture.ttf'));
  return new ImageResponse(picture, {
    ...pictureSize,
    fonts: [{ name: 'Tiro', data, weight: 400, style: 'normal' }],
  });
}
