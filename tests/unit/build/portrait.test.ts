import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { cutPortrait, providePortrait } from '@/build/portrait';
import { scratch } from '@/tests/support/scratch';

/** Noise is the worst that can be compressed. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

test('portrait: is cut to a square AVIF of at most 5 kB', async () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  const file = join(folder.root, 'teacher.jpg');
  await noise(600, 900).blur(3).jpeg().toFile(file);
  const picture = await cutPortrait(file);
  expect(picture.length).toBeLessThanOrEqual(5_000);
  const { format, compression, width, height } = await sharp(picture).metadata();
  expect([format, compression]).toEqual(['heif', 'av1']);
  expect(width).toBe(height);
});

test('portrait: names a photograph that is not there', async () => {
  await expect(providePortrait('nobody.jpg')).rejects.toThrow(/teacher\.photo.*nobody\.jpg/);
});

test('portrait: without a photograph the file is there and empty', async () => {
  await providePortrait(null);
  expect(readFileSync('.fonts/portrait.avif')).toHaveLength(0);
});
