/**
 * Colours of the pictures that other sites show for a page. What draws them knows neither the
 * tokens of globals.css nor oklch, so the values of the paper theme stand here once more.
 */
export const palette = {
  paper: '#f9f4e9',
  ink: '#18193c',
  inkSoft: '#454967',
  thread: '#eb7614',
  threadText: '#a24711',
  coverIndigo: '#1d1e4d',
  coverPeacock: '#004a4d',
  coverEarth: '#7d2c1e',
  coverIvory: '#f7f1e3',
  coverSaffron: '#f8962d',
} as const;
