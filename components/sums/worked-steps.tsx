import { type ComponentProps } from 'react';
import { Steps } from '@/components/site/lists';
import { type VedicWords } from '@/content/en/vedic';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { type Step } from '@sutra/vedic/types';

const textStyle = 'font-display text-xl leading-tight';

interface Props {
  steps: readonly Step[];
  texts: VedicWords['products']['steps'];
  /** The one that narrow screens show; screen readers and paper have all. */
  current?: number;
  /** The one in which a mistake was made. */
  marked?: number;
  onPoint?: (step: number | undefined) => void;
}

/** What a step is called, and its working unless the name says it. */
export function titleOf({ key, values }: Step, texts: Props['texts']): string[] {
  const heading = fill(texts[key].title, values);
  const working = fill(texts[key].working, values);
  return heading.split(' ').includes(working) ? [heading] : [heading, working];
}

export function WorkedSteps({ steps, texts, current, marked, onPoint }: Props) {
  // Properties without a value would be in the data of each page.
  const stateOf = (index: number): ComponentProps<'li'> => ({
    ...(index === current && { 'data-current': true }),
    ...(onPoint && {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && onPoint(index),
      onPointerLeave: () => onPoint(undefined),
    }),
  });
  return (
    <Steps className={current === undefined ? undefined : 'steps-paged'}>
      {steps.map((step, index) => {
        const [heading, working] = titleOf(step, texts);
        return (
          <li
            key={index}
            // Printing captures the page before an animation starts.
            className="animate-rise-in pb-[1.35rem] pl-[2.4rem] last:pb-0 print:animate-none"
            style={{ animationDelay: `${index * 60}ms` }}
            {...stateOf(index)}
          >
            <div className="md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-4">
              <b className={cn(textStyle, 'font-normal')}>{keepSumsTogether(heading!)}</b>{' '}
              {working && (
                <span
                  translate="no"
                  className={cn(
                    textStyle,
                    'block text-thread-text',
                    index === marked && 'underline decoration-3 underline-offset-4',
                  )}
                >
                  {keepSumsTogether(working)}
                </span>
              )}
            </div>
            <p className="text-muted-foreground">
              {keepSumsTogether(fill(texts[step.key].note, step.values))}
            </p>
          </li>
        );
      })}
    </Steps>
  );
}
