import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPalette, themeColorsOf } from '@/build/look';
import { contrastErrors, readPalette } from '@/build/palette';
import { contrast } from '@/lib/styles/oklch';
import { themeColors } from '@/lib/styles/theme-colors';

const design = readPalette(readFileSync('app/globals.css', 'utf8'));

test('look: the design itself has the contrast that every hue needs', () => {
  expect(contrastErrors(design)).toEqual([]);
});

test('look: pictures and manifest have the colors of globals.css', () => {
  const colors = themeColorsOf(design);
  for (const theme of ['light', 'dark'] as const) {
    const tokens = Object.keys(themeColors[theme]);
    const expected = Object.fromEntries(tokens.map((token) => [token, colors[theme]![token]]));
    const message = `write into lib/styles/theme-colors.ts: ${JSON.stringify(expected)}`;
    expect(themeColors[theme], message).toEqual(expected);
  }
});

test('look: every hue can be read in both themes', () => {
  const hues = Array.from({ length: 72 }, (_, index) => index * 5);
  for (const hue of hues) expect(() => createPalette(hue), String(hue)).not.toThrow();
});

test('look: buttons, covers and thread have the hue, and errors stay red', () => {
  for (const [hue, channel] of [
    [145, 1],
    [250, 2],
    [25, 0],
  ] as const) {
    const palette = createPalette(hue);
    const { light } = themeColorsOf(palette);
    for (const token of ['primary', 'cover-indigo', 'thread', 'chat', 'foreground']) {
      const channels = [1, 3, 5].map((at) => parseInt(light![token]!.slice(at, at + 2), 16));
      expect(Math.max(...channels), `${token} ${light![token]}`).toBe(channels[channel]);
    }
    expect(palette.light.destructive!.hue).toBe(design.light.destructive!.hue);
    expect(contrast(palette.light.primary!, palette.light.background!)).toBeGreaterThan(4.5);
  }
});
