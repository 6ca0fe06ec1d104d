import { cn } from '@/lib/utils';
import { type Step, type StepKey } from '@/lib/vedic/types';
import { wordsOf, type StepWords } from '@/lib/vedic/words';

/** Most steps in one row on a wide screen. */
const ACROSS = 5;

const textStyle = 'font-display text-xl leading-tight';

/** The steps of a worked sum, joined by the thread. */
export function Steps({
  steps,
  texts,
}: {
  steps: readonly Step<'products'>[];
  texts: Readonly<Record<StepKey<'products'>, StepWords>>;
}) {
  const across = steps.length <= ACROSS;
  return (
    <ol className={cn('steps', across && 'steps-across lg:grid lg:grid-cols-5')}>
      {steps.map((step, index) => {
        const words = wordsOf(step, texts);
        return (
          <li
            key={index}
            className={cn(
              'relative pb-[1.35rem] pl-[2.4rem] last:pb-0',
              across && 'lg:pt-8 lg:pr-4 lg:pb-0 lg:pl-0 lg:last:pr-0',
            )}
          >
            <div
              className={
                across
                  ? 'md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-4 lg:block'
                  : 'lg:grid lg:grid-cols-[13rem_1fr] lg:items-baseline lg:gap-x-4'
              }
            >
              <b className={cn(textStyle, 'font-normal', across && 'lg:text-lg')}>{words.title}</b>{' '}
              <span className={cn(textStyle, 'block text-thread-text', across && 'lg:text-lg')}>
                {words.working}
              </span>
            </div>
            <p className={cn('text-muted-foreground', across && 'lg:mt-[0.35rem] lg:text-sm')}>
              {words.note}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
