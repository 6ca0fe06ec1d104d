import { cn } from '@/lib/utils';
import { sampleWords } from '@/content/en/sample-pages/words';
import { fill } from '@/lib/format';

interface Props {
  number: number;
  count: number;
  className?: string;
  children: React.ReactNode;
}

/** One page of the sample, and the links that turn it. */
export function Leaf({ number, count, className, children }: Props) {
  const { page, previous, next } = sampleWords;
  const position = fill(page, { number, count });
  return (
    <section id={`page-${number}`} className={cn('leaf', className)} aria-label={position}>
      <div className="leaf-body">{children}</div>
      <div className="turn">
        {number > 1 && (
          <a className="previous" href={`#page-${number - 1}`}>
            {previous}
          </a>
        )}
        <span aria-hidden="true">{number}</span>
        {number < count && (
          <a className="next" href={`#page-${number + 1}`}>
            {next}
          </a>
        )}
      </div>
    </section>
  );
}
