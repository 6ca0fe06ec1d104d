import { DAY } from '@/lib/time';

/** What a buyer or the owner does, in its order. `find` is what she pastes into her search. */
export type Step =
  | { report: string }
  | { press: 'received' | 'refused' | 'refunded' | 'undone' | 'asked' | 'returned' | 'together' }
  | { find: 'note' | 'subject' | 'utr in groups' | 'sentence' }
  | { pressTwice: 'received' | 'refused' }
  | { typeUtr: string }
  | { do: 'delete the account' | 'end all links' };

export interface Buyer {
  who: string;
  language?: 'hi';
  /** Into the field of the payment's number; missing where nothing is reported. */
  types?: string;
  /** What the bank's statement says of it. */
  statement?: readonly [amount: number, note: string][];
  /** An order beside it: another book, or another price than today's. */
  other?: 'second book' | 'old price' | 'old book';
  /** The address is not confirmed. */
  isUnverified?: true;
  steps?: readonly Step[];
  /** At the end. */
  states: readonly ('reported' | 'received' | 'refused' | 'refunded' | 'a sale without a person')[];
  /** Subjects of what the buyer is sent, by their names in the words. */
  mails: readonly string[];
  canDownload: boolean;
  /** A part of what the owner reads on the page before her last press. */
  ownerReads?: RegExp;
}

const today = new Date();
const dayOfYear = Math.floor((today.getTime() - Date.UTC(today.getUTCFullYear(), 0, 0)) / DAY);
const dayCode = `${today.getUTCFullYear() % 10}${String(dayOfYear).padStart(3, '0')}`;

/** A UTR of today. */
export const utr = (n: number) => `${dayCode}${String(10_000_000 + n * 1_111)}`;
const groups = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
const inHindi = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

const received = { states: ['received'], mails: ['ready'], canDownload: true } as const;
const open = { states: ['reported'], mails: [], canDownload: false } as const;
const refused = { states: ['refused'], mails: ['refused'], canDownload: false } as const;
const press = (name: Extract<Step, { press: string }>['press']): Step => ({ press: name });

