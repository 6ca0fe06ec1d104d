/** The colours of app/globals.css as `npm run theme` wrote them. */
export const themeColors = {
  light: {
    background: '#f9f4e9',
    foreground: '#18193c',
    'muted-foreground': '#454967',
    thread: '#eb7614',
    'thread-strong': '#d96105',
    'thread-text': '#a24711',
    'cover-indigo': '#1d1e4d',
    'cover-peacock': '#00494d',
    'cover-earth': '#7d2c1e',
    'cover-ivory': '#f7f1e3',
    'cover-saffron': '#f8962d',
  },
  dark: {
    background: '#121330',
    foreground: '#f1ece3',
    'muted-foreground': '#b5b8c9',
    thread: '#fea83b',
    'thread-strong': '#fea83b',
    'thread-text': '#f9ba5f',
    'cover-indigo': '#1d1e4d',
    'cover-peacock': '#00494d',
    'cover-earth': '#7d2c1e',
    'cover-ivory': '#f7f1e3',
    'cover-saffron': '#f8962d',
  },
} as const;
