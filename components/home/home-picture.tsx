import { wideNumerals } from '@/components/illustrations/wide-numerals';
import { Frame, LINE } from '@/components/pictures/frame';
import { palette } from '@/components/pictures/palette';
import { Picture } from '@/components/pictures/picture';
import { Type } from '@/components/pictures/type';
import { site } from '@/content/site';
import { type Edition } from '@/lib/editions';
import { pictureSize } from '@/lib/seo/picture';
import { workedExample } from './worked-example';

const drawing = wideNumerals(workedExample());

/** Fits the drawing between the margin line and the right edge. */
const scale = (pictureSize.width - LINE - 40) / drawing.viewBox[2];
const top = 238;

export function HomePicture({ edition: { words } }: { edition: Edition }) {
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
