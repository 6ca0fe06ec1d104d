import { Calculator } from '@/components/sums/calculator';
import { AskedSum } from '@/components/sums/asked-sum';
import { NumberQuestion } from '@/components/sums/number-question';
import { SlipNote } from '@/components/sums/slip-note';
import { WorkedSum } from '@/components/sums/worked-sum';
import { closingSum } from '@/content/sums';
import { type Locale } from '@/lib/words/locale';
import { multiply } from '@sutra/vedic/multiply';
import { findSlip, wrongAnswers } from '@sutra/vedic/slips';
import { type Example, type Examples } from './example';

/** Among the products of these are all mistakes. */
const numbers = [
  97, 96, 98, 102, 104, 106, 112, 93, 88, 35, 23, 14, 11, 99, 478, 43, 47, 48, 54, 87, 21, 29, 14,
  15, 196, 198, 199, 232, 369, 396, 488, 497,
];

interface Mistake {
  a: number;
  b: number;
  given: number;
}

function mistakesOf(a: number, b: number): [string, Mistake][] {
  const solved = multiply(a, b);
  if (!solved.ok) return [];
  const { solution } = solved;
  return [...wrongAnswers(solution)].flatMap(([slip, list]) => {
    const given = list.find((number) => findSlip(solution, number) === slip);
    if (given === undefined) return [];
    return [[slip === 'swapped' ? slip : `${solution.method}.${slip}`, { a, b, given }]];
  });
}

/** One for each text of content/en/slips.ts. */
export const mistakes = new Map(
  numbers.flatMap((a) => numbers.flatMap((b) => mistakesOf(a, b))).reverse(),
);

const gameWords = ({ words: { workedSums, slips } }: Locale) => ({ ...workedSums, slips });
const nothing = () => {};

export const slip: Examples = Object.fromEntries(
  [...mistakes]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([key, answered]): [string, Example['part']] => [
      `${key}: ${answered.a} × ${answered.b}, not ${answered.given}`,
      (locale) => <SlipNote answered={answered} words={gameWords(locale)} />,
    ]),
);

function Asked({ locale, given }: { locale: Locale; given?: number }) {
  const { sums, workedSums } = locale.words;
  return (
    <>
      <h2 id="asked">{sums.clock.title}</h2>
      <AskedSum
        labelledBy="asked"
        question={{ a: 98, b: 97 }}
        given={given}
        next={workedSums.clock.next}
        words={gameWords(locale)}
        onAnswer={nothing}
        onNext={nothing}
      />
    </>
  );
}

export const question: Examples = {
  asked: (locale) => <Asked locale={locale} />,
  right: (locale) => <Asked locale={locale} given={9506} />,
  wrong: (locale) => <Asked locale={locale} given={9516} />,
  'no number': {
    part: ({ words: { workedSums } }) => (
      <NumberQuestion
        label="98 × 97 ="
        labelClassName=""
        words={workedSums}
        onAnswer={() => workedSums.refusals.notANumber}
      />
    ),
    async visit({ fill, press }, { words: { workedSums } }) {
      await fill('98 × 97 =', '1');
      await press(workedSums.clock.check);
    },
  },
};

export const worked: Examples = Object.fromEntries(
  (
    [
      [98, 97],
      [35, 35],
      [478, 11],
      [999, 47],
      [23, 14],
      [112, 88],
    ] as const
  ).map(([a, b]) => [
    `${a} × ${b}`,
    ({ words }: Locale) => <WorkedSum pair={[a, b]} words={words.workedSums} />,
  ]),
);

export const calculator: Examples = {
  'own numbers': (locale) => <Calculator locale={locale} start={closingSum} />,
  'worked out': {
    part: (locale) => <Calculator locale={locale} start={closingSum} />,
    visit: ({ press }, { words: { sums } }) => press(sums.calculator.work),
  },
  'no number': {
    part: (locale) => <Calculator locale={locale} start={closingSum} />,
    async visit({ fill, press }, { words: { sums } }) {
      await fill(sums.calculator.first, 'abc');
      await press(sums.calculator.work);
    },
  },
};
