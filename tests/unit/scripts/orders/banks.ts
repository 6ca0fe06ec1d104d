/** A line of a statement, whatever the bank's layout. */
interface Entry {
  day: Date;
  utr: string;
  note: string;
  name: string;
  /** In rupees; negative for money that left the account. */
  amount: number;
  balance: number;
}

interface Layout {
  bank: string;
  /** Lines above the heading. */
  preface?: string[][];
  heading: string[];
  toCells(entry: Entry): string[];
  /** Lines below the last entry. */
  footer?: string[][];
}

const day = new Date('2026-11-26T06:30:00Z');

const entries: Entry[] = [
  { day, utr: '633012345678', note: 'Ebook', name: 'ASHA K', amount: 299, balance: 10_299 },
  { day, utr: '633022222222', note: 'VM-AB34CD', name: 'RAVI', amount: 299, balance: 10_598 },
  { day, utr: '633033333333', note: 'UPI', name: 'BIG BAZAAR', amount: -299, balance: 10_299 },
  { day, utr: '633087654321', note: 'UPI', name: 'MEERA', amount: 199, balance: 1_10_498 },
  { day, utr: '633044444444', note: 'rent', name: 'SUNIL', amount: 12_500, balance: 1_22_998 },
];

/** Of the entries: two are right, one has another amount, and the last one's money left the account. */
export const orders = [
  { reference: 'VM-7K3QX2', utr: '633012345678', state: 'reported' },
  { reference: 'VM-AB34CD', utr: null, state: 'reported' },
  { reference: 'VM-H4J5K6', utr: '633087654321', state: 'reported' },
  { reference: 'VM-9WXYZ2', utr: '633033333333', state: 'reported' },
].map((order) => ({ ...order, id: order.reference, account: order.reference, amount: 299 }));

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');
const dateOf = (date: Date, separator: string, year = 4) =>
  [
    two(date.getUTCDate()),
    two(date.getUTCMonth() + 1),
    String(date.getUTCFullYear()).slice(-year),
  ].join(separator);
const named = (date: Date, separator = ' ') =>
  [two(date.getUTCDate()), months[date.getUTCMonth()], date.getUTCFullYear()].join(separator);

const money = (amount: number) =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = (amount: number) => Math.abs(amount).toFixed(2);
const debit = ({ amount }: Entry, none = '') => (amount < 0 ? money(-amount) : none);
const credit = ({ amount }: Entry, none = '') => (amount > 0 ? money(amount) : none);
const mark = ({ amount }: Entry, [paid, received]: [string, string] = ['DR', 'CR']) =>
  amount < 0 ? paid : received;

