import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GET as manifest } from '@/app/manifests/[language]/route';
import { palette } from '@/components/pictures/palette';
import { themeColors } from '@/lib/styles/theme-colors';
import { readThemeColors } from '@/scripts/theme/colors';
import { drawIcons } from '@/scripts/theme/icons';

const css = readFileSync('app/globals.css', 'utf8');

it('theme: files repeat the colors of globals.css; if not, run: npm run theme', async () => {
  expect(themeColors).toEqual(readThemeColors(css));
  for (const [path, data] of Object.entries(await drawIcons(themeColors))) {
    expect(readFileSync(path).equals(data), path).toBe(true);
  }
});

it('theme: the manifest and the share pictures use its colors', async () => {
  const { light } = themeColors;
  const params = Promise.resolve({ language: 'hi' });
  const answer = await manifest(new Request('http://localhost'), { params });
  expect(await answer.json()).toMatchObject({
    background_color: light.background,
    theme_color: light.background,
  });
  expect(Object.values(light)).toEqual(expect.arrayContaining(Object.values(palette)));
});

it('theme: one line changes the brand color everywhere', async () => {
  const opposite = (_: string, hue: string) => `--thread-hue: ${Number(hue) + 180}`;
  const other = readThemeColors(css.replace(/--thread-hue: (\d+)/, opposite));
  for (const name of ['thread', 'thread-strong', 'thread-text'] as const) {
    expect(other.light[name]).not.toBe(themeColors.light[name]);
    expect(other.dark[name]).not.toBe(themeColors.dark[name]);
  }
  for (const [path, data] of Object.entries(await drawIcons(other))) {
    expect(data.equals(readFileSync(path)), path).toBe(false);
  }
});
