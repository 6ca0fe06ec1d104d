/** What `npm run orders` says to the owner. */
export const orderCommand = {
  usage: `npm run orders -- <command>

  list      [--state reported|received|refused|refunded]
  show      <reference or UTR>
  received  <reference or UTR> [--book <key>] [--yes]   you see the money in your bank’s app
  refused   <reference or UTR> [--yes]                  you have looked, and it is not there
  refund    <reference or UTR> [--yes]                  you have paid it back
  undo      <reference or UTR> [--yes]                  the last of these was a mistake
  mail      <reference>        sends new links to you, and ends the older ones to this order
  mail      --all              ends all older links that you had, and sends a new one that finds any order
  match     <statement.csv> [--yes]   looks for references and UTRs in a statement of your bank

A reference begins with VM-. The buyer gets a mail two to fifteen minutes after a decision.`,
  columns: ['Reference', 'State', 'Amount', 'Book', 'UTR', 'Reported (UTC)', 'Decided (UTC)'],
  none: 'No orders found.',
  noStore: 'This site stores nothing, so it has no orders. See DATA_DIR in .env.example.',
  notFound: 'No order and no buyer fits {typed}.',
  several: 'Several orders fit {typed}. Give the reference of one.',
  buyer: 'Buyer: {name}, {email}',
  unverified: '(email not confirmed)',
  unreported: 'The buyer has not reported a payment of {amount} for {title}.',
  confirm: {
    received: 'Do you see {amount} in your bank’s app? (y/N) ',
    refused: 'Have you looked, and it is not there? (y/N) ',
    refunded: 'Have you paid {amount} back? (y/N) ',
    undone: 'Undo the last decision about it? (y/N) ',
    match: 'Mark these {n} as received? (y/N) ',
  },
  addYes: 'Nothing was changed. Add --yes to do it.',
  done: '{reference}: {state}',
  byHand: 'The site has no file of this book: send it on WhatsApp.',
  changed: 'Nothing was changed: {reference} is {state}, and this cannot be decided about it.',
  needsBook: 'Nothing was changed: the buyer chose no book. Add --book with one of: {books}',
  mailed: 'New links to {reference} are on their way to {owners}. Older ones have ended.',
  ended:
    'All older links of owners have ended, to orders and to the search. Those of buyers still work.',
  mailedAll: 'A new link, which finds any order, is on its way to {owners}.',
  link: 'MAIL_URL is not set, so no mail was sent. This is the link, do not share it:\n{link}',
  statement: {
    noFile: 'There is no file {path}.',
    noCsv:
      '{path} is no CSV file. Open it in Excel or Google Sheets, choose "Save as" or "Download", take CSV, and give that file.',
    none: 'No open order is in this statement. The file was not kept.',
    matched: 'In the statement, with the right amount:',
    wrongAmount: 'In the statement, with another amount. Look at these yourself:',
  },
  failed: 'The store of orders did not work ({code}). Nothing may have been changed.',
} as const;
