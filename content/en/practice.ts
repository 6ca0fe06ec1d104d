import { type InAnyLanguage } from '../shape';

export const practice = {
  title: 'Practise at your own pace',
  lead: 'Sums to do here or on paper, with no time limit. Choose a level first, then one method or all of them mixed.',
  choice: {
    level: 'Level',
    method: 'Method',
    mixed: 'Mixed',
    look: 'Look first: which method fits the numbers?',
    /** Under the chips, after a press on a level that does not have the method. */
    lacking: 'The level “{level}” has no sums for “{name}” alone. So you get sums of all methods.',
    change: 'Choose another',
  },
  /** Titles of a session; the first is its button, too. */
  five: {
    five: 'Today’s five',
    waiting: 'Sums to do again',
    note: 'Five sums in about two minutes: new ones each day, and the same for everyone.',
  },
  session: {
    title: 'One sum after another',
    lead: 'Do as many as you like, each with help before you answer. If you get a sum wrong, one like it comes back two sums later, and again after 2, 6, 14 and 30 days.',
    noScript: 'This part needs JavaScript. The sheets below work without it.',
    start: 'Start',
    repeat: 'You missed a sum like this before. Once more:',
    toRepeat: 'Sums to do again: {count}',
    leave: 'Choose again',
  },
  sheets: {
    title: 'On paper',
    lead: 'A sheet has twenty sums with room to work, and the answers on a second page. Its code finds the same sheet again.',
    make: 'Make a sheet',
    another: 'Another sheet',
    today: 'Today’s sheet',
    forClass: 'Sheets for a class',
    codeLabel: 'Code of a sheet or a set',
    open: 'Open it',
    code: 'Sheet {code}',
    name: 'Name',
    date: 'Date',
    right: 'Right, of {count}',
    answers: 'Answers',
    find: 'The answers are also here:',
    qr: 'QR code: the answers of sheet {code}',
    /** Without scripts. */
    ready: 'A sheet at the level “{level}”',
  },
  progress: {
    title: 'For parents and the teacher',
    lead: 'See, by method, how many sums were asked, how many were right at the first try, and which mistake came most often. The last four weeks are there too. It all prints on one page.',
    open: 'See the practice record',
    noScript: 'What is practised is counted in the browser, with JavaScript.',
  },
  forget: {
    button: 'Delete my practice',
    done: 'The counts and the sums you missed are deleted.',
  },
} as const;

export type PracticeWords = InAnyLanguage<typeof practice>;
