import { wideNumerals } from '@/components/drawings/wide-numerals';
import { Frame, LINE } from '@/components/drawings/frame';
import { palette } from '@/components/drawings/palette';
import { Picture } from '@/components/drawings/picture';
import { Type } from '@/components/drawings/type';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { pictureSize } from '@/lib/seo/picture';
import { workedExample } from './worked-example';

const drawing = wideNumerals(workedExample());

/** Fits the drawing between the margin line and the right edge. */
const scale = (pictureSize.width - LINE - 40) / drawing.viewBox[2];
const top = 238;

export function HomePicture({ locale: { words } }: { locale: Locale }) {
  return (
    <Frame
      name={site.name}
      title={words.home.hero.title}
      thread={`M${LINE} 118V${top + 150 * scale}`}
    >
      <Picture drawing={drawing} x={LINE - scale} y={top} scale={scale} weight={1.55} />
      <Type
        x={LINE + (drawing.answerStart + 5) * scale}
        y={top + 374 * scale}
        size={27}
        colour={palette['muted-foreground']}
      >
        {words.vedic.sutras.nikhilam}
      </Type>
    </Frame>
  );
}
