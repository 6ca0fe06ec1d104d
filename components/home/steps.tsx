import { cn } from '@/lib/utils';
import { type Step, type TextKey } from '@/lib/vedic/types';
import { wordsOf, type StepWords } from '@/lib/vedic/words';

/** As many steps as stand side by side on a wide slate. */
const ACROSS = 5;

/** The steps of a worked sum, joined by the thread. */
export function Steps({
  steps,
  texts,
}: {
  steps: readonly Step[];
  texts: Readonly<Record<TextKey, StepWords>>;
}) {
  return (
    <ol className={cn('steps', steps.length <= ACROSS && 'steps-across')}>
      {steps.map((step, index) => {
        const words = wordsOf(step, texts);
        return (
          <li key={index}>
            <div>
              <b>{words.title}</b> <span className="steps-working">{words.working}</span>
            </div>
            <p>{words.note}</p>
          </li>
        );
      })}
    </ol>
  );
}
