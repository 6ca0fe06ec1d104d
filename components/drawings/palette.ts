import { type Colour } from '@/components/drawings/drawing';
import { themeColors } from '@/lib/styles/theme-colors';

/** Share pictures are in the light theme; their renderer reads no stylesheet. */
export const palette: Record<Colour | 'background', string> = themeColors.light;
