/** Writes the colors of the hue in content/site.json at every build: styles, pictures and icons. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { toHex } from '../lib/styles/oklch';
import { FONTS } from './fonts/provide';
import { themeColors } from '../lib/styles/theme-colors';
import { contrastErrors, type Palette, paletteOf, readPalette, type Theme } from './palette';

/** `build/look-tokens.mjs` puts them into app/globals.css. */
const TOKENS = join(FONTS, 'look.json');
export const ICONS = ['icon.svg', 'apple-icon.png', 'icon-192.png', 'icon-512.png'] as const;

// Not the module, which Next's loader of its configuration does not find.
export function readHue(): number | null {
  const facts = JSON.parse(readFileSync('content/site.json', 'utf8')) as {
    look?: { hue?: number | null };
  };
  return facts.look?.hue ?? null;
}

const round = (value: number, digits: number) => String(Number(value.toFixed(digits)));

function toCss({ lightness, chroma, hue, alpha }: Palette['light'][string]): string {
  const parts = `${round(lightness * 100, 1)}% ${round(chroma, 4)} ${round(hue, 1)}`;
  return `oklch(${parts}${alpha ? ` / ${alpha}` : ''})`;
}

/** The values of the tokens, as app/globals.css writes them. */
export const toTokens = ({ light, dark }: Palette): Record<string, string> =>
  Object.fromEntries(
    Object.entries(light).map(([name, shade]) => {
      const [one, other] = [toCss(shade), toCss(dark[name]!)];
      return [`--${name}`, one === other ? one : `light-dark(${one}, ${other})`];
    }),
  );

/** @throws where colors of this hue cannot be told apart. */
export function createPalette(hue: number): Palette {
  const palette = paletteOf(readPalette(readFileSync('app/globals.css', 'utf8')), hue);
  const errors = contrastErrors(palette);
  if (errors.length === 0) return palette;
  throw new Error(
    `content/site.json: look.hue ${hue} gives colors that cannot be read. Choose another, such as ${hue > 340 ? hue - 20 : hue + 20}. ${errors.join(' ')}`,
  );
}

/** The colors that lib/styles/theme-colors.ts has of the design, of another hue. */
export function themeColorsOf(palette: Palette): Record<Theme, Record<string, string>> {
  const hexOf = (theme: Theme) =>
    Object.fromEntries(Object.entries(palette[theme]).map(([name, shade]) => [name, toHex(shade)]));
  return { light: hexOf('light'), dark: hexOf('dark') };
}

const STAR =
  'M0 -44L15 41.3L-28.3 -33.7L38.1 22L-43.3 -7.6L43.3 -7.6L-38.1 22L28.3 -33.7L-15 41.3Z';
const ENDS = STAR.match(/-?[\d.]+ -?[\d.]+/g)!.map((point) => point.split(' '));

const iconSvg = (light: string, dark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><style>path{stroke:${light}}@media(prefers-color-scheme:dark){path{stroke:${dark}}}</style><path d="${STAR}" fill="none" stroke="${light}" stroke-width="5" stroke-linejoin="round"/></svg>`;

/** With room around it, because home screens crop the corners. */
function tileSvg(size: number, colors: Record<string, string>): string {
  const ends = ENDS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-74 -74 148 148"><path d="M-74-74H74V74H-74Z" fill="${colors.background}"/><path d="${STAR}" fill="none" stroke="${colors.thread}" stroke-width="4" stroke-linejoin="round"/><g fill="${colors.foreground}">${ends}</g></svg>`;
}

async function writeIcons(palette: Palette): Promise<void> {
  const { light, dark } = themeColorsOf(palette);
  writeFileSync(join(FONTS, ICONS[0]), iconSvg(light['thread-strong']!, dark['thread-bright']!));
  const { default: sharp } = (await import('sharp')) as { default: typeof sharpModule };
  for (const name of ICONS.slice(1)) {
    const size = Number(/\d+/.exec(name)?.[0] ?? 180);
    writeFileSync(
      join(FONTS, name),
      await sharp(Buffer.from(tileSvg(size, light)))
        .png()
        .toBuffer(),
    );
  }
}

/** Without a hue the design stays as it is, with the icons in public/. */
export async function provideLook(hue = readHue()): Promise<void> {
  mkdirSync(FONTS, { recursive: true });
  if (hue === null) {
    writeFileSync(TOKENS, '{}');
    for (const name of ICONS) writeFileSync(join(FONTS, name), readFileSync(join('public', name)));
    return;
  }
  const palette = createPalette(hue);
  writeFileSync(TOKENS, JSON.stringify(toTokens(palette)));
  await writeIcons(palette);
}

/** What replaces the colors in lib/styles/theme-colors.ts; nothing where the design stays. */
export function definedColors(hue = readHue()): string {
  if (hue === null) return '';
  const colors = themeColorsOf(createPalette(hue));
  const pick = (theme: Theme) =>
    Object.fromEntries(Object.keys(themeColors[theme]).map((name) => [name, colors[theme][name]]));
  return JSON.stringify({ light: pick('light'), dark: pick('dark') });
}
