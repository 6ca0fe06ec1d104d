/** What a buyer reports of a payment, and reads of it on the book's card and under the own name. */
export const buyersOrder = {
  field: {
    label: 'UTR, 12 digits (optional)',
    /** Where the book can be paid for from abroad, too. */
    labelAbroad: 'UTR, 12 digits, or payment id (optional)',
    hint: 'Your payment app shows it. With it the teacher finds your payment at once.',
    check: 'A UTR has 12 digits, this is another number. You can report it all the same.',
    notice: 'The number is for finding your payment alone, and is erased after {keepUtrDays} days.',
    privacy: 'Privacy',
  },
  paid: 'I have paid',
  busy: 'Reporting…',
  done: {
    title: 'Your payment is reported',
    text: 'The teacher looks for it and answers within {replyHours}. Your reference is {reference}.',
  },
  failed: {
    title: 'Your report did not arrive',
    texts: {
      signedOut: 'You are logged out. Log in and report it again, or send it on WhatsApp.',
      limited: 'It was reported too often today. Please write on WhatsApp.',
      other: 'Report it again, or send it on WhatsApp. Nothing has to be paid again.',
    },
    reference: 'Your reference is {reference}.',
    again: 'Report it again',
    chat: 'Send it on WhatsApp',
  },
  states: {
    sending: 'Your report of the payment is on its way. Your reference is {reference}.',
    unreported:
      'Your report of the payment did not arrive. Send the screenshot on WhatsApp, or open the payment and report it again. Your reference is {reference}.',
    reported:
      'You reported the payment on {since}. The teacher answers by {answerBy}. Your reference is {reference}.',
    received: 'Your payment has arrived. You can download this ebook again at any time.',
    byHand:
      'Your payment has arrived. The teacher sends you the ebook on WhatsApp. Your reference is {reference}.',
    refused:
      'The teacher has not found your payment. Did you pay? Send the screenshot with its UTR on WhatsApp. Your reference is {reference}.',
    refunded:
      'This ebook was paid back on {since}, so it can be downloaded no more. Your reference is {reference}.',
  },
  download: 'Download',
  /** The name of a book that was not chosen, or is no longer sold. */
  ebook: 'Ebook',
  chat: 'Ask on WhatsApp',
  message:
    'Namaste! I have a question about my payment for the ebook {title}. My name is {name}, my reference is {reference}.',
} as const;
