import { sampleWords, type Sum } from '@/content/en/sample-pages/words';
import { Raised } from './raised';
import { answerOf } from './workings';

interface Exercise {
  ask: string;
  answer: string;
}

/** Five digits and more are grouped, as they are in India: 984048 → "9,84,048". */
const spell = (value: number) =>
  value < 10_000 ? String(value) : new Intl.NumberFormat('en-IN').format(value);

/** A sum as it is asked and as it is answered. */
export function exerciseOf(sum: Sum): Exercise {
  return {
    ask: 'square' in sum ? `${sum.square}^2` : `${spell(sum.left)} ${sum.sign} ${spell(sum.right)}`,
    answer: spell(answerOf(sum)),
  };
}

/** Numbered questions, and their answers in one line below. */
export function Exercises({ title, exercises }: { title: string; exercises: readonly Exercise[] }) {
  return (
    <div className="exercises">
      <h3>{title}</h3>
      <ol>
        {exercises.map(({ ask }) => (
          <li key={ask}>
            {/* One item of the row beside its number, with what is raised in it. */}
            <span>
              <Raised text={ask} />
            </span>
          </li>
        ))}
      </ol>
      <p className="answers">
        <b>{sampleWords.answers}</b>{' '}
        {exercises.map(({ ask, answer }, index) => (
          <span key={ask}>
            <i>{index + 1}</i> <Raised text={answer} />{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
