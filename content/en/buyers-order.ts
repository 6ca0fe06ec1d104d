/** What a buyer reports of a payment, and reads of it on the book's card and under the own name. */
export const buyersOrder = {
  field: {
    label: 'UTR, 12 digits (optional)',
    /** Where the book can be paid for from abroad, too. */
    labelAbroad: 'UTR, 12 digits, or payment ID (optional)',
    hint: 'Your payment app shows this number with each payment. With it the teacher finds your payment quickly.',
    read: 'This number will be sent: {number}',
    check: 'We find no UTR of 12 digits in this. Correct it, or report it all the same.',
    notice: 'The number is for finding your payment alone, and is erased after {keepUtrDays} days.',
    privacy: 'Privacy',
  },
  paid: 'I have paid',
  busy: 'Reporting…',
  done: {
    title: 'Your payment is reported',
    text: 'The teacher looks for it and answers within {replyHours} on working days. Your reference is {reference}.',
  },
  failed: {
    title: 'Your report did not arrive',
    texts: {
      signedOut: 'You are logged out. Log in and report it again, or send it on WhatsApp.',
      limited: 'You have reported this too many times today. Please write on WhatsApp.',
      other: 'Report it again, or send it on WhatsApp. Do not pay again.',
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
      'You reported the payment on {since}. Please do not pay again. The teacher answers by {answerBy}. Your reference is {reference}.',
    received: 'Your payment has arrived. You can download this ebook again at any time.',
    byHand:
      'Your payment has arrived. The teacher sends you the ebook on WhatsApp. Your reference is {reference}.',
    refused:
      'The teacher has not found your payment. Did you pay? Send the screenshot with its UTR on WhatsApp. Your reference is {reference}.',
    refunded:
      'The money for this ebook was returned on {since}, so it can no longer be downloaded. Your reference is {reference}.',
  },
  download: 'Download',
  /** The name of a book that was not chosen, or is no longer sold. */
  ebook: 'Ebook',
  chat: 'Ask on WhatsApp',
  message:
    'Namaste! I have a question about my payment for the ebook {title}. My name is {name}, my reference is {reference}.',
} as const;
