import { workedExample } from '@/components/home/worked-example';
import { wideNumerals } from '@/components/illustrations/wide-numerals';
import { Frame, LINE } from '@/components/pictures/frame';
import { palette } from '@/components/pictures/palette';
import { Picture } from '@/components/pictures/picture';
import { renderPicture } from '@/components/pictures/render';
import { pictureSize } from '@/components/pictures/strokes';
import { Type } from '@/components/pictures/type';
import { home } from '@/content/en/home';
import { vedic } from '@/content/en/vedic';
import { site } from '@/content/site';
import { fillValues } from '@/lib/vedic/words';

const worked = workedExample();
const drawing = wideNumerals(worked);

export const size = pictureSize;
export const contentType = 'image/png';
export const alt = fillValues(home.picture.label, worked.values);

/** The drawing of the hero, fitted between the margin line and the right edge. */
const scale = (pictureSize.width - LINE - 40) / drawing.viewBox[2];
const top = 238;

export default function HomePicture() {
  return renderPicture(
    <Frame name={site.name} title={home.hero.title} thread={`M${LINE} 118V${top + 150 * scale}`}>
      <Picture drawing={drawing} x={LINE - scale} y={top} scale={scale} weight={1.55} />
      <Type
        x={LINE + (drawing.answerStart + 5) * scale}
        y={top + 374 * scale}
        size={27}
        colour={palette['muted-foreground']}
      >
        {vedic.sutras.nikhilam.meaning}
      </Type>
    </Frame>,
  );
}
