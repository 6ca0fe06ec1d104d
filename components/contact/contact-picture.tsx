import { Frame, TEXT } from '@/components/drawings/frame';
import { widthOf } from '@/components/drawings/outline';
import { palette } from '@/components/drawings/palette';
import { Strokes } from '@/components/drawings/strokes';
import { Type } from '@/components/drawings/type';
import { site } from '@/content/site';
import { closingSum } from '@/content/sums';
import { type Locale } from '@/lib/locale';
import { pictureSize } from '@/lib/seo/picture';
import { fill } from '@/lib/text/format';

const baseline = 420;

export function ContactPicture({ locale: { words } }: { locale: Locale }) {
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