/** By the columns that the banks publish, or that their customers show. */
export const layouts: Layout[] = [
  {
    bank: 'SBI',
    preface: [
      ['Account Name', ':', 'MRS SUTRA DEVI'],
      ['Account Number', ':', '_00000038123456789'],
      ['Account Description', ':', 'REGULAR SB CHQ-INDIVIDUALS'],
      ['Interest Rate(% p.a.)', ':', '2.5'],
      ['Balance as on 1 Nov 2026', ':', '10,000.00'],
    ],
    heading: [
      'Txn Date',
      'Value Date',
      'Description',
      'Ref No./Cheque No.',
      '        Debit',
      'Credit',
      'Balance',
    ],
    toCells: (entry) => [
      named(entry.day),
      named(entry.day),
      `BY TRANSFER-UPI/${mark(entry)}/${entry.utr}/${entry.name}/SBIN/asha@ok/${entry.note}--`,
      'TRANSFER FROM 4897694162092',
      debit(entry, ' '),
      credit(entry, ' '),
      money(entry.balance),
    ],
    footer: [['**This is a computer generated statement and does not require a signature.']],
  },
  {
    bank: 'HDFC',
    heading: [
      'Date',
      'Narration',
      'Value Dat',
      'Debit Amount',
      'Credit Amount',
      'Chq/Ref Number',
      'Closing Balance',
    ],
    toCells: (entry) => [
      dateOf(entry.day, '/', 2),
      `UPI-${entry.name}-ASHA@OKICICI-HDFC0001234-${entry.utr}-${entry.note}`,
      dateOf(entry.day, '/', 2),
      debit(entry, '0.00'),
      credit(entry, '0.00'),
      `0000${entry.utr}`,
      money(entry.balance),
    ],
  },
  {
    bank: 'ICICI',
    preface: [
      ['', 'DETAILED STATEMENT'],
      ['', 'Account Number', '', '012301234567 (INR) - SUTRA DEVI'],
      ['', 'Transaction Date from', '01/11/2026', 'to', '28/11/2026'],
    ],
    heading: [
      '',
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
    toCells: (entry) => [
      '',
      '1',
      dateOf(entry.day, '/'),
      dateOf(entry.day, '/'),
      '-',
      `UPI/${entry.utr}/${entry.note}/asha@okaxis/Axis Bank/ICI${entry.utr}abc`,
      debit(entry, '0'),
      credit(entry, '0'),
      plain(entry.balance),
    ],
    footer: [
      ['', 'Legends Used in Account Statement'],
      ['', 'UPI - Unified Payments Interface'],
    ],
  },
  {
    bank: 'Axis',
    preface: [['Name :- SUTRA DEVI'], ['Statement of Account No - 921010012345678']],
    heading: ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    toCells: (entry) => [
      dateOf(entry.day, '-'),
      '-',
      `UPI/P2A/${entry.utr}/${entry.name}/State Ban/${entry.note}`,
      debit(entry, ' '),
      credit(entry, ' '),
      money(entry.balance),
      '123',
    ],
  },
  {
    bank: 'Kotak',
    heading: [
      'Sl. No.',
      'Transaction Date',
      'Value Date',
      'Description',
      'Chq / Ref No.',
      'Amount',
      'Dr / Cr',
      'Balance',
      'Dr / Cr',
    ],
    toCells: (entry) => [
      '1',
      `${dateOf(entry.day, '-')} 12:00:11`,
      dateOf(entry.day, '-'),
      `UPI/${entry.name}/${entry.utr}/${entry.note}`,
      `UPI-${entry.utr}`,
      money(Math.abs(entry.amount)),
      mark(entry),
      money(entry.balance),
      'CR',
    ],
  },
  {
    bank: 'PNB',
    heading: [
      'Txn No.',
      'Txn Date',
      'Description',
      'Branch Name',
      'Cheque No.',
      'Dr Amount',
      'Cr Amount',
      'Balance',
    ],
    toCells: (entry) => [
      'S12345678',
      dateOf(entry.day, '/'),
      `UPI/${mark(entry)}/${entry.utr}/${entry.name}/PUNB/${entry.note}`,
      'DELHI',
      '',
      debit(entry),
      credit(entry),
      `${money(entry.balance)} Cr.`,
    ],
  },
  {
    bank: 'Bank of Baroda',
    heading: ['DATE', 'NARRATION', 'CHQ.NO.', 'WITHDRAWAL (DR)', 'DEPOSIT (CR)', 'BALANCE (INR)'],
    toCells: (entry) => [
      dateOf(entry.day, '-'),
      `UPI/${entry.utr}/12:00:11/UPI/asha@oksbi/${entry.note}`,
      '-',
      debit(entry, '-'),
      credit(entry, '-'),
      `${money(entry.balance)}Cr`,
    ],
  },
  {
    bank: 'Canara',
    heading: [
      'Txn Date',
      'Value Date',
      'Cheque No.',
      'Description',
      'Branch Code',
      'Debit',
      'Credit',
      'Balance',
    ],
    toCells: (entry) => [
      `${dateOf(entry.day, '-')} 12:00:11`,
      named(entry.day),
      '',
      `UPI/${mark(entry)}/${entry.utr}/${entry.name}/CNRB/**asha@okaxis/${entry.note}`,
      '33',
      debit(entry),
      credit(entry),
      money(entry.balance),
    ],
  },
  {
    bank: 'Union',
    heading: ['Date', 'Tran Id', 'Remarks', 'Amount(Rs.)', 'Balance(Rs.)'],
    toCells: (entry) => [
      dateOf(entry.day, '/'),
      'S98765432',
      `UPIAB/${entry.utr}/${mark(entry)}/${entry.name}/UBIN/${entry.note}`,
      `${plain(entry.amount)} (${mark(entry, ['Dr', 'Cr'])})`,
      `${plain(entry.balance)} (Cr)`,
    ],
  },
  {
    bank: 'IDFC First',
    heading: [
      'Transaction Date',
      'Value Date',
      'Particulars',
      'Cheque No.',
      'Debit',
      'Credit',
      'Balance',
    ],
    toCells: (entry) => [
      named(entry.day, '-'),
      named(entry.day, '-'),
      `UPI/MOB/${entry.utr}/${entry.note}`,
      '',
      debit(entry),
      credit(entry),
      money(entry.balance),
    ],
    footer: [['Total', '', '', '', '299.00', '13,297.00', '']],
  },
  {
    bank: 'Yes Bank',
    heading: [
      'Transaction Date',
      'Value Date',
      'Description',
      'Reference Number',
      'Withdrawals',
      'Deposits',
      'Running Balance',
    ],
    toCells: (entry) => [
      dateOf(entry.day, '/'),
      dateOf(entry.day, '/'),
      `UPI/${entry.utr}/From:asha@okaxis/To:sutra@yesbank/${entry.note}`,
      entry.utr,
      debit(entry, '0.00'),
      credit(entry, '0.00'),
      money(entry.balance),
    ],
  },
  {
    bank: 'IndusInd',
    heading: ['Date', 'Type', 'Description', 'Debit', 'Credit', 'Balance'],
    toCells: (entry) => [
      named(entry.day),
      mark(entry, ['Transfer Debit', 'Transfer Credit']),
      `UPI/${entry.utr}/${mark(entry)}/${entry.name}/INDB/${entry.note}`,
      debit(entry, '-'),
      credit(entry, '-'),
      money(entry.balance),
    ],
  },
  {
    bank: 'Federal',
    heading: [
      'Date',
      'Value Date',
      'Particulars',
      'Tran Type',
      'Tran ID',
      'Cheque Details',
      'Withdrawals',
      'Deposits',
      'Balance',
      'DR/CR',
    ],
    toCells: (entry) => [
      named(entry.day, '-').toUpperCase(),
      named(entry.day, '-').toUpperCase(),
      `UPI IN/${entry.utr}/asha@okicici/${entry.note}/0000`,
      'TFR',
      'S12345678',
      '',
      debit(entry),
      credit(entry),
      money(entry.balance),
      'CR',
    ],
  },
  {
    bank: 'Paytm',
    heading: [
      'Date',
      'Time',
      'Transaction Details',
      'Other Transaction Details (UPI ID or A/c No)',
      'Your Account',
      'Amount',
      'UPI Ref No.',
      'Order ID',
      'Remarks',
      'Tags',
      'Comment',
    ],
    toCells: (entry) => [
      dateOf(entry.day, '/'),
      '12:00:11',
      `${mark(entry, ['Paid to', 'Received from'])} ${entry.name}`,
      'asha@ptsbi',
      'State Bank Of India - 89',
      `${entry.amount < 0 ? '-' : '+'}${plain(entry.amount)}`,
      entry.utr,
      '',
      entry.note,
      '#Money Received',
      '',
    ],
  },
  {
    bank: 'PhonePe Business',
    heading: [
      'Transaction Date',
      'Transaction Type',
      'PhonePe Transaction ID',
      'Transaction UTR',
      'Transaction Status',
      'Customer Name',
      'Instrument',
      'Total Transaction Amount (in Rs.)',
      'Total Fees (in Rs.)',
      'Settlement Amount (in Rs.)',
      'Transaction Note',
    ],
    toCells: (entry) => [
      `${dateOf(entry.day, '-')} 12:00:11`,
      mark(entry, ['REFUND', 'PAYMENT']),
      'T2611261200113456789012',
      entry.utr,
      entry.amount < 0 ? 'FAILED' : 'COMPLETED',
      entry.name,
      'UPI',
      plain(entry.amount),
      '0.00',
      plain(entry.amount),
      entry.note,
    ],
  },
  {
    bank: 'Google Pay for Business',
    heading: [
      'Transaction ID',
      'Creation time',
      'Paid via',
      'Type',
      'Amount',
      'Transaction status',
      'Payer',
      'Notes',
    ],
    toCells: (entry) => [
      entry.utr,
      `${named(entry.day)}, 12:00`,
      'UPI',
      mark(entry, ['Debit', 'Credit']),
      `₹${plain(entry.amount)}`,
      'Completed',
      entry.name,
      entry.note,
    ],
  },
  {
    bank: 'BharatPe',
    heading: [
      'DATE',
      'TXN ID',
      'UTR',
      'PAYER NAME',
      'PAYER HANDLE',
      'AMOUNT',
      'TYPE',
      'STATUS',
      'NOTE',
    ],
    toCells: (entry) => [
      `${dateOf(entry.day, '-')} 12:00 PM`,
      'BP1234567890',
      entry.utr,
      entry.name,
      'asha@ybl',
      plain(entry.amount),
      mark(entry, ['PAYOUT', 'PAYMENT RECV']),
      entry.amount < 0 ? 'FAILED' : 'SUCCESS',
      entry.note,
    ],
  },
  {
    bank: 'Airtel Payments Bank',
    heading: [
      'Date',
      'Transaction ID',
      'Transaction Description',
      'Debit(Rs)',
      'Credit(Rs)',
      'Balance(Rs)',
    ],
    toCells: (entry) => [
      named(entry.day),
      entry.utr,
      `UPI/${entry.name}/${entry.note}`,
      debit(entry, '-'),
      credit(entry, '-'),
      money(entry.balance),
    ],
  },
  {
    bank: 'IPPB',
    heading: ['Date', 'Particulars', 'Transaction ID', 'Withdrawal', 'Deposit', 'Balance'],
    toCells: (entry) => [
      dateOf(entry.day, '-'),
      `UPI/${mark(entry)}/${entry.utr}/${entry.name}/IPOS/${entry.note}`,
      'M123456',
      debit(entry, '0.00'),
      credit(entry, '0.00'),
      `${money(entry.balance)} CR`,
    ],
  },
  {
    bank: 'AU',
    preface: [['Account Type', 'AU Savings Deposit Account', 'Currency', 'INR']],
    heading: [
      'Transaction Date',
      'Value Date',
      'Description/Narration',
      'Cheque/Reference No.',
      'Debit (₹)',
      'Credit (₹)',
      'Balance (₹)',
    ],
    toCells: (entry) => [
      named(entry.day),
      named(entry.day),
      `UPI/${mark(entry)}/${entry.utr}/${entry.name}/AUBL/${entry.note}`,
      `AUC${entry.utr}`,
      debit(entry, '-'),
      credit(entry, '-'),
      money(entry.balance),
    ],
  },
];

export function statementOf(
  { preface = [], heading, toCells, footer = [] }: Layout,
  separator = ',',
): string {
  const toCell = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  return [...preface, heading, ...entries.map(toCells), ...footer]
    .map((cells) => cells.map(toCell).join(separator))
    .join('\r\n');
}
