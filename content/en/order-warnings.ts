/** What the owner is told to look at before deciding about an order. */
export const orderWarnings = {
  unverified: 'Careful: this person has not confirmed the email address.',
  usedUtr: 'Careful: another order has the same UTR: {references}.',
  spentUtr:
    'Careful: the payment with this UTR settled {reference} on {day}. It cannot settle this order, too.',
  spentByDeleted:
    'Careful: the payment with this UTR settled the order of a deleted account on {day}. It cannot settle this order, too.',
  utrPaidBack:
    'Careful: the payment with this UTR was returned on {day}. Only a new payment settles this order.',
  paidBack:
    'Careful: the money for this order was returned on {day}. Look for a new payment since then.',
  wrongAmount: 'The statement of your bank has {paid} on {day}, in place of {amount}.',
  tooMuch: 'The statement of your bank has {paid} once more on {day}: pay that back to the buyer.',
  moreOrders:
    'The same buyer has also reported {references}. If {amount} came in one payment for all of them, the page of the order has a button for that.',
  oldUtr: 'Careful: by its digits, this UTR is from {day}, before the account was made.',
} as const;
