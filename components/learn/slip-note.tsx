import { crosswiseDrawing } from '@/components/drawings/crosswise';
import { Illustration } from '@/components/drawings/illustration';
import { tallNumerals } from '@/components/drawings/tall-numerals';
import { type SlipTexts } from '@/content/en/slips';
import { keepSumsTogether } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { multiply, work } from '@sutra/vedic/multiply';
import { partsOf } from '@sutra/vedic/parts';
import { findSlip, type Slip, slipText } from '@sutra/vedic/slips';
import { type Solution } from '@sutra/vedic/types';

interface Props {
  solution: Solution;
  slip?: Slip;
}

/** The half of the answer that a mistake is in; the others are in the strokes. */
const halves: Partial<Record<Slip, 'left' | 'right'>> = {
  padding: 'right',
  square5: 'right',
  carry: 'left',
  lent: 'left',
  oneMore: 'left',
};

const hasStrokes = ({ method, operands }: Solution) =>
  method === 'urdhva'
    ? operands.every((value) => value > 9 && value < 100)
    : method === 'nikhilam' || method === 'yavadunam';

const needsCarry = (part: number | string) => Number(part) > 9;

function Strokes({ solution, slip }: Props) {
  const [a, b] = solution.operands;
  const underlined = slip && halves[slip];
  const draws = underlined ? undefined : ('in-view' as const);
  const isUrdhva = solution.method === 'urdhva';
  const drawing = isUrdhva
    ? crosswiseDrawing(a, b, { draws, isUnderlined: underlined && needsCarry, isNarrow: true })
    : tallNumerals(work('nikhilam', a, b), {
        hasDivider: true,
        draws: [draws, draws],
        underlined,
      });
  return <Illustration drawing={drawing} draw="now" scale={isUrdhva ? 1 : 0.5} />;
}

function Parts({ solution, slip }: Props) {
  const parts = partsOf(solution);
  const wrongIndex = slip && halves[slip] === 'left' ? 0 : parts.length - 1;
  return (
    <div translate="no" className="flex font-display text-[3.5rem] leading-none" aria-hidden="true">
      {parts.map((part, index) => {
        const isWrong = slip === 'carry' ? needsCarry(part) : index === wrongIndex;
        return (
          <span key={index} className="pr-4 not-first:border-l not-first:pl-4">
            <span className={cn('block border-b-3 border-transparent', isWrong && 'border-thread')}>
              {part}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/**
 * Names the mistake behind a wrong answer, where one can be told. Place it below the working, and
 * before there is an answer, so that screen readers announce the line.
 */
export function SlipNote({
  answered,
  texts,
  isAlwaysDrawn = false,
}: {
  answered: { a: number; b: number; given: number } | undefined;
  texts: SlipTexts;
  /** Also where no mistake can be told, if the sum has strokes to draw. */
  isAlwaysDrawn?: boolean;
}) {
  const solved = answered && multiply(answered.a, answered.b);
  const solution = solved?.ok ? solved.solution : undefined;
  const slip = solution && findSlip(solution, answered!.given);
  const isDrawn = solution && hasStrokes(solution);
  const Picture = isDrawn ? Strokes : Parts;
  return (
    <div className="grid gap-5 has-[p:not(:empty),svg]:mt-7">
      <p role="status" className="max-w-184 font-display text-lg leading-tight">
        {slip && keepSumsTogether(slipText(solution, slip, texts))}
      </p>
      {slip && slip !== 'swapped' ? (
        <Picture solution={solution} slip={slip} />
      ) : (
        isAlwaysDrawn && isDrawn && <Strokes solution={solution} />
      )}
    </div>
  );
}
