import { vedic } from '@/content/en/vedic';
import { nikhilam } from '@/lib/vedic/nikhilam';
import { CoverFrame } from './cover-frame';

const [a, b] = [97, 93];

const title = { y: 64, size: 38, leading: 39 };

/** Master Vedic Mathematics: the worked example, crosswise. */
export function CoverCrossing({ label, lines }: { label: string; lines: readonly string[] }) {
  const worked = nikhilam(a, b);
  if (!worked.ok) return null;
  const rows = worked.operands.map((number, row) => ({
    digits: [...String(number)],
    difference: `−${-worked.differences[row]!}`,
    y: 254 + 94 * row,
  }));
  return (
    <CoverFrame label={label} lines={lines} ground="fill-cover-indigo" title={title}>
      {rows.map(({ digits, difference, y }) => (
        <g key={y} textAnchor="middle">
          {digits.map((digit, index) => (
            <text key={index} x={76 + 47 * index} y={y} fontSize="92" className="fill-cover-ivory">
              {digit}
            </text>
          ))}
          <text x="243" y={y - 4} fontSize="58" className="fill-cover-saffron">
            {difference}
          </text>
        </g>
      ))}
      <g className="fill-none stroke-cover-saffron" strokeWidth="3" strokeLinecap="round">
        <path d="M150 226C180 230 176 322 206 327" />
        <path d="M150 320C180 316 176 238 206 233" />
      </g>
      <path d="M52 376H274" className="stroke-cover-ivory" strokeOpacity="0.4" />
      <g className="fill-cover-ivory">
        <text x="52" y="411" fontSize="25">
          {worked.answer}
        </text>
        <text x="274" y="408" fontSize="15" textAnchor="end" fillOpacity="0.9" lang="sa">
          {vedic.sutras.nikhilam.devanagari}
        </text>
      </g>
    </CoverFrame>
  );
}
