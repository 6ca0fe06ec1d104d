import { Slate } from '@/components/ui/slate';
import { type AboutTexts } from '@/content/en/about';

interface FractionProps {
  x: number;
  y: number;
  over: string;
  under: string;
  /** Half the length of the bar. */
  reach?: number;
}

function Fraction({ x, y, over, under, reach = 20 }: FractionProps) {
  return (
    <>
      <text x={x} y={y - 26}>
        {over}
      </text>
      <path
        d={`M${x - reach} ${y - 12}H${x + reach}`}
        className="stroke-foreground"
        strokeWidth="2.5"
      />
      <text x={x} y={y + 36}>
        {under}
      </text>
    </>
  );
}

/** x + 1/x = 5/2 is seen to be 2 + 1/2: the thread joins what stands for what. */
function Sum({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 360 296" role="img" aria-label={label}>
      <g className="fill-foreground" fontSize="56" textAnchor="middle">
        <text x="34" y="86">
          x
        </text>
        <text x="92" y="86">
          +
        </text>
        <Fraction x={152} y={86} over="1" under="x" />
        <text x="224" y="86">
          =
        </text>
        <Fraction x={300} y={86} over="5" under="2" />
        <g className="fill-thread-text">
          <text x="34" y="244">
            2
          </text>
        </g>
        <text x="92" y="244">
          +
        </text>
        <g className="fill-thread-text">
          <Fraction x={152} y={244} over="1" under="2" />
        </g>
      </g>
      <g strokeWidth="2.5">
        <path className="thread thread-drawn" pathLength="1" d="M34 104C34 140 34 150 34 190" />
        <path className="thread thread-drawn" pathLength="1" d="M152 138C152 150 152 160 152 174" />
        <path
          className="thread thread-drawn thread-drawn-late"
          pathLength="1"
          d="M300 138C300 208 284 232 196 232"
        />
      </g>
    </svg>
  );
}

/** In the place of a portrait: a slate with the sutra the teacher likes best. */
export function FavouriteSutra({ texts }: { texts: AboutTexts['favourite'] }) {
  return (
    <Slate asChild className="portrait">
      <figure aria-labelledby="favourite-sutra">
        <figcaption id="favourite-sutra">{texts.title}</figcaption>
        <p>
          <span lang="sa">{texts.devanagari}</span>
          <i lang="sa-Latn">{texts.transliteration}</i>
          <span className="text-muted-foreground">{texts.meaning}</span>
        </p>
        <Sum label={texts.label} />
        <p className="text-sm text-muted-foreground">{texts.note}</p>
      </figure>
    </Slate>
  );
}
