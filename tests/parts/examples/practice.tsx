import { classSetOf, ClassSheets } from '@/components/practice/class-sheets';
import { Exercise } from '@/components/practice/exercise';
import { MadeSheet } from '@/components/practice/made-sheet';
import { ProgressReport } from '@/components/practice/progress-report';
import { SessionResult } from '@/components/practice/session-result';
import { type Locale } from '@/lib/words/locale';
import { erasePractice, keepPractised } from '@/lib/practice/progress-store';
import { setCodeOf, sheetOfDay } from '@/lib/practice/sheets';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { makerOf, startOf } from '../support/practice-parts';
import { type Example, type Examples } from './example';
import { type Steps } from './steps';

const nothing = () => {};
const kind = { level: 'warmUp', method: 'mixed' } as const;

const textsOf = ({ words: { practice, sums } }: Locale) => ({
  level: sums.clock.levels[kind.level].title,
  name: practice.choice.mixed,
  note: practice.choice.look,
});

const sum = { a: 98, b: 97 };

function ExerciseOf({ locale: { words } }: { locale: Locale }) {
  const { workedSums, slips, hints } = words;
  return (
    <>
      <h2 id="exercise">{words.sums.clock.title}</h2>
      <Exercise
        labelledBy="exercise"
        question={sum}
        words={{ ...workedSums, slips, hints }}
        onFirst={nothing}
        onSecond={nothing}
        onNext={nothing}
      />
    </>
  );
}

const exerciseWith = (visit?: Example['visit']): Example => ({
  part: (locale) => <ExerciseOf locale={locale} />,
  visit,
});

const answer =
  (...given: number[]): Example['visit'] =>
  async ({ fill: write, press }: Steps, { words: { workedSums } }: Locale) => {
    const { ask, check } = workedSums.clock;
    for (const number of given) {
      await write(keepSumsTogether(fill(ask, sum)), String(number));
      await press(check);
    }
  };

export const exercise: Examples = {
  asked: exerciseWith(),
  'with its method': exerciseWith(({ press }, { words }) => press(words.hints.which)),
  'wrong, with a question': exerciseWith(answer(9516)),
  'wrong twice, with the cause': exerciseWith(answer(9516, 956)),
  'wrong three times': exerciseWith(answer(9516, 956, 9604)),
  'right by the second answer': exerciseWith(answer(9516, 9506)),
  shown: exerciseWith(async (steps, locale) => {
    await answer(9516)!(steps, locale);
    await steps.press(locale.words.hints.show);
  }),
};

const sheetWith = (isAnswers: boolean): Example['part'] =>
  function SheetOf(locale) {
    const { practice, sheet } = locale.words;
    return (
      <MadeSheet
        sheet={sheetOfDay(kind, 0)}
        isAnswers={isAnswers}
        texts={textsOf(locale)}
        words={{ ...practice.sheets, ...sheet }}
      />
    );
  };

export const madeSheet: Examples = {
  sums: sheetWith(false),
  'with the answers': sheetWith(true),
};

const classWith = (count?: number, visit?: Example['visit']): Example => ({
  part: (locale) => {
    const { practice, sheet } = locale.words;
    const opened = count === undefined ? undefined : classSetOf(setCodeOf(kind, count - 1));
    return (
      <ClassSheets
        kind={kind}
        opened={opened}
        texts={textsOf(locale)}
        words={{ ...practice.sheets, ...sheet }}
      />
    );
  },
  visit,
});

const make =
  (label: 'names' | 'count', text: string): Example['visit'] =>
  async ({ fill: write, press }: Steps, { words: { sheet } }: Locale) => {
    await write(sheet.classSheets[label], text);
    await press(sheet.classSheets.make);
  };

export const classSheets: Examples = {
  'nothing made': classWith(),
  'for names': classWith(undefined, make('names', 'Asha\nरवि')),
  'no number': classWith(undefined, make('count', 'all')),
  'too many names': classWith(undefined, make('names', 'Asha\n'.repeat(61))),
  'by a code': classWith(2),
};

function keepToday(count: number) {
  erasePractice();
  const day = dayInIndia();
  for (let sums = 0; sums < count; sums++)
    keepPractised({ is: 'first', day, method: 'nikhilam', isRight: true });
}

/** As if the page was opened today after some sums. */
const startAfter = (count: number, visit?: Example['visit']): Example => ({
  part: (locale) => {
    keepToday(count);
    return startOf(locale);
  },
  visit,
});

export const start: Examples = {
  'nothing practised': startAfter(0),
  'practised today': startAfter(5),
  'a sum': startAfter(0, ({ press }, { words }) => press(words.practice.session.start)),
};

export const result: Examples = {
  'four of five': ({ words }) => (
    <SessionResult plan="five" day={dayInIndia()} marks="11011" words={words.progress.result} />
  ),
};

export const maker: Examples = {
  'a sheet made': {
    part: makerOf,
    visit: ({ press }, { words }) => press(words.practice.sheets.make),
  },
  'a wrong code': {
    part: makerOf,
    async visit({ fill: write, press }, { words: { practice } }) {
      await write(practice.sheets.codeLabel, 'A3477O');
      await press(practice.sheets.open);
    },
  },
};

const progressWith = (keep: () => void): Example['part'] =>
  function ProgressOf({ words }) {
    erasePractice();
    keep();
    return <ProgressReport words={words.progress} />;
  };

export const progress: Examples = {
  empty: progressWith(nothing),
  'of two weeks': progressWith(() => {
    const today = dayInIndia();
    for (const day of [today - 9, today - 1, today]) {
      keepPractised({ is: 'first', day, method: 'nikhilam', isRight: true });
      keepPractised({ is: 'first', day, method: 'urdhva', isRight: false, hint: 'carry' });
      keepPractised({ is: 'second', day });
    }
  }),
};
