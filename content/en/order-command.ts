/** What `npm run orders` says to the owner. */
export const orderCommand = {
  usage: `npm run orders -- <command>

  list      [--state reported|received|refused|refunded] [--name <part of a name or an address>]
  month     2026-12 [--csv]      what came and went back, day by day; --csv > december.csv for a spreadsheet
  show      <reference or UTR>   finds them in a note, a message or a mail, too
  show      <copy.pdf>           finds the order of a marked copy of an ebook
  received  <reference or UTR> [--book <key>] [--utr <number>] [--yes]   you see the money in your bank’s app
  refused   <reference or UTR> [--yes]                  you have looked, and it is not there
  refund    <reference or UTR> [--yes]                  you have paid it back
  undo      <reference or UTR> [--yes]                  the last of these was a mistake
  ask       <reference> [--yes]   another amount came: asks the buyer by mail for the rest
  returned  <reference> [--yes]   another amount, or one too many, came: you have paid it back
  mail      <reference>        sends you the links to this order again, and nothing to the buyer
  mail      --all              ends all older links that you had, and sends a new one that finds any order
  match     <statement.csv> [--yes]   looks for references and UTRs in a statement of your bank

A reference begins with VM-. The buyer gets a mail two to fifteen minutes after a decision.`,
  columns: [
    'Reference',
    'State',
    'Amount',
    'Book',
    'UTR',
    'Buyer',
    'Reported',
    'Decided',
    'Also came',
  ],
  alsoCame: { 'wrong-amount': '{paid} (another amount)', 'too-much': '{paid} (once more)' },
  none: 'No orders found.',
  /** The day of the calendar in the time zone of the site. */
  month: {
    columns: ['Day', 'Reference', 'Book', 'Buyer', 'Came', 'Returned'],
    deleted: 'account deleted',
    total: 'Total',
    left: 'Left',
    none: 'Nothing came and nothing went back in {month}.',
    wrong: '{typed} is no month. Write the year and the month: 2026-12.',
  },
  noStore: 'This site stores nothing, so it has no orders. See DATA_DIR in .env.example.',
  notFound: 'No order and no buyer fits {typed}.',
  noMark:
    '{path} has no mark at its end. Look for a reference such as VM-7K3QX2 at the bottom of its first page, and give that.',
  several: 'Several orders fit {typed}: see above. Give the reference of one.',
  buyer: 'Buyer: {name}, {email}',
  unverified: '(email not confirmed)',
  unreported: '{reference}: the buyer has not reported a payment of {amount} for {title}.',
  confirm: {
    received: 'Do you see {amount} in your bank’s app? (y/N) ',
    refused: 'Have you looked, and it is not there? (y/N) ',
    refunded: 'Have you paid {amount} back? (y/N) ',
    undone: 'Undo the last decision about it? (y/N) ',
    asked: 'Ask the buyer for the missing {rest}? (y/N) ',
    returned: 'Have you paid {paid} back? (y/N) ',
    match: 'Mark these {n} as received? (y/N) ',
    together: 'Did {amount} pay for {references}? Mark them all as received? (y/N) ',
  },
  addYes: 'Nothing was changed. Add --yes to do it.',
  addAnswer:
    'Nothing was changed about these: run the command at a terminal, where you can answer.',
  done: '{reference}: {state}',
  byHand: 'The site has no file of this book: send it on WhatsApp.',
  notTogether:
    'Not all of these were changed: another owner has just changed one of them, or the payment is used up: {references}. Look at each: npm run orders -- show VM-…',
  changed: 'Nothing was changed: {reference} is {state}, and this cannot be decided about it.',
  spent:
    'Nothing was changed: the payment is used up{what}. Do you see another payment? Add --utr with its UTR.',
  noted: {
    'wrong-amount': 'Another amount came on {day}: {paid} ({narration})',
    'too-much': 'Paid once more on {day}: {paid} ({narration})',
  },
  nothingNoted:
    'Nothing was changed: no statement has shown another amount for {reference}, or one too many.',
  asked: '{reference}: a mail that asks for {rest} is on its way to the buyer.',
  returned: '{reference}: {paid} is noted as returned.',
  needsBook: 'Nothing was changed: the buyer chose no book. Add --book with one of: {books}',
  mailed: 'Links to {reference} are on their way to {owners}. The buyer gets no mail.',
  ended:
    'All older links of owners have ended, to orders and to the search. Those of buyers still work.',
  mailedAll: 'A new link, which finds any order, is on its way to {owners}.',
  link: 'MAIL_URL is not set, so no mail was sent. This is the link, do not share it:\n{link}',
  statement: {
    noFile: 'There is no file {path}.',
    noCsv:
      '{path} is no CSV file. Open it in Excel or Google Sheets, choose "Save as" or "Download", take CSV, and give that file.',
    empty:
      'Nothing could be read in {path}, and nothing was changed: no row names the columns, with a date and the money that came in (Credit, Deposit or Amount). Give the file as the bank made it.',
    cut: 'Excel has cut the numbers in {path} (such as 4.12346E+11), and nothing was changed: give the file as the bank made it, before Excel opened it.',
    unread:
      '{n} rows have more cells than their heading, so their amounts cannot be told. Look at them yourself.',
    columns: ['Reference', 'State', 'Price', 'Paid on', 'Paid', 'In the statement'],
    settledOn: 'settled {reference} on {day}',
    paidBackOn: 'returned on {day}',
    deleted: 'the order of a deleted account',
    none: 'No open order is in this statement. The file was not kept.',
    matched: 'In the statement, with the right amount:',
    wrongAmount:
      'In the statement, with another amount. Look at these yourself, then: npm run orders -- ask VM-… (for the rest), received VM-…, or returned VM-…',
    parts:
      'Several payments for one order, the price together. Look at these, and mark the order: npm run orders -- received VM-…',
    several:
      'One payment for several orders. Look which one it has paid, and mark that: npm run orders -- received VM-…',
    tooMuch:
      'Paid once more, for an order that is paid already. Return it to the buyer, then: npm run orders -- returned VM-…',
    together: 'One payment of one buyer for several orders, with the right sum:',
    settled: 'In the statement, and decided before:',
  },
  failed: 'The store of orders did not work ({code}). Nothing may have been changed.',
} as const;
