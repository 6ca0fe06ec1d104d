import { hueOf } from '@/lib/styles/oklch';
import { latinDigits } from './read-number';

/** Degrees in OKLCH. */
const HUES: Record<string, number> = {
  ...{ pink: 350, red: 25, maroon: 20, orange: 52, saffron: 60, yellow: 90, green: 145 },
  ...{ teal: 190, peacock: 195, cyan: 210, blue: 255, indigo: 278, violet: 295, purple: 305 },
  ...{ gulabi: 350, lal: 25, laal: 25, narangi: 52, kesariya: 60, peela: 90, pila: 90, hara: 145 },
  ...{ neela: 255, nila: 255, baingani: 305, jamuni: 305, aasmani: 240, gold: 80, golden: 80 },
  ...{ गुलाबी: 350, लाल: 25, नारंगी: 52, केसरिया: 60, पीला: 90, हरा: 145, नीला: 255, बैंगनी: 305 },
};

/** Reads a color by its name, as `#0a7d33`, or as degrees; NaN is none. */
export function readHue(typed: string): number {
  const text = latinDigits(typed).toLowerCase().trim();
  const word = text.replace(/^(light|dark|deep)\s+/, '');
  if (word in HUES) return HUES[word]!;
  if (/^#?[0-9a-f]{6}$/.test(text) && !/^\d{1,3}$/.test(text)) return hueOf(text.replace('#', ''));
  return /^\d+(\.\d+)?°?$/.test(text) ? Number.parseFloat(text) : NaN;
}
