import { Illustration } from '@/components/illustrations/illustration';
import { sampleDrawing, type SampleFigure } from '@/components/illustrations/sample-figures';
import { sampleWords, type Block, type Sum } from '@/content/en/sample-pages/words';
import { cn } from '@/lib/utils';

/** Text with formulas: `^2` is raised, and a line breaks only before an equals sign. */
export function Formula({ text }: { text: string }) {
  return text
    .replace(/ ([+−×÷]) |(=) /g, (_, sign?: string) => (sign ? `\u00a0${sign}\u00a0` : '=\u00a0'))
    .split(/\^(\d)/)
    .map((part, index) =>
      index % 2 ? (
        <sup key={index} className="text-[0.68em]">
          {part}
        </sup>
      ) : (
        part
      ),
    );
}

/** Five digits and more are grouped, as they are in India: 984048 → "9,84,048". */
const spell = (value: number) =>
  value < 10_000 ? String(value) : new Intl.NumberFormat('en-IN').format(value);

/** A sum as it is asked, and its answer, exact up to products of nine digits. */
export function exerciseOf(sum: Sum) {
  if ('square' in sum) return { ask: `${sum.square}^2`, answer: spell(sum.square ** 2) };
  const { left, sign, right } = sum;
  const answer = sign === '×' ? left * right : left - right;
  return { ask: `${spell(left)} ${sign} ${spell(right)}`, answer: spell(answer) };
}

/** Numbered questions, and their answers in one line below. */
function Exercises({
  title,
  exercises,
}: {
  title: string;
  exercises: readonly { ask: string; answer: string }[];
}) {
  const number = 'text-thread-text not-italic';
  return (
    <div>
      <h3 className="text-[1em] leading-normal tracking-normal text-thread-text">{title}</h3>
      <ol className="grid grid-cols-2 gap-x-2 gap-y-0.5 pt-1.5 pb-2.5 whitespace-nowrap *:flex *:gap-[0.4em]">
        {exercises.map(({ ask }, index) => (
          <li key={ask}>
            <i className={cn(number, 'min-w-[1.1em]')}>{index + 1}</i>
            <span>
              <Formula text={ask} />
            </span>
          </li>
        ))}
      </ol>
      <p className="border-t border-border pt-2 text-[0.9375em] text-muted-foreground *:inline-block">
        <span className="text-foreground">{sampleWords.answers}</span>{' '}
        {exercises.map(({ ask, answer }, index) => (
          <span key={ask} className="ml-2.5">
            <i className={number}>{index + 1}</i> <Formula text={answer} />{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Drawings that the site shows larger elsewhere are set to the size of the others. */
const widths: Partial<Record<SampleFigure['kind'], string>> = {
  complement: 'w-[10em]',
  crossing: 'w-[11.5em]',
};

/** One piece of a sample page. */
export function SampleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Formula text={block.text} />
        </p>
      );
    case 'lines':
      return (
        <p className="text-[1.1875em]/[1.55] *:block">
          {block.lines.map((line) => (
            <span key={line}>
              <Formula text={line} />
            </span>
          ))}
        </p>
      );
    case 'sums':
      return <Exercises title={block.title} exercises={block.sums.map(exerciseOf)} />;
    case 'questions':
      return <Exercises title={block.title} exercises={block.questions} />;
    default:
      return (
        <Illustration
          drawing={sampleDrawing(block)}
          label={block.label}
          className={cn('max-w-full overflow-visible', widths[block.kind] ?? 'w-[18em]')}
        />
      );
  }
}
