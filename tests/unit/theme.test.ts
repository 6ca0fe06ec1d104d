import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeColors } from '@/lib/styles/theme-colors';

const css = readFileSync('app/globals.css', 'utf8');

/** @see https://www.w3.org/TR/css-color-4/#color-conversion-code */
function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const encoded = linear > 0.0031308 ? 1.055 * linear ** (1 / 2.4) - 0.055 : 12.92 * linear;
    return Math.round(Math.min(Math.max(encoded, 0), 1) * 255);
  });
  return `#${Buffer.from(channels).toString('hex')}`;
}

/** Reads tokens such as `light-dark(oklch(69% 0.172 var(--thread-hue)), var(--thread-bright))`. */
function colorOf(token: string, theme: 'light' | 'dark'): string {
  const rootRule = /^:root \{[^}]*\}/m.exec(css)![0];
  const valueOf = (name: string): string => {
    const value = new RegExp(`--${name}:([^;]+);`).exec(rootRule)?.[1];
    if (!value) throw new Error(`app/globals.css does not set --${name}`);
    return value.replaceAll(/var\(--([\w-]+)\)/g, (_, other: string) => valueOf(other)).trim();
  };
  const both = /^light-dark\(\s*(.+\)),\s*(.+?)\s*\)$/s.exec(valueOf(token));
  const value = both ? both[theme === 'light' ? 1 : 2]! : valueOf(token);
  const numbers = value.replace(/calc\(([\d.]+) ([+-]) ([\d.]+)\)/, (_, hue, sign, change) =>
    String(Number(hue) + Number(`${sign}${change}`)),
  );
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(numbers);
  if (!parts) throw new Error(`--${token} is not an oklch() color: ${value}`);
  return oklchToHex(Number(parts[1]) / 100, Number(parts[2]), Number(parts[3]));
}

it.each(['light', 'dark'] as const)('theme: %s colors are those of globals.css', (theme) => {
  const tokens = Object.keys(themeColors[theme]);
  const colors = Object.fromEntries(tokens.map((token) => [token, colorOf(token, theme)]));
  const message = `write into lib/styles/theme-colors.ts: ${JSON.stringify(colors)}`;
  expect(themeColors[theme], message).toEqual(colors);
});
