import { Illustration } from '@/components/drawings/illustration';
import { sampleFigures } from '@/components/drawings/sample-figures';
import { type Block, type Exercises } from '@/content/schema';
import { cn } from '@/lib/utils';

/** Text with formulas: `^2` is raised, and a line breaks only before an equals sign. */
export const formula = (text: string) =>
  text
    .replace(/ ([+−×÷]) /g, '\u00a0$1\u00a0')
    .replaceAll('= ', '=\u00a0')
    .split(/\^(\d)/)
    .map((part, index) => (index % 2 ? <sup key={index}>{part}</sup> : part));

function Sums({ title, sums, answers }: Exercises & { answers: string }) {
  const pairs = sums.map((sum) => sum.split(' = ') as [question: string, answer: string]);
  return (
    <div className="[&_i]:text-thread-text [&_i]:not-italic">
      <h3 className="text-[1em] leading-normal tracking-normal text-thread-text">{title}</h3>
      <ol className="grid grid-cols-2 gap-x-2 gap-y-0.5 pt-1.5 pb-2.5 whitespace-nowrap *:flex *:gap-[0.4em]">
        {pairs.map(([question], index) => (
          <li key={question}>
            <i className="min-w-[1.1em]">{index + 1}</i>
            <span>{formula(question)}</span>
          </li>
        ))}
      </ol>
      <p className="border-t pt-2 text-[0.9375em] text-muted-foreground *:inline-block">
        <span className="text-foreground">{answers}</span>{' '}
        {pairs.map(([question, answer], index) => (
          <span key={question} className="ml-2.5">
            <i>{index + 1}</i> {formula(answer)}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Drawings that the site shows larger elsewhere are set to the size of the others. */
const widths: Partial<Record<string, string>> = { complement: 'w-[10em]', crossing: 'w-[11.5em]' };

export function SampleBlock({ block, answers }: { block: Block; answers: string }) {
  if (typeof block === 'string') return <p>{formula(block)}</p>;
  if ('sums' in block) return <Sums {...block} answers={answers} />;
  if ('figure' in block) {
    return (
      <Illustration
        drawing={sampleFigures[block.figure](...block.of)}
        label={block.label}
        className={cn('w-[18em] max-w-full overflow-visible', widths[block.figure])}
      />
    );
  }
  return (
    <p className="text-[1.1875em]/[1.55] *:block">
      {block.map((line) => (
        <span key={line}>{formula(line)}</span>
      ))}
    </p>
  );
}