/** Buyers of a month. */
export const buyers = (price: number, second: number): Buyer[] => [
  {
    who: 'found by the note',
    types: utr(36),
    steps: [{ find: 'note' }, press('received')],
    ...received,
  },
  {
    who: 'found by the mail’s subject',
    types: utr(37),
    steps: [{ find: 'subject' }, press('received')],
    ...received,
  },
  {
    who: 'found by the number in groups',
    types: utr(38),
    steps: [{ find: 'utr in groups' }, press('received')],
    ...received,
  },
  { who: 'WhatsApp only', steps: [{ find: 'sentence' }, press('received')], ...received },
  { who: 'pays right', types: utr(1), steps: [press('received')], ...received },
  {
    who: 'with a word and groups',
    types: `UPI Ref ${groups(utr(2))}`,
    steps: [press('received')],
    ...received,
  },
  { who: 'in Hindi', language: 'hi', types: utr(3), steps: [press('received')], ...received },
  {
    who: 'in Hindi digits',
    language: 'hi',
    types: inHindi(utr(4)),
    steps: [press('received')],
    ...received,
  },
  { who: 'gives no number', types: '', steps: [press('received')], ...received },
  {
    who: 'PhonePe’s own id',
    types: `T${dayCode}301234567890123`,
    steps: [press('received')],
    ...received,
  },
  {
    who: 'nonsense, money is there',
    types: 'paid by phonepe ok',
    steps: [press('received')],
    ...received,
  },
  { who: 'nonsense, no money', types: 'gpay', steps: [press('refused')], ...refused },
  { who: 'never paid', types: utr(9), steps: [press('refused')], ...refused },
  {
    who: 'never paid, in Hindi',
    language: 'hi',
    types: utr(10),
    steps: [press('refused')],
    ...refused,
  },
  {
    who: 'not found, then it is',
    types: '',
    steps: [press('refused'), { report: utr(11) }, press('received')],
    ...received,
  },
  {
    who: 'reports twice',
    types: utr(12),
    steps: [{ report: utr(12) }, press('received')],
    ...received,
  },
  {
    who: 'corrects the number',
    types: utr(113),
    steps: [{ report: utr(13) }, press('received')],
    ...received,
  },
  {
    who: 'wrong number, the note is right',
    types: utr(114),
    statement: [[price, 'reference']],
    ...received,
  },
  {
    who: 'the statement has the number',
    types: utr(15),
    statement: [[price, utr(15)]],
    ...received,
  },
  {
    who: 'the statement has a broken number',
    types: utr(16),
    statement: [[price, groups(utr(16))]],
    ...received,
  },
  {
    who: 'less, and asked for the rest',
    types: utr(17),
    statement: [[price - 100, utr(17)]],
    steps: [press('asked')],
    states: ['reported'],
    mails: ['rest'],
    canDownload: false,
    ownerReads: /in place of/,
  },
  {
    who: 'in two parts',
    types: utr(18),
    statement: [
      [price - 100, utr(18)],
      [100, 'reference'],
    ],
    steps: [press('received')],
    ...received,
    ownerReads: /together/,
  },
  {
    who: 'less, and gets it back',
    types: utr(19),
    statement: [[1, utr(19)]],
    steps: [press('returned'), press('refused')],
    ...refused,
  },
  {
    who: 'more, and the owner takes it',
    types: utr(20),
    statement: [[price + 1, utr(20)]],
    steps: [press('received')],
    ...received,
  },
  {
    who: 'pays twice',
    types: utr(21),
    statement: [
      [price, utr(21)],
      [price, 'reference'],
    ],
    steps: [press('returned')],
    ...received,
    ownerReads: /once more/,
  },
  {
    who: 'two books in one transfer',
    other: 'second book',
    types: utr(22),
    steps: [press('together')],
    states: ['received', 'received'],
    mails: ['ready', 'readyByLink'],
    canDownload: true,
  },
  {
    who: 'two books, the statement has the sum',
    other: 'second book',
    types: utr(23),
    statement: [[price + second, utr(23)]],
    steps: [press('together')],
    states: ['received', 'received'],
    mails: ['ready', 'readyByLink'],
    canDownload: true,
    ownerReads: /in place of/,
  },
  {
    who: 'two books, pressed by mistake',
    other: 'second book',
    types: utr(24),
    steps: [press('together'), press('undone')],
    states: ['reported', 'reported'],
    mails: [],
    canDownload: false,
  },
  {
    who: 'two books, paid for one',
    other: 'second book',
    types: utr(25),
    steps: [press('received')],
    states: ['reported', 'received'],
    mails: ['ready'],
    canDownload: true,
  },
  {
    who: 'with the number of another',
    types: utr(1),
    steps: [press('refused')],
    ...refused,
    ownerReads: /cannot settle this order/,
  },
  {
    who: 'with the number of another, and paid',
    types: utr(1),
    steps: [{ typeUtr: utr(27) }],
    ...received,
  },
  {
    who: 'gets the money back',
    types: utr(28),
    steps: [press('received'), press('refunded')],
    states: ['refunded'],
    mails: ['refunded'],
    canDownload: false,
  },
  {
    who: 'money back by mistake',
    types: utr(29),
    steps: [press('received'), press('refunded'), press('undone')],
    ...received,
  },
  {
    who: 'money back, the same number again',
    types: utr(30),
    steps: [press('received'), press('refunded'), { report: utr(30) }, press('refused')],
    ...refused,
    ownerReads: /was returned on/,
  },
  {
    who: 'money back, pays anew',
    types: utr(31),
    steps: [press('received'), press('refunded'), { report: utr(131) }, press('received')],
    ...received,
  },
  { who: 'pressed twice', types: utr(32), steps: [{ pressTwice: 'received' }], ...received },
  {
    who: 'not found, pressed twice',
    types: utr(33),
    steps: [{ pressTwice: 'refused' }],
    ...refused,
  },
  {
    who: 'wrong button, undone',
    types: utr(34),
    steps: [press('received'), press('undone')],
    ...open,
  },
  {
    who: 'wrong button, then the right one',
    types: utr(35),
    steps: [press('refused'), press('undone'), press('received')],
    ...received,
  },
  {
    who: 'address not confirmed',
    isUnverified: true,
    types: utr(40),
    steps: [press('received')],
    ...received,
  },
  {
    who: 'deleted after the sale',
    types: utr(41),
    steps: [press('received'), { do: 'delete the account' }],
    states: ['a sale without a person'],
    mails: [],
    canDownload: false,
  },
  {
    who: 'deleted before',
    types: utr(42),
    steps: [{ do: 'delete the account' }],
    states: [],
    mails: [],
    canDownload: false,
  },
  {
    who: 'the price changed since',
    other: 'old price',
    steps: [press('received')],
    ...received,
    ownerReads: /The price is .+ today/,
  },
  {
    who: 'the book was removed',
    other: 'old book',
    steps: [press('received')],
    states: ['received'],
    mails: ['readyByLink'],
    canDownload: false,
    ownerReads: /no longer sold/,
  },
  {
    who: 'the owner’s phone is lost',
    types: utr(45),
    steps: [{ do: 'end all links' }, press('received')],
    ...received,
  },
  { who: 'nobody has decided', types: utr(46), ...open },
];
