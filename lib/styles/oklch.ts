export interface Color {
  /** From 0 to 1. */
  lightness: number;
  chroma: number;
  /** In degrees. */
  hue: number;
}

/** Linear sRGB; a channel outside of 0 to 1 is a color that screens do not show. */
function toLinear({ lightness, chroma, hue }: Color): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const toChannels = (color: Color) =>
  toLinear(color).map((linear) => {
    const encoded = linear > 0.0031308 ? 1.055 * linear ** (1 / 2.4) - 0.055 : 12.92 * linear;
    return Math.round(Math.min(Math.max(encoded, 0), 1) * 255);
  });

/** @see https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const toHex = (color: Color) => `#${Buffer.from(toChannels(color)).toString('hex')}`;

/** The same color, as strong as screens show it. */
export function fitToScreen(color: Color): Color {
  const isShown = (chroma: number) =>
    toLinear({ ...color, chroma }).every((channel) => channel >= -0.0005 && channel <= 1.0005);
  let { chroma } = color;
  while (chroma > 0 && !isShown(chroma)) chroma = Math.max(0, chroma - 0.002);
  return { ...color, chroma };
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Color): number {
  const [red, green, blue] = toChannels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** From 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The hue of six hexadecimal digits, in whole degrees. */
export function hueOf(hex: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return Math.round((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
