import { Frame, TEXT } from '@/components/pictures/frame';
import { widthOf } from '@/components/pictures/outline';
import { palette } from '@/components/pictures/palette';
import { Strokes } from '@/components/pictures/strokes';
import { Type } from '@/components/pictures/type';
import { site } from '@/content/site';
import { closingSum } from '@/content/sums';
import { type Edition } from '@/lib/editions';
import { pictureSize } from '@/lib/seo/picture';
import { fill } from '@/lib/text/format';

const baseline = 420;

export function ContactPicture({ edition: { words } }: { edition: Edition }) {
  const { sum, title } = words.home.closing;
  const [a, b] = closingSum;
  const text = fill(sum, { a, b });
  const blank = TEXT + widthOf(text) * 140 + 40;
  return (
    <Frame name={site.name} title={words.contact.title}>
      <Strokes>
        <path
          d={`M${blank} ${baseline}H${pictureSize.width}`}
          stroke={palette.thread}
          strokeWidth="5"
        />
      </Strokes>
      <Type x={TEXT} y={baseline} size={140}>
        {text}
      </Type>
      <Type x={TEXT} y={540} size={42} colour={palette['muted-foreground']}>
        {title}
      </Type>
    </Frame>
  );
}
