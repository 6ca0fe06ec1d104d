import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { cutCover } from '@/build/cover';
import { coverErrors, definedCovers, provideCovers } from '@/build/covers';
import { drawnPicture, noisyPicture, writePicture } from '@/tests/support/pictures';
import { scratch } from '@/tests/support/scratch';

const { root, remove } = scratch();
const content = join(root, 'content');
mkdirSync(content);
afterAll(remove);

const add = (name: string, picture: Sharp | string) => writePicture(content, name, picture);
const errorOf = async (cover: string) =>
  (await coverErrors([{ id: 'tez', cover }], content)).join('\n');

test('cover: each picture is cut to the width that is asked for', async () => {
  for (const [name, draw, height] of [
    ['plain.jpg', () => drawnPicture(400, 600).jpeg(), 330],
    ['मेरी किताब.PNG', () => drawnPicture(300, 400).png(), 293],
    ['my cover.webp', () => drawnPicture(400, 500).webp(), 275],
    // A phone held upright writes a picture that lies on its side.
    ['turned.jpeg', () => drawnPicture(600, 400).jpeg().withMetadata({ orientation: 6 }), 330],
    ['print.jpg', () => drawnPicture(400, 600).toColourspace('cmyk').jpeg(), 330],
    ['grey.png', () => drawnPicture(400, 600).greyscale().png(), 330],
    ['deep.png', () => drawnPicture(400, 600).toColourspace('rgb16').png(), 330],
  ] as [string, () => Sharp, height: number][]) {
    const path = await add(name, draw());
    expect.soft(await errorOf(name), name).toBe('');
    const cover = await cutCover(path, 220);
    expect.soft(cover, name).toMatchObject({ width: 220, height, isReduced: false });
    expect.soft(cover.avif.length, name).toBeLessThanOrEqual(8_000);
    const cut = await sharp(cover.avif).metadata();
    expect
      .soft([cut.format, cut.compression, cut.width, cut.height], name)
      .toEqual(['heif', 'av1', 220, height]);
    const shared = await sharp(cover.png).metadata();
    expect
      .soft([shared.format, Math.max(shared.width / 252, shared.height / 370)], name)
      .toEqual(['png', 1]);
  }
});

/** The color of one pixel. */
const colorAt = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()),
];

test('cover: one that is transparent lies on white, in the dark theme too', async () => {
  const clear = sharp({
    create: { width: 300, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { avif, png } = await cutCover(await add('clear.png', clear.png()), 220);
  for (const picture of [avif, png]) {
    for (const part of await colorAt(picture, 5, 5)) expect(part).toBeGreaterThan(250);
  }
});

test('cover: one turned by its EXIF orientation stands upright', async () => {
  const half = { create: { width: 600, height: 400, channels: 3, background: '#fff' } } as const;
  const black = await sharp({ create: { ...half.create, width: 300, background: '#000' } })
    .png()
    .toBuffer();
  // Black on the left side, which orientation 6 turns to the top.
  const lying = sharp(half).composite([{ input: black, left: 0, top: 0 }]);
  const path = await add('lying.jpg', lying.jpeg().withMetadata({ orientation: 6 }));
  const { avif, width, height } = await cutCover(path, 880);
  expect([width, height]).toEqual([400, 600]);
  expect((await colorAt(avif, 200, 20))[0]).toBeLessThan(20);
  expect((await colorAt(avif, 200, 580))[0]).toBeGreaterThan(235);
});

test('cover: one with too much detail is cut smaller, and the build says so', async () => {
  await add('noise.jpg', noisyPicture(500, 700).jpeg({ quality: 95 }));
  const folder = join(root, 'noise');
  const books = { tez: { cover: 'noise.jpg', academic: false, price: { upi: 1 } } };
  const [note, ...more] = await provideCovers(books, content, folder);
  expect(note).toMatch(/^content\/noise\.jpg has more detail .* \d+ pixels wide, .*soft\./);
  expect(more).toEqual([]);
  const { tez } = JSON.parse(definedCovers(folder)) as { tez: { name: string; width: number } };
  expect(tez.width).toBeLessThan(500);
  expect(statSync(join(folder, `${tez.name}.avif`)).size).toBeLessThanOrEqual(8_000);
  expect(await provideCovers(books, content, folder)).toEqual([note]);
});

test('covers: are cut once, again when the file changes, and not where a drawing is named', async () => {
  const folder = join(root, 'once');
  const books = {
    row: { cover: 'row.png', academic: true, price: null },
    drawn: { cover: 'crossing', academic: false, price: null },
  };
  const cut = async () => {
    expect(await provideCovers(books, content, folder)).toEqual([]);
    const list = JSON.parse(definedCovers(folder)) as Record<string, { name: string }>;
    const path = join(folder, `${list.row!.name}.avif`);
    return { list, path, at: statSync(path).mtimeMs };
  };
  await add('row.png', drawnPicture(300, 420).png());
  const first = await cut();
  expect(first.list).toEqual({
    row: { name: expect.stringMatching(/^row-[0-9a-f]{10}$/) as string, width: 300, height: 420 },
  });
  expect((await cut()).at).toBe(first.at);
  await add('row.png', drawnPicture(300, 450).png());
  expect((await cut()).path).not.toBe(first.path);
});

test('cover: refuses a file with a sentence that says what to do', async () => {
  for (const [name, picture, sentence] of [
    ['phone.heic', '\0\0\0\x18ftypheic\0\0\0\0', /phone\.heic is no JPEG.* save it as JPEG\.$/],
    ['phone.jpg', '\0\0\0\x18ftypheic\0\0\0\0', /phone\.jpg is no JPEG.* save it as JPEG\.$/],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', /drawing\.png is no JPEG/],
    ['cover.pdf.jpg', '%PDF-1.7 of a printer', /is no JPEG, PNG, WebP or AVIF picture\./],
    ['empty.jpg', '', /empty\.jpg is no JPEG/],
    [
      'scan.jpg',
      () => drawnPicture(400, 600).png(),
      /scan\.jpg is a PNG picture.* ends in \.png\.$/,
    ],
    ['scan.png', () => drawnPicture(400, 600).webp(), /scan\.png is a WebP picture.* in \.webp\.$/],
    [
      'tiny.png',
      () => drawnPicture(60, 90).png(),
      /is 60 × 90 pixels\. .* at least 200 pixels wide/,
    ],
    [
      'strip.png',
      () => drawnPicture(3000, 250).png(),
      /is 3000 × 250 pixels\. Cut it to the front/,
    ],
  ] as [string, (() => Sharp) | string, RegExp][]) {
    await add(name, typeof picture === 'string' ? picture : picture());
    const error = await errorOf(name);
    expect.soft(error, name).toMatch(/^content\/books\.json: tez\.cover/);
    expect.soft(error, name).toMatch(sentence);
  }
});

test('cover: refuses a file that is not there, or that ends too early', async () => {
  expect(await errorOf('none.jpg')).toMatch(
    /names none\.jpg, but there is no .*\. Put the picture/,
  );
  const path = await add('torn.jpg', noisyPicture(800, 900).jpeg());
  writeFileSync(path, readFileSync(path).subarray(0, 5000));
  expect(await errorOf('torn.jpg')).toMatch(
    /torn\.jpg cannot be read as a picture\. Save it again/,
  );
});
