import { wideNumerals } from '@/components/home/numerals';
import { fillWorked, workedExample } from '@/components/home/worked-example';
import { Frame, LINE, pictureSize, Strokes } from '@/components/pictures/frame';
import { palette } from '@/components/pictures/palette';
import { renderPicture } from '@/components/pictures/render';
import { Digits, Type } from '@/components/pictures/type';
import { home } from '@/content/en/home';
import { vedic } from '@/content/en/vedic';
import { site } from '@/content/site';

const worked = workedExample();
const drawing = wideNumerals(worked);

export const size = pictureSize;
export const contentType = 'image/png';
export const alt = fillWorked(home.picture.label, worked);

/** The drawing of the hero, fitted between the margin line and the right edge. */
const scale = (pictureSize.width - LINE - 40) / drawing.width;
const top = 238;
const across = (x: number) => LINE + x * scale;
const down = (y: number) => top + y * scale;

export default function HomePicture() {
  return renderPicture(
    <Frame name={site.name} title={home.hero.title} thread={`M${LINE} 118V${down(150)}`}>
      <Strokes>
        <g transform={`translate(${LINE - scale} ${top}) scale(${scale})`} stroke={palette.thread}>
          <path d={drawing.join} strokeWidth={3 / scale} />
          {[...drawing.crossings, ...drawing.underlines].map((d) => (
            <path key={d} d={d} strokeWidth="4.6" />
          ))}
        </g>
      </Strokes>
      {drawing.numbers.map(({ text, x, y }) => (
        <Digits
          key={x}
          text={text}
          x={x.split(' ').map((middle) => across(Number(middle)))}
          y={down(y)}
          size={214 * scale}
        />
      ))}
      {drawing.signs.map(({ text, x, y, size: height }) => (
        <Type key={text} x={across(x)} y={down(y)} size={height * scale} anchor="middle">
          {text}
        </Type>
      ))}
      {drawing.differences.map(({ text, x, y }) => (
        <Type
          key={text}
          x={across(x)}
          y={down(y)}
          size={102 * scale}
          anchor="middle"
          colour={palette.threadText}
        >
          {text}
        </Type>
      ))}
      <Type x={across(drawing.answerStart + 5)} y={down(374)} size={27} colour={palette.inkSoft}>
        {vedic.sutras.nikhilam.meaning}
      </Type>
    </Frame>,
  );
}
