import { products } from '@sutra/vedic/words/en';
import { type HintKey } from '@sutra/vedic/hints';
import { type Slip } from '@sutra/vedic/slips';
import { type InAnyLanguage } from '../shape';

/** Too rare to be counted. */
type Rare =
  | 'carryPlace'
  | 'carryMore'
  | 'moved'
  | 'multiplied'
  | 'takenAway'
  | 'exchanged'
  | 'habit'
  | 'ownDigits'
  | 'countedTwice'
  | 'unshifted'
  | 'half';

/** What a wrong answer can show of how it came about. */
type Mistake =
  Exclude<Slip, Rare | 'swapped'> | Extract<HintKey, 'order' | 'added' | 'zeroMore' | 'zeroLess'>;

/** What is kept of practice, for students and parents. */
export const progress = {
  thread: {
    week: 'This week',
    solved: '{count} right',
    today: 'Today: {solved} of {full} right.',
    full: 'Today’s bead is full.',
    five: 'Today’s five: {right} of {count} right at the first try.',
    waiting: {
      some: {
        one: '{count} sum waits to be done again.',
        other: '{count} sums wait to be done again.',
      },
      /** {days}: "today", "Monday and Tuesday", "17 November". */
      from: {
        one: '{count} sum from {days} waits to be done again.',
        other: '{count} sums from {days} wait to be done again.',
      },
      since: '{count} sums since {day} wait to be done again.',
    },
    doWaiting: 'Do them now',
    kept: 'Five right sums a day fill a bead. It is kept in this browser only.',
    notKept:
      'Five right sums a day fill a bead. This browser stores nothing, so it lasts as long as this page.',
    abroad: 'Days begin at midnight in India.',
  },
  result: {
    line: '{right} of {count} right at the first try.',
    message:
      'Today’s five in Vedic maths, {date}: {beads}\n{right} of {count} right at the first try. The same five for everyone today: {link}',
    send: 'Send on WhatsApp',
  },
  erase: {
    button: 'Delete',
    question: 'Delete all counts and the missed sums?',
    yes: 'Yes, delete',
    keep: 'No, keep them',
    done: 'All of it is deleted.',
  },
  report: {
    title: 'Practice of Vedic maths: for the teacher',
    name: 'Name',
    empty: 'Nothing was practised in this browser yet.',
    since: 'Counted since {date}.',
    byMethod: 'By method',
    method: 'Method',
    asked: 'Asked',
    right: 'Right first time',
    mistake: 'Most often: {mistake}',
    /** Of a method. */
    stages: { new: 'new', learning: 'being learned', kept: 'kept' },
    weeks: 'The last four weeks',
    week: 'Monday to Sunday',
    print: 'Print for the teacher',
    noPrint:
      'This browser does not print. Open the page in Chrome or Safari, or take a screenshot.',
    notes: [
      'Kept means that at least nine of the last ten sums were right at the first try.',
      'The counts are in this browser alone, without a name. Nothing is sent.',
      'All who practise in this browser are counted together, brothers and sisters too.',
      'Some browsers, such as Safari, may delete the counts after seven days without a visit. A printed page stays.',
    ],
  },
  methods: products.methods,
  mistakes: {
    padding: 'too few digits in the right part',
    carry: 'a carry left out',
    lent: 'borrowing gone wrong',
    wrongWay: 'plus and minus mixed up',
    nines: 'a difference by the wrong rule',
    summed: 'added instead of multiplied on the right',
    next: 'one more, or one less, done wrong',
    notCrossed: 'a number’s own difference taken, not the other one’s',
    oneMore: 'one more, or one less, left out',
    square5: '5 × 5 left out',
    countedOnce: 'a crosswise product left out',
    factor: 'the factor left out',
    factorEarly: 'the factor used too early',
    factorTwice: 'the factor on the right part too',
    tooWide: 'a zero too many in the right part',
    order: 'digits in the wrong order',
    added: 'added instead of multiplied',
    zeroMore: 'a zero too many',
    zeroLess: 'a zero missing',
  } satisfies Record<Mistake, string>,
} as const;

export type ProgressWords = InAnyLanguage<typeof progress>;
