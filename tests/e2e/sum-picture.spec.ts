import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { workedSums } from '@/content/en/worked-sums';
import { fill } from '@/lib/text/format';
import { openPage } from '../support/page';
import { expect, test } from '../support/test';
import { sums } from '../support/words';

const { calculator, clock } = workedSums;
const button = (page: Page) => page.getByRole('button', { name: calculator.picture });

/** Width and height, from the frame header of a JPEG (ITU-T T.81). */
function jpegSize(file: Buffer): [number, number] {
  expect(file.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  let at = 2;
  while (file[at + 1]! < 0xc0 || file[at + 1]! > 0xc2) at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}

async function savedPicture(page: Page) {
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page).click()]);
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
}

/** The share of dark pixels: the drawing and its text on light paper. */
const inkOf = (page: Page, file: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) dark += Number(data[at + 1]! < 100);
      return (dark * 4) / data.length;
    },
    [...file],
  );

test(
  'picture of a sum: is saved where there is no share sheet, at most 60 kB',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of [
      '/#try=98x97',
      '/#try=9988x10012',
      '/methods/urdhva#try=97x86',
      '/#try=999999x11',
      '/#try=987654x456789',
    ]) {
      await page.goto('about:blank');
      await page.goto(path);
      const { name, file } = await savedPicture(page);
      expect(name).toBe(`${path.split('=')[1]}.jpg`);
      expect(jpegSize(file)).toEqual([1080, 1080]);
      expect(await inkOf(page, file), 'is not blank').toBeGreaterThan(0.01);
      expect(file.length).toBeLessThanOrEqual(60_000);
    }
  },
);

test(
  'picture of a sum: goes to the share sheet with a text that holds the link',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = ({ files, ...data } = {}) => {
        shared.push({ ...data, types: files?.map(({ type }) => type) });
        return Promise.reject(new DOMException('closed', 'AbortError'));
      };
    });
    await page.goto('/#try=104x97');
    await button(page).click();
    const link = `${new URL(page.url()).origin}/#try=104x97`;
    const text = fill(calculator.message, { a: 104, b: 97, answer: 10088, link });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([{ text, types: ['image/jpeg'] }]);
  },
);

test('picture of a sum: comes with an answer of the game', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: sums.clock.levels.warmUp.title }).click();
  const field = page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
  await field.fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: clock.next })).toBeFocused();
  expect(jpegSize((await savedPicture(page)).file)).toEqual([1080, 1080]);
});
