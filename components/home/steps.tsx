import { vedic } from '@/content/en/vedic';
import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { wordsOf } from '@/lib/vedic/words';

/** The steps of a worked sum, joined by the thread. */
export function Steps({ worked }: { worked: Nikhilam }) {
  return (
    <ol className="steps">
      {worked.steps.map((step) => {
        const words = wordsOf(step, vedic.steps);
        return (
          <li key={step.kind}>
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
