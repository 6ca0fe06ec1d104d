import { z } from 'zod';

/** Null keeps the indigo and saffron of the design. */
const hueSchema = z
  .number()
  .min(0)
  .max(360)
  .meta({ typed: 'hue' })
  .nullable()
  .describe('Which color has the site? (such as green, or #0a7d33; none: indigo and saffron)');

/** Degrees in OKLCH; the build works the shades of buttons, covers, lines and icons out of them. */
export const lookSchema = z.strictObject({ hue: hueSchema }).default({ hue: null });
