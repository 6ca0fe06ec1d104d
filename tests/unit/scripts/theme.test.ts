import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import manifest from '@/app/manifest';
import { palette } from '@/components/pictures/palette';
import { themeColors } from '@/lib/styles/theme-colors';
import { readThemeColors } from '@/scripts/theme/colors';
import { drawIcons } from '@/scripts/theme/icons';

const css = readFileSync('app/globals.css', 'utf8');

describe('theme colors', () => {
  it('repeat what globals.css says; if not, run: npm run theme', () => {
    expect(themeColors).toEqual(readThemeColors(css));
  });

  it('are the colors of the icons; if not, run: npm run theme', async () => {
    for (const [path, data] of Object.entries(await drawIcons(themeColors))) {
      expect(readFileSync(path).equals(data), path).toBe(true);
    }
  });

  it('are the colors of the manifest and of the share pictures', () => {
    expect(manifest()).toMatchObject({
      background_color: themeColors.light.background,
      theme_color: themeColors.light.background,
    });
    const { light } = themeColors;
    expect(Object.values(light)).toEqual(expect.arrayContaining(Object.values(palette)));
  });

  it('change everywhere when the one line of the brand color changes', async () => {
    const opposite = (_: string, hue: string) => `--thread-hue: ${Number(hue) + 180}`;
    const other = readThemeColors(css.replace(/--thread-hue: (\d+)/, opposite));
    for (const theme of ['light', 'dark'] as const) {
      for (const name of ['thread', 'thread-strong', 'thread-text'] as const) {
        expect(other[theme][name]).not.toBe(themeColors[theme][name]);
      }
    }
    expect(other.light.background).toBe(themeColors.light.background);

    const icons = await drawIcons(other);
    expect(icons['app/icon.svg']!.toString()).toContain(other.dark.thread);
    for (const path of ['app/apple-icon.png', 'public/icon-192.png', 'public/icon-512.png']) {
      const { dominant } = await sharp(icons[path]).stats();
      const old = await sharp(readFileSync(path)).stats();
      expect(dominant).toEqual(old.dominant);
      expect(icons[path]!.equals(readFileSync(path))).toBe(false);
    }
  });

  it.each([
    ['a token that is missing', css.replace('--thread-text:', '--thread-words:')],
    ['a value that is no color', css.replace('--cover-indigo: oklch', '--cover-indigo: okay')],
  ])('refuse %s', (_, wrong) => {
    expect(() => readThemeColors(wrong)).toThrow();
  });
});
