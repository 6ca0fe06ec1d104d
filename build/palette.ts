/** The colors of app/globals.css, and those of another hue. */
import { type Color, contrast, fitToScreen } from '../lib/styles/oklch';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Shade extends Color {
  /** As in `0.5`; most have none. */
  alpha?: string;
}

/** Each token that is a color, by theme. */
export type Palette = Record<Theme, Record<string, Shade>>;

function readShade(text: string): Shade | undefined {
  const numbers = text.replace(/calc\(([\d.]+) ([+-]) ([\d.]+)\)/, (_, hue, sign, change) =>
    String(Number(hue) + Number(`${sign}${change}`)),
  );
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(numbers);
  if (!parts) return undefined;
  const [lightness, chroma, hue] = parts.slice(1, 4).map(Number) as [number, number, number];
  return { lightness: lightness / 100, chroma, hue, ...(parts[4] && { alpha: parts[4] }) };
}

/** Reads tokens such as `light-dark(oklch(69% 0.172 var(--thread-hue)), var(--thread-bright))`. */
export function readPalette(css: string): Palette {
  const rootRule = /^:root \{[^}]*\}/m.exec(css)![0];
  const texts = new Map(
    [...rootRule.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name, text]) => [name!, text!.trim()]),
  );
  const valueOf = (name: string, theme: Theme): string => {
    const text = texts.get(name) ?? '';
    const both = /^light-dark\(\s*(.+\)),\s*(.+?)\s*\)$/s.exec(text);
    const own = both ? both[theme === 'light' ? 1 : 2]! : text;
    return own.replaceAll(/var\(--([\w-]+)\)/g, (_, other: string) => valueOf(other, theme));
  };
  const shadesIn = (theme: Theme) =>
    Object.fromEntries(
      [...texts.keys()].flatMap((name) => {
        const shade = readShade(valueOf(name, theme));
        return shade ? [[name, shade] as const] : [];
      }),
    );
  return { light: shadesIn('light'), dark: shadesIn('dark') };
}

/** The least contrast of WCAG 2.2, of texts and of parts such as a border; and of a decoration. */
const [TEXT, PART, DECORATION] = [4.5, 3, 2.5];

/** What is seen on what. A color that comes later is changed to fit those before. */
const PAIRS: [least: number, colors: string, grounds: string][] = [
  [TEXT, 'foreground muted-foreground thread-text peacock', 'background card muted'],
  [TEXT, 'destructive', 'background card muted destructive-tint'],
  [TEXT, 'foreground peacock', 'peacock-tint'],
  [TEXT, 'primary', 'background card'],
  [TEXT, 'primary-foreground', 'primary'],
  [TEXT, 'destructive-foreground', 'destructive'],
  [TEXT, 'chat-foreground', 'chat'],
  [TEXT, 'panel-foreground panel-muted-foreground panel-destructive', 'panel panel-raised'],
  [TEXT, 'thread-bright', 'panel'],
  [TEXT, 'cover-ivory', 'cover-indigo cover-peacock cover-earth'],
  [PART, 'cover-saffron', 'cover-indigo cover-peacock cover-earth'],
  [PART, 'thread-strong input', 'background card'],
  [DECORATION, 'thread-on-primary', 'primary'],
];

interface Contrast {
  theme: Theme;
  color: string;
  ground: string;
  least: number;
}

const contrasts: Contrast[] = THEMES.flatMap((theme) =>
  PAIRS.flatMap(([least, colors, grounds]) =>
    colors
      .split(' ')
      .flatMap((color) => grounds.split(' ').map((ground) => ({ theme, color, ground, least }))),
  ),
);

/** A sentence for each color that cannot be told from its ground. */
export const contrastErrors = (palette: Palette): string[] =>
  contrasts.flatMap(({ theme, color, ground, least }) => {
    const [front, back] = [palette[theme][color]!, palette[theme][ground]!];
    const reached = contrast(front, back);
    return reached >= least
      ? []
      : `In the ${theme} theme, --${color} on --${ground} has a contrast of ${reached.toFixed(2)}, and needs ${least}.`;
  });

/** How far a shade may move from the design, in lightness. */
const STEPS = 60;
const STEP = 0.004;

function moveAway(shade: Shade, grounds: readonly [Shade, number][]): Shade {
  const isSeen = (moved: Shade) =>
    grounds.every(([ground, least]) => contrast(moved, ground) >= least);
  for (let step = 0; step <= STEPS; step++) {
    for (const sign of [1, -1]) {
      const lightness = shade.lightness + sign * step * STEP;
      if (lightness < 0 || lightness > 1) continue;
      const moved = { ...shade, ...fitToScreen({ ...shade, lightness }) };
      if (isSeen(moved)) return moved;
    }
  }
  return shade;
}

/** Buttons are dark ink or peacock in the design; with a hue of its own a site has them in it. */
const STRONG: Record<Theme, Record<string, Partial<Color>>> = {
  light: {
    primary: { lightness: 0.37, chroma: 0.12 },
    chat: { chroma: 0.11 },
    peacock: { chroma: 0.11 },
  },
  dark: { primary: { lightness: 0.86, chroma: 0.1 }, chat: { chroma: 0.12 } },
};
/** The three covers are neighbours, so that books can be told apart. */
const COVERS: Record<string, number> = { 'cover-peacock': 40, 'cover-earth': -40 };

function recolor(name: string, shade: Shade, hue: number, theme: Theme): Shade {
  // Red means an error in every palette.
  if (name.includes('destructive') && !name.endsWith('-foreground')) return shade;
  const turned = (hue + (COVERS[name] ?? 0) + 360) % 360;
  return { ...shade, ...fitToScreen({ ...shade, ...STRONG[theme][name], hue: turned }) };
}

/** The palette of another hue: lightness and strength of the design, as far as its contrast allows. */
export function paletteOf(design: Palette, hue: number): Palette {
  const palette: Palette = { light: {}, dark: {} };
  for (const theme of THEMES) {
    for (const [name, shade] of Object.entries(design[theme])) {
      palette[theme][name] = recolor(name, shade, hue, theme);
    }
    const names = new Set(PAIRS.flatMap(([, colors]) => colors.split(' ')));
    for (const name of names) {
      const grounds = contrasts
        .filter((pair) => pair.theme === theme && pair.color === name)
        .map(({ ground, least }): [Shade, number] => [palette[theme][ground]!, least + 0.05]);
      palette[theme][name] = moveAway(palette[theme][name]!, grounds);
    }
    const { foreground } = palette[theme];
    for (const name of ['card-foreground', 'popover-foreground', 'secondary-foreground']) {
      if (palette[theme][name]) palette[theme][name] = foreground!;
    }
  }
  return palette;
}
