/** What the page of an order says about a press, before and after it. */
export const orderPresses = {
  /** The box of “received” where several payments have come that are the price together. */
  parts: 'I see {parts} in my bank’s app, together {amount}',
  /** One payment for several orders of the same buyer. */
  together: {
    box: 'I see {amount} in my bank’s app, as one payment for all of these',
    both: 'Send both',
    all: 'Send all {n}',
    note: 'Two minutes later the buyer gets a mail about each. Undo on one of their pages takes all of them back.',
    undo: 'It was one press for {references}, too. Undo takes all of them back.',
  },
  /** What a press has done. */
  done: {
    received: 'Done: the payment is marked as received.',
    together: 'Done: one payment is marked as received for {references}.',
    refused: 'Done: the payment is marked as not received.',
    refunded: 'Done: the money is marked as returned.',
    undone: 'Done: the last decision is taken back.',
    asked: 'Done: the buyer gets a mail that asks for the rest.',
    returned: 'Done: it is noted as returned.',
  },
  /** Why a press has changed nothing. */
  refusals: {
    noTick: 'Nothing was changed: tick the box first.',
    'no-book': 'Nothing was changed: choose the book first.',
    changed:
      'Nothing was changed. This order has been decided since: “{state}”. This page shows it as it is now.',
    spent:
      'Nothing was changed: the payment with this UTR is used up. See below what it settled. Do you see another payment? Type its UTR.',
    half: 'Only some of these orders were changed, as another one has been changed since this page was opened. Look at each of them.',
    reportedAgain:
      'Nothing was changed: the buyer has reported the payment again since. This page shows it as it is now.',
  },
} as const;
