import { home } from './home';
import { vedic } from './vedic';

/** Your own numbers and the game, as they stand before anybody has touched them. */
export const learn = {
  own: {
    title: 'Now your own numbers',
    lead: 'Up to six digits each. You see the method a teacher would pick.',
    first: 'First number',
    second: 'Second number',
    /** The numbers in the fields before a visitor types others. */
    start: ['98', '95'],
    /** Shown instead of the fields without scripts. */
    plain: 'By the same steps: {a} × {b} = {answer}',
    work: 'Work it out',
  },
  clock: {
    title: 'Beat the clock',
    lead: 'Five sums, each explained once you have answered. The clock rests while you read.',
    levels: {
      warmUp: {
        numeral: '35²',
        title: 'Warm-up',
        text: 'Squares that end in 5, times 11, times 99.',
      },
      steady: { numeral: '98 × 95', title: 'Steady', text: 'Around a hundred, and crosswise.' },
      exam: { numeral: '104 × 97', title: 'Exam hall', text: 'Above, below, and three digits.' },
    },
    best: 'Best: {time} seconds',
  },
} as const;

/** Words for what scripts show; a browser fetches them with the engine, on first use. */
export const learnWords = {
  own: {
    sum: '{a} × {b} = {answer}',
    both: 'Worked both ways',
    traditional: home.demo.traditional,
    vedic: home.demo.vedic,
    longLabel: home.demo.longLabel,
    longRow: home.demo.longRow,
    drawing:
      '{a} times {b} is {answer}, as the method writes it: {da_signed} and {db_signed} beside the numbers, {left} and {right} below.',
    left: '{a} {db_step}',
    leftMoved: '{a} {db_step} {carry_step}',
    right: '{da_abs} × {db_abs}',
    rightLent: '{lent} − {da_abs} × {db_abs}',
    digits: 'Digits to write',
    operations: 'Small sums to do',
    noShorter: 'Here the school’s way asks for no more. It is good to know both.',
    copy: 'Copy the link',
    copied: {
      title: 'Link copied',
      text: 'Whoever opens it sees this sum worked out.',
    },
    notCopied: {
      title: 'Copy it by hand',
      text: 'Your browser did not allow copying. The link now stands in the address bar.',
    },
    send: 'Send on WhatsApp',
    message: '{a} × {b} = {answer}, worked out the Vedic way: {link}',
  },
  clock: {
    position: 'Question {number} of {count}',
    time: '{time} s',
    timer: 'Time',
    ask: '{a} × {b} =',
    check: 'Check',
    right: 'Right. {a}\u00a0×\u00a0{b}\u00a0=\u00a0{answer}',
    wrong: 'Not this time. {a}\u00a0×\u00a0{b}\u00a0=\u00a0{answer}',
    given: 'You wrote {given}.',
    next: 'Next question',
    finish: 'See your result',
    result: '{right} of {count} right in {time} seconds',
    newBest: 'That is your best time at this level.',
    oldBest: 'Your best time at this level is {time} seconds.',
    allNeeded: 'A best time needs all five right.',
    list: 'Your five answers',
    rowRight: 'right',
    rowWrong: 'you wrote {given}',
    again: 'Play again',
    levels: 'Choose a level',
    send: 'Send on WhatsApp',
    message:
      'Five sums in my head, level “{level}”: {right} of {count} right in {time} seconds. Can you beat it? {link}',
  },
  sutras: vedic.sutras,
  ...vedic.products,
  refusals: vedic.refusals,
} as const;

export type OwnTexts = typeof learn.own;
export type ClockTexts = typeof learn.clock;
export type LearnWords = typeof learnWords;
