/**
 * Colors of app/globals.css for share pictures, manifest and the browser's bar, which read no CSS.
 * A test compares them, and says what to write here.
 */
const design = {
  light: {
    background: '#f9f4e9',
    foreground: '#18193c',
    card: '#fdfaf3',
    'muted-foreground': '#454967',
    border: '#dbd1c1',
    input: '#6f738c',
    thread: '#eb7614',
    'thread-text': '#a24711',
    'cover-indigo': '#1d1e4d',
    'cover-peacock': '#004a4d',
    'cover-earth': '#7d2c1e',
    'cover-ivory': '#f7f1e3',
    'cover-saffron': '#f8962d',
  },
  dark: { background: '#121330' },
};

/** next.config.ts sets them where content/site.json has a hue. */
export const themeColors = process.env.THEME_COLORS
  ? (JSON.parse(process.env.THEME_COLORS) as typeof design)
  : design;
