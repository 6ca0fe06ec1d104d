import { onTestFinished, expect, test } from 'vitest';
import { cutCover } from '@/build/cover';
import { coverErrors } from '@/build/covers';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
import { scratch } from '@/tests/support/scratch';

test.each([
  ['a scan of 40 megapixels', 'scan.jpg', drawnPicture(5200, 7700).jpeg(), 1303],
  ['a picture 12,000 pixels high', 'high.png', drawnPicture(8000, 12_000).png(), 1320],
])('cover: %s is cut to twice the width of the card', async (_, name, picture, height) => {
  const folder = scratch();
  onTestFinished(folder.remove);
  const path = await writePicture(folder.root, name, picture);
  expect(await coverErrors([{ id: 'tez', cover: name }], folder.root)).toEqual([]);
  expect(await cutCover(path, 880)).toMatchObject({ width: 880, height, isReduced: false });
});
