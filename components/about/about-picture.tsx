import { Frame, LINE, TEXT } from '@/components/drawings/frame';
import { palette } from '@/components/drawings/palette';
import { Strokes } from '@/components/drawings/strokes';
import { Type } from '@/components/drawings/type';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { formatNumber } from '@/lib/text/format';

const columns = { students: TEXT, years: 690, countries: 940 };
const top = 300;

export function AboutPicture({ locale: { tag, words } }: { locale: Locale }) {
  const { profile, stats } = words.about;
  return (
    <Frame name={site.name} title={profile.title} thread={`M${LINE} 118V${top - 40}`}>
      <Strokes>
        <path
          d={`M${LINE} ${top - 40}C${LINE} ${top} ${LINE + 8} ${top} ${TEXT} ${top}H1160`}
          stroke={palette.thread}
          strokeWidth="3"
        />
      </Strokes>
      {(['students', 'years', 'countries'] as const).map((name) => (
        <div key={name} style={{ display: 'flex' }}>
          <Type x={columns[name]} y={470} size={138}>
            {`${formatNumber(site.teaching[name], tag)}+`}
          </Type>
          <Type x={columns[name] + 4} y={528} size={38} colour={palette['muted-foreground']}>
            {stats.facts[name].unit}
          </Type>
        </div>
      ))}
    </Frame>
  );
}
