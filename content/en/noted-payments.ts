/** What came for an order and has not settled it: the ways out of the owner, and the mail to the buyer. */
export const notedPayments = {
  /** To the buyer. */
  rest: {
    subject: 'Please pay {rest} more for your ebook: {title}',
    text: `Namaste,

The teacher has received {paid} from you for {title}. The ebook costs {amount}, so {rest} is still to be paid. Your reference is {reference}.

Please pay {rest} in your UPI app to the same UPI ID, with {reference} as the note, and send the screenshot on WhatsApp: {chat}
If you do not want the ebook at this price, tell the teacher on WhatsApp, and the teacher returns {paid} to you.`,
  },
  forms: {
    asked: {
      box: 'Ask the buyer for the missing {rest}',
      button: 'Ask for the rest',
      note: 'The buyer gets a mail with the amount and the reference, once.',
    },
    returned: {
      box: 'I have returned {paid} to the buyer',
      button: 'Payment returned',
      note: 'It is noted as returned, and no longer settles an order. The buyer gets no mail about it.',
    },
  },
} as const;
