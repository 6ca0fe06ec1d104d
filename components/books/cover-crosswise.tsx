import { vedic } from '@/content/en/vedic';
import { CoverFrame } from './cover-frame';
import { crosswiseStrokes } from '@/lib/maths/crosswise';

/** From the ones on. */
const columns = [267, 163, 59] as const;
const ROW = 46;
const DROP = 28;

const title = { y: 62, size: 31.5, leading: 36 };

/** Vertically and Crosswise: the five steps of a product of three digits. */
export function CoverCrosswise({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <CoverFrame label={label} lines={lines} ground="fill-cover-peacock" title={title}>
      <text x="52" y="128" fontSize="17" fillOpacity="0.9" className="fill-cover-ivory" lang="sa">
        {vedic.sutras.urdhva.devanagari}
      </text>
      {crosswiseStrokes(columns.length).map((strokes, row) => {
        const [top, bottom] = [170 + ROW * row, 170 + ROW * row + DROP];
        return (
          <g key={row}>
            <path
              d={strokes
                .map(([from, to]) => `M${columns[from]} ${top}L${columns[to]} ${bottom}`)
                .join('')}
              className="stroke-cover-saffron"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <g className="fill-cover-ivory">
              {columns.map((x) => (
                <g key={x}>
                  <circle cx={x} cy={top} r="4.6" />
                  <circle cx={x} cy={bottom} r="4.6" />
                </g>
              ))}
            </g>
          </g>
        );
      })}
    </CoverFrame>
  );
}
