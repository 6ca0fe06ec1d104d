import { type InAnyLanguage } from '../shape';

/** Words around a sheet; a browser fetches them with it. */
export const sheet = {
  print: 'Print',
  showAnswers: 'Show the answers',
  hideAnswers: 'Hide the answers',
  hasQr: 'QR code',
  unknown:
    'No sheet or set has this code. A code has six letters and digits, and none of these: {never}. Please check it, or make another sheet.',
  /** Where nothing opened after a press on “Print”. */
  noPrint: {
    title: 'Nothing opened?',
    text: 'Browsers inside an app often cannot print. Use the menu of the app to open this page in Chrome, Safari or another browser. Or copy the link and paste it there. A screenshot works too.',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'Press and hold the link to copy it.',
  },
  /** Different sheets for a class, with one key. */
  classSheets: {
    lead: 'A different sheet for each student, of the level and method above, and one page of answers for you.',
    names: 'Names, one in each line',
    namesHint:
      'If you write names, each gets a sheet. They stay on this page: they are not sent, not stored, and in no link.',
    count: 'Or the number of sheets without names',
    make: 'Make the sheets',
    wrongCount: 'Please enter a number from 1 to {most}.',
    tooMany: 'These are {given} names. Please make at most {most} sheets at once.',
    tooFew:
      'Sheets of this kind share too many sums. You can make {count} at most: please choose fewer, or another kind.',
    made: {
      one: 'One sheet is ready.',
      other:
        '{count} sheets, all different. Hand them out in this order: neighbours share at most {shared} of their twenty sums.',
    },
    /** After it, for sheets that were made now. */
    again: {
      one: 'Its code is {code}: it opens the same sheet and answers again, without a name.',
      other: 'Their code is {code}: it opens the same sheets and answers again, without the names.',
    },
    /** For sheets that a code opened. */
    opened: {
      one: 'The one sheet of set {code}. A name that you write above goes on it.',
      other:
        'The {count} sheets of set {code}, in the same order. Names that you write above go on them.',
    },
    key: { one: 'Answers to the sheet', other: 'Answers to all sheets' },
    printKey: 'Print the answers only',
    set: 'Set {code}',
    find: { one: 'This sheet again:', other: 'These sheets again:' },
    stuck:
      'Nothing opened? Browsers inside an app often cannot print. Please open this page in Chrome, Safari or another browser, and make the sheets there.',
  },
} as const;

export type SheetWords = InAnyLanguage<typeof sheet>;
