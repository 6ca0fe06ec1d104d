import { type AboutTexts } from '@/content/en/about';
import { crosswiseProducts, sumOf } from '@/lib/maths/crosswise';
import { complement, digitRoot, digits, recurring } from '@/lib/maths/digits';
import { DigitRow } from './digit-row';

type Kind = AboutTexts['research']['areas'][number]['figure'];

/** Strokes that join each digit above with the one below it. */
function Joins({ at, from, to }: { at: readonly number[]; from: number; to: number }) {
  return <path className="thread" d={at.map((x) => `M${x} ${from}V${to}`).join('')} />;
}

function Complement() {
  const at = [40, 120, 200, 280];
  return (
    <>
      <DigitRow values={[9, 9, 9, 10]} at={at} y={18} size={22} />
      <DigitRow values={digits(4387)} at={at} y={74} size={52} />
      <DigitRow values={complement(4387)} at={at} y={150} size={52} answer />
      <Joins at={at} from={84} to={106} />
    </>
  );
}

function Crosswise() {
  const at = [84, 236];
  return (
    <>
      <DigitRow values={digits(23)} at={at} y={38} size={52} />
      <DigitRow values={digits(41)} at={at} y={108} size={52} />
      <Joins at={at} from={46} to={66} />
      <path className="thread" d="M110 44L210 74M210 44L110 74" />
      <DigitRow
        values={crosswiseProducts(23, 41).map(sumOf).reverse()}
        at={[84, 160, 236]}
        y={152}
        size={30}
        answer
      />
      <path className="stroke-input" strokeWidth="1" d="M122 130V154M198 130V154" />
    </>
  );
}

function Recurring() {
  const all = recurring(19);
  const at = Array.from({ length: 9 }, (_, index) => 16 + index * 36);
  return (
    <>
      <DigitRow values={all.slice(0, 9)} at={at} y={56} size={44} />
      <DigitRow values={all.slice(9)} at={at} y={130} size={44} answer />
      <Joins at={at} from={66} to={88} />
    </>
  );
}

function Check() {
  const [a, b] = [97, 93];
  const at = [30, 80, 130, 186, 268];
  const roots = [a, b, a * b].map(digitRoot);
  return (
    <>
      <DigitRow values={[a, '×', b, '=', a * b]} at={at} y={56} size={46} />
      <DigitRow
        values={[roots[0]!, '×', roots[1]!, '→', roots[2]!]}
        at={at}
        y={130}
        size={46}
        answer
      />
      <Joins at={[30, 130, 268]} from={66} to={88} />
    </>
  );
}

const figures: Record<Kind, () => React.JSX.Element> = {
  complement: Complement,
  crosswise: Crosswise,
  recurring: Recurring,
  check: Check,
};

/** A sutra at work; the caption says what the drawing shows. */
export function SutraFigure({ kind, caption }: { kind: Kind; caption: string }) {
  const Drawing = figures[kind];
  return (
    <figure>
      <svg viewBox="0 0 320 158" aria-hidden="true" strokeWidth="2">
        <Drawing />
      </svg>
      <figcaption className="mt-2 text-caption text-balance text-muted-foreground">
        {caption}
      </figcaption>
    </figure>
  );
}
