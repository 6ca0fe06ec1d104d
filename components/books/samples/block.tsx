import { type Block as BlockContent } from '@/content/en/sample-pages/words';
import { CircleFigure } from './circle-figure';
import { ComplementFigure } from './complement-figure';
import { CrossingFigure } from './crossing-figure';
import { exerciseOf, Exercises } from './exercises';
import { Raised } from './raised';
import { RootsFigure } from './roots-figure';
import { SquareFigure } from './square-figure';
import { StrokesFigure } from './strokes-figure';

/** One piece of a sample page. */
export function Block({ block }: { block: BlockContent }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Raised text={block.text} />
        </p>
      );
    case 'lines':
      return (
        <p className="lines">
          {block.lines.map((line) => (
            <span key={line}>
              <Raised text={line} />
            </span>
          ))}
        </p>
      );
    case 'sums':
      return <Exercises title={block.title} exercises={block.sums.map(exerciseOf)} />;
    case 'questions':
      return <Exercises title={block.title} exercises={block.questions} />;
    case 'complement':
      return <ComplementFigure {...block} />;
    case 'crossing':
      return <CrossingFigure {...block} />;
    case 'square':
      return <SquareFigure {...block} />;
    case 'strokes':
      return <StrokesFigure {...block} />;
    case 'roots':
      return <RootsFigure {...block} />;
    case 'circle':
      return <CircleFigure {...block} />;
  }
}
