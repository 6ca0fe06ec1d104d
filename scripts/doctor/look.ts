import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPalette, themeColorsOf } from '@/build/look';
import { readPalette } from '@/build/palette';
import { site } from '@/content/site';
import { themeColors } from '@/lib/styles/theme-colors';
import { root } from '../lib/root.mjs';
import { advice, broken, type Check, ok } from './check';

const CSS = join(root, 'app/globals.css');

/** Tokens that were changed in the stylesheet alone, which pictures and manifest do not read. */
function changedTokens(): string[] {
  const colors = themeColorsOf(readPalette(readFileSync(CSS, 'utf8')));
  return (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(themeColors[theme]).flatMap(([name, hex]) =>
      colors[theme][name] === hex ? [] : `--${name}`,
    ),
  );
}

/** Where the stylesheet is on this machine. */
export const look: Check = () => {
  if (!existsSync(CSS)) return undefined;
  const { hue } = site.look;
  const changed = [...new Set(changedTokens())];
  if (changed.length > 0) {
    return advice(
      `app/globals.css has other colors than the share pictures: ${changed.join(', ')}.`,
      'Answer npm run setup -- look, which changes both, or write them into lib/styles/theme-colors.ts (docs/styles.md).',
    );
  }
  if (hue === null) return ok('The site has the indigo and saffron of the design.');
  try {
    createPalette(hue);
    return ok(`Buttons, covers, lines, icons and share pictures have the hue ${hue}.`);
  } catch (error) {
    return broken((error as Error).message, 'Answer npm run setup -- look.');
  }
};
