import { products, refusals } from '@sutra/vedic/words/en';
import { type InAnyLanguage } from '../shape';
import { comparison } from './comparison';
import { sutras } from './sutras';

/** Words of a visitor's own numbers and of the game; a browser fetches them with the engine. */
export const workedSums = {
  calculator: {
    sum: '{a} × {b} = {answer}',
    both: 'Worked both ways',
    ...comparison,
    drawing: '{a} times {b} is {answer}, drawn by its method: {method}. The steps say how.',
    step: '{number} of {count}',
    stepBack: 'Previous step',
    stepOn: 'Next step',
    hide: 'Hide a step and fill it in',
    look: 'Show it',
    filled: 'Right. {working}',
    notYet: 'Not yet. Try again, or look at it.',
    digits: 'Digits to write',
    operations: 'Small sums to do',
    noShorter:
      'For these numbers the school method is as short, or shorter. It is good to know both.',
    copy: 'Copy the link',
    copied: {
      title: 'Link copied',
      text: 'Anyone who opens it sees this sum worked out.',
    },
    notCopied: {
      title: 'Copy it yourself',
      text: 'Your browser did not allow copying. The link is in the address bar.',
    },
    send: 'Send on WhatsApp',
    /** On the picture. */
    teacher: '{teacher}',
    picture: 'Share as a picture',
    saved: 'Picture saved.',
    /** With the picture, where the browser of an app may have saved none. */
    hold: 'Nothing saved? Press and hold the picture, or take a screenshot.',
    message: '{a} × {b} = {answer}, worked out the Vedic way: {link}',
  },
  clock: {
    position: 'Question {number} of {count}',
    time: '{time}\u00a0s',
    timer: 'Time',
    ask: '{a} × {b} =',
    check: 'Check',
    tooLarge: 'Please enter a number of at most twelve digits.',
    right: 'Right.',
    wrong: 'Not this time.',
    given: 'You wrote {given}.',
    next: 'Next question',
    finish: 'See your result',
    result: '{right} of {count} right in {time}\u00a0seconds',
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
  methodPage: 'Why this method works',
  sutras,
  ...products,
  refusals,
} as const;

export type WorkedSumsWords = InAnyLanguage<typeof workedSums>;
