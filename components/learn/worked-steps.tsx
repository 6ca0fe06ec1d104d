import { Steps } from '@/components/site/lists';
import { type VedicWords } from '@/content/en/vedic';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { type Step } from '@sutra/vedic/types';

/** As many as `lg:grid-cols-5` has columns. */
const MAX_ACROSS = 5;

const textStyle = 'font-display text-xl leading-tight';

interface Props {
  steps: readonly Step[];
  texts: VedicWords['products']['steps'];
  /** Never in one row, for a narrow column. */
  isStacked?: boolean;
}

export function WorkedSteps({ steps, texts, isStacked = false }: Props) {
  const isAcross = !isStacked && steps.length <= MAX_ACROSS;
  return (
    <Steps
      variant={isAcross ? 'across' : undefined}
      className={cn(isAcross && 'lg:grid lg:grid-cols-5')}
    >
      {steps.map(({ key, values }, index) => {
        const { title, note } = texts[key];
        const heading = fill(title, values);
        const working = fill(texts[key].working, values);
        return (
          <li
            key={index}
            // Printing captures the page before an animation starts.
            className={cn(
              'animate-rise-in pb-[1.35rem] pl-[2.4rem] last:pb-0 print:animate-none',
              isAcross && 'lg:pt-8 lg:pr-4 lg:pb-0 lg:pl-0 lg:last:pr-0',
            )}
            style={{ animationDelay: `${index * 60}ms` }}
          >
            <div
              className={cn(
                isAcross || isStacked
                  ? 'md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-4'
                  : 'lg:grid lg:grid-cols-[13rem_1fr] lg:items-baseline lg:gap-x-4',
                isAcross && 'lg:block',
              )}
            >
              <b className={cn(textStyle, 'font-normal', isAcross && 'lg:text-lg')}>{heading}</b>{' '}
              {!heading.split(' ').includes(working) && (
                <span
                  translate="no"
                  className={cn(textStyle, 'block text-thread-text', isAcross && 'lg:text-lg')}
                >
                  {working}
                </span>
              )}
            </div>
            <p className={cn('text-muted-foreground', isAcross && 'lg:mt-[0.35rem] lg:text-sm')}>
              {fill(note, values)}
            </p>
          </li>
        );
      })}
    </Steps>
  );
}
