import { hueOf } from '@/lib/styles/oklch';
import { latinDigits } from './read-number';

/** Degrees in OKLCH, each with the names of its color. */
const HUES: [degrees: number, names: string][] = [
  [350, 'pink, rose, gulabi, गुलाबी'],
  [330, 'magenta, rani, rani pink, रानी'],
  [25, 'red, lal, laal, लाल'],
  [20, 'maroon, mehroon, marun, मैरून'],
  [35, 'coral'],
  [52, 'orange, narangi, नारंगी, संतरी'],
  [55, 'peach, brown, bhura, bhoora, भूरा'],
  [60, 'saffron, kesariya, kesari, bhagwa, bhagva, केसरिया, केसरी, भगवा'],
  [80, 'gold, golden, sunehra, sunhera, सुनहरा'],
  [85, 'mustard'],
  [90, 'yellow, peela, pila, पीला'],
  [110, 'olive, mehendi, मेहंदी'],
  [130, 'lime, parrot green, dhani, धानी'],
  [145, 'green, hara, हरा, हरे'],
  [160, 'emerald'],
  [165, 'mint'],
  [190, 'teal, turquoise, firozi, फ़िरोज़ी, फिरोजी'],
  [195, 'peacock'],
  [210, 'cyan'],
  [240, 'sky blue, sky, aasmani, asmani, आसमानी'],
  [255, 'blue, neela, nila, नीला, नीले'],
  [265, 'navy, navy blue, royal blue'],
  [278, 'indigo'],
  [295, 'violet, lavender'],
  [305, 'purple, baingani, jamuni, बैंगनी, जामुनी'],
];
const hueNamed = (name: string) =>
  HUES.find(([, names]) => names.normalize('NFC').split(', ').includes(name))?.[0];

const SHADE =
  /^(?:light|dark|deep|pale|bright|bottle|sea|forest|baby|brick|lemon|halka|halke|gehra|gahra|हल्का|हल्के|गहरा|गहरे) (?=\S)/;
const COLOR = / (?:colou?r|shade|rang|रंग)$/;

/** Reads a color by its name, as `#0a7d33` or `#0f0`, or as degrees; NaN is none, as gray is. */
export function readHue(typed: string): number {
  const text = latinDigits(typed).toLowerCase().trim().replace(/\.$/, '');
  const name = text.replace(/(?<=[a-z])[- ]+(?=[a-z])/g, ' ').replace(COLOR, '');
  const hue = hueNamed(name) ?? hueNamed(name.replace(SHADE, ''));
  if (hue !== undefined) return hue;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)?.slice(1);
  const hex = short?.map((digit) => digit + digit).join('') ?? text.replace('#', '');
  if (/^[0-9a-f]{6}$/.test(hex)) return /^(..)\1\1$/.test(hex) ? NaN : hueOf(hex);
  return /^\d+(\.\d+)?(°| degrees?)?$/.test(text) ? Number.parseFloat(text) : NaN;
}
