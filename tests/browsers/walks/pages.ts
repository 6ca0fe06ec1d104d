import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listPaths, pathsIn } from '@/content/pages';
import { measureDrawings } from '../drawings';
import { type Visit } from '../visit';

/** The drawing of nine points beside a text. */
const SEAL = 'main .grid > svg[viewBox="-55 -55 110 110"]';

/** CSS pixels. */
const SEAL_WIDTH = 48;

const fileOf = (path: string) => `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;

/** Every page: its picture, nothing wider than the window, no drawing wider than its column. */
export async function pages({ page, pictures }: Visit) {
  const { tab } = page;
  const wide: string[] = [];
  for (const path of listPaths()) {
    await page.open(path);
    await expect.poll(() => tab.run(() => document.fonts.status)).toBe('loaded');
    writeFileSync(join(pictures, fileOf(path)), await tab.takePicture());
    const over = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`${path}: the page by ${over} px`);
    for (const drawing of await measureDrawings(page)) {
      if (drawing.over > 1) wide.push(`${path}: ${JSON.stringify(drawing)}`);
    }
  }
  expect(wide, 'wider than their place').toEqual([]);
  await page.open(pathsIn('en').about);
  const widths = (await measureDrawings(page, SEAL)).map(({ width }) => Math.round(width));
  expect(widths.length).toBeGreaterThan(0);
  expect(widths).toEqual(widths.map(() => SEAL_WIDTH));
}
