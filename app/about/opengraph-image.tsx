import { Frame, LINE, TEXT } from '@/components/pictures/frame';
import { palette } from '@/components/pictures/palette';
import { renderPicture } from '@/components/pictures/render';
import { pictureSize, Strokes } from '@/components/pictures/strokes';
import { Type } from '@/components/pictures/type';
import { about } from '@/content/en/about';
import { seo } from '@/content/en/seo';
import { site } from '@/content/site';
import { fill } from '@/lib/text/format';

export const size = pictureSize;
export const contentType = 'image/png';
export const alt = fill(seo.about.picture, { teacher: site.teacher.name });

const columns = [TEXT, 660, 920];
const [students, years, countries] = about.stats.facts;
const top = 300;

export default function AboutPicture() {
  return renderPicture(
    <Frame name={site.name} title={about.profile.title} thread={`M${LINE} 118V${top - 40}`}>
      <Strokes>
        <path
          d={`M${LINE} ${top - 40}C${LINE} ${top} ${LINE + 8} ${top} ${TEXT} ${top}H1160`}
          stroke={palette.thread}
          strokeWidth="3"
        />
      </Strokes>
      {[students, years, countries].map(({ numeral, unit }, index) => (
        <div key={unit} style={{ display: 'flex' }}>
          <Type x={columns[index]!} y={470} size={138}>
            {`${numeral}+`}
          </Type>
          <Type x={columns[index]! + 4} y={528} size={38} colour={palette['muted-foreground']}>
            {unit}
          </Type>
        </div>
      ))}
    </Frame>,
  );
}
