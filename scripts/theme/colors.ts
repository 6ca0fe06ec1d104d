import { transform } from 'lightningcss';

/** Tokens for share pictures, icons, manifest and browser bar, where CSS does not reach. */
const NAMES = [
  'background',
  'foreground',
  'card',
  'muted-foreground',
  'border',
  'input',
  'thread',
  'thread-strong',
  'thread-text',
  'cover-indigo',
  'cover-peacock',
  'cover-earth',
  'cover-ivory',
  'cover-saffron',
] as const;

export type ThemeColors = Record<'light' | 'dark', Record<(typeof NAMES)[number], string>>;

/** Any CSS colour as `#rrggbb`, which Lightning CSS writes first for old browsers. */
function toHex(color: string): string {
  const { code } = transform({
    filename: 'color.css',
    code: Buffer.from(`a{color:${color}}`),
    minify: true,
    targets: { chrome: 80 << 16 },
  });
  const hex = /#[0-9a-f]{3,6}\b/.exec(code.toString())?.[0];
  if (!hex) throw new Error(`${color} is not a colour`);
  return hex.length === 4 ? hex.replaceAll(/\w/g, '$&$&') : hex;
}

export function readThemeColors(css: string): ThemeColors {
  const rootRule = /^:root \{[^}]*\}/m.exec(css)?.[0] ?? '';
  const valueOf = (name: string): string => {
    const value = new RegExp(`--${name}:([^;]+);`).exec(rootRule)?.[1];
    if (!value) throw new Error(`app/globals.css does not set --${name}`);
    return value.replaceAll(/var\(--([\w-]+)\)/g, (_, other: string) => valueOf(other)).trim();
  };
  const colorsOf = (theme: 0 | 1) =>
    Object.fromEntries(
      NAMES.map((name) => {
        const [, ...both] = /^light-dark\(\s*(.+\)),\s*(.+)\s*\)$/s.exec(valueOf(name)) ?? [];
        return [name, toHex(both[theme] ?? valueOf(name))];
      }),
    ) as ThemeColors['light'];
  return { light: colorsOf(0), dark: colorsOf(1) };
}
