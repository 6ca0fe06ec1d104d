import { type Pair, readPair } from '@/components/sums/read-pair';
import { ButtonLink } from '@/components/site/link';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { methodPath } from '@/lib/practice/method-path';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { effortOf } from '@sutra/vedic/effort';
import { candidates, isShortened, multiply, work } from '@sutra/vedic/multiply';
import { type Solution } from '@sutra/vedic/types';

const cellStyle = 'border-b py-2 pr-4 align-bottom leading-tight font-normal';
const countStyle = 'border-b py-2 pr-4 align-bottom font-display text-2xl leading-none';

/** The chosen method first. Zeros at the end are set aside by each. */
function compare(solution: Solution) {
  const { method, operands, values } = solution;
  const [a, b] = isShortened(solution) ? [Number(values.shortA), Number(values.shortB)] : operands;
  const others = candidates(a, b).filter((other) => other !== method);
  return [method, ...others].map((name) => ({ name, ...effortOf(work(name, a, b).steps) }));
}

export function ChosenMethod({
  pair,
  words,
  caption,
}: {
  pair: Pair;
  words: WorkedSumsWords;
  caption: string;
}) {
  const solved = multiply(...pair);
  if (!solved.ok) return null;
  const { solution, reason } = solved;
  const fitting = compare(solution);
  return (
    <div key={String(pair)} data-slot="chosen-method" className="mt-8 grid gap-6">
      <div>
        <p translate="no" className="text-muted-foreground">
          {keepSumsTogether(pair.join(' × '))}
        </p>
        <p className="mb-2 font-display text-h2 leading-tight">{words.methods[solution.method]}</p>
        <p className="max-w-[38em]">
          {keepSumsTogether(fill(words.reasons[reason], solution.values))}
        </p>
        <ButtonLink className="flex w-fit print:hidden" href={methodPath(solution.method)}>
          {words.methodPage}
        </ButtonLink>
      </div>
      {fitting.length > 1 && (
        <table className="w-full max-w-152 text-left">
          <caption className="pb-2 text-left font-display text-h3 leading-title">{caption}</caption>
          <thead className="text-sm text-muted-foreground">
            <tr>
              <td className={cellStyle} />
              <th scope="col" className={cellStyle}>
                {words.calculator.digits}
              </th>
              <th scope="col" className={cellStyle}>
                {words.calculator.operations}
              </th>
            </tr>
          </thead>
          <tbody>
            {fitting.map(({ name, digits, operations }) => (
              <tr key={name}>
                <th scope="row" className={cellStyle}>
                  {words.methods[name]}
                </th>
                <td className={countStyle}>{digits}</td>
                <td className={countStyle}>{operations}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** For the form, which loads it with the result. */
export { readPair };

/** What screen readers hear. */
export function sumText(pair: Pair, words: WorkedSumsWords): string {
  const solved = multiply(...pair);
  if (!solved.ok) return '';
  const { solution, reason } = solved;
  const why = fill(words.reasons[reason], solution.values);
  return `${pair.join(' × ')}: ${words.methods[solution.method]}. ${why}`;
}
