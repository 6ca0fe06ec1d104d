import { KindProvider } from '@/components/practice/kind';
import { KindChoice } from '@/components/practice/kind-choice';
import { PracticeStart } from '@/components/practice/practice-start';
import { SheetMaker } from '@/components/practice/sheet-maker';
import { type Locale } from '@/lib/words/locale';
import { levels } from '@sutra/vedic/levels';
import { methodsOf } from '@sutra/vedic/questions';

const choiceOf = ({ words: { practice, sums, vedic } }: Locale) => ({
  words: practice.choice,
  levels: levels.map((id) => ({
    id,
    title: sums.clock.levels[id].title,
    methods: (['mixed', ...methodsOf(id)] as const).map((method) => ({
      id: method,
      name: method === 'mixed' ? practice.choice.mixed : vedic.products.methods[method],
      note: '',
    })),
  })),
});

export const startOf = (locale: Locale) => (
  <KindProvider choice={choiceOf(locale)}>
    <h2>{locale.words.practice.session.title}</h2>
    <PracticeStart words={locale.words.practice} />
  </KindProvider>
);
export const makerOf = (locale: Locale) => (
  <KindProvider choice={choiceOf(locale)}>
    <KindChoice />
    <h2>{locale.words.practice.sheets.title}</h2>
    <SheetMaker words={locale.words.practice.sheets} />
  </KindProvider>
);
