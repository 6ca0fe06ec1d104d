import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { cutPortrait } from '@/build/portrait';
import { scratch } from '@/tests/support/scratch';

test('portrait: is cut to an AVIF of four by five of at most 5 kB', async () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  const file = join(folder.root, 'teacher.jpg');
  const [width, height] = [600, 900];
  // Noise is the worst that can be compressed.
  const noise = randomBytes(width * height * 3);
  await sharp(noise, { raw: { width, height, channels: 3 } })
    .blur(3)
    .jpeg()
    .toFile(file);
  const picture = await cutPortrait(file);
  expect(picture.length).toBeLessThanOrEqual(5_000);
  const { format, compression, ...size } = await sharp(picture).metadata();
  expect([format, compression]).toEqual(['heif', 'av1']);
  expect(size.width! / size.height!).toBe(4 / 5);
});

test('portrait: blames the file only when it is at fault', async () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  const file = join(folder.root, 'teacher.jpg');
  writeFileSync(file, 'no picture');
  await expect(cutPortrait(file)).rejects.toThrow(/teacher\.jpg cannot be read as a picture/);
  const missing = () => Promise.reject(new Error("Cannot find package 'sharp'"));
  await expect(cutPortrait(file, missing)).rejects.toThrow(/^The package sharp, .*npm ci/);
});
