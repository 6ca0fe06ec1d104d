import { notedPayments } from './noted-payments';
import { orderPresses } from './order-presses';
import { orderWarnings } from './order-warnings';

/** Orders: mails to the owner and to the buyer, and the page that a link in a mail opens. */
export const orders = {
  ownersMail: {
    report: {
      subject: '{reference}: “{name}” reports a payment of {amount}',
      text: `“{name}” ({email}) says that {amount} is paid for {title}.

Reference: {reference}
UTR: {utr}
Reported: {time}{warnings}

1. Look for {amount} in your bank’s app. Search for the UTR first: banks often drop the note with the reference. A UTR alone proves nothing, as it may be of another payment. Only the money that you see counts.
2. Open this page, tick the box and press the button:
{link}

If somebody has only sent a screenshot on WhatsApp, type its reference or UTR here:
{search}

Both links are for you alone: do not forward this mail.`,
    },
    noUtr: 'not given',
    noBook: 'an ebook that was not chosen',
    noAmount: 'an ebook’s price',
    warnings: orderWarnings,
    done: {
      subjects: {
        received: '{reference}: payment received',
        refused: '{reference}: payment not received',
        refunded: '{reference}: money returned',
        undone: '{reference}: decision undone',
      },
      texts: {
        received: '{by} marked the payment of {amount} for {title} as received.',
        refused: '{by} marked the payment of {amount} for {title} as not received.',
        refunded: '{by} marked the {amount} for {title} as returned.',
        undone: '{by} has undone the last decision about {title}.',
      },
      undone: {
        subject: '{reference}: “{decision}” undone',
        text: '{by} has undone “{decision}” for {title}, {amount}.',
      },
      now: 'Its state is now: {state}.',
      buyer: {
        told: 'The buyer gets a mail two minutes later, unless this is undone before that.',
        knows: 'The buyer has had a mail that says so, and gets no other one.',
        corrected: 'The buyer has had a mail about it, and gets one that corrects it.',
        unheard: 'The buyer has heard nothing of it, and gets no mail.',
      },
      byHand: 'The buyer cannot download this book here: send it on WhatsApp.',
      terminal: 'Somebody at the terminal',
      text: `{what}

Order: {reference}, “{name}” ({email})
When: {time}{notes}

{lead}
{link}`,
      mistake: 'Was that a mistake? Undo it here:',
      page: 'The page of the order:',
    },
    list: {
      subjects: {
        digest: 'New payments waiting for you: {n}',
        reminder: 'Payments waiting for 20 hours: {n}',
      },
      texts: {
        digest:
          'More than five payments are waiting for your decision, so new reports come together, once an hour. The newest first:',
        reminder: 'Buyers were promised an answer within {hours}. These are still waiting:',
      },
      more: 'And {n} more: {references}',
      line: `{reference}: {amount}, {title}, “{name}”, UTR {utr}, {time}
{link}`,
      text: `{lead}

{lines}

Each page says what to look for. It asks you to tick a box before anything is done. Reference or UTR of another order:
{search}`,
    },
    linksAgain: {
      subject: '{reference}: your links again',
      text: `The links to this order were requested again at the terminal. The buyer gets no mail about that.

Order: {reference}, “{name}” ({email})
Book: {title}, {amount}
UTR: {utr}
State: {state}

The page of the order:
{link}

Any other order:
{search}

Both links are for you alone: do not forward this mail.`,
    },
    links: {
      subject: 'A new link to your orders',
      text: `All older links to orders and to the search have ended, because new ones were requested at the terminal. Those of buyers still work.

Type the reference or the UTR of any order here:
{search}

The link is for you alone: do not forward this mail.`,
    },
  },

  noted: notedPayments,

  buyersMail: {
    ready: {
      subject: 'Your ebook is ready: {title}',
      text: `Namaste,

The teacher has received your payment of {amount} for {title}. Thank you!

Your ebook is ready:
1. Open {books}
2. Log in as {email}.
3. Press “Download” under the book.
{link}
You can download it again at any time. Your reference is {reference}.

Is something wrong? Reply to this mail, or write on WhatsApp: {chat}`,
      link: `
Without a login, until {day}:
{address}
`,
    },
    readyByLink: {
      subject: 'Your ebook is ready: {title}',
      text: `Namaste,

The teacher has received your payment of {amount} for {title}. Thank you!

Your ebook is ready. This page works until {day}. Press “Download” there and keep the file, because the book is no longer sold on the site:
{address}

Your reference is {reference}. Give it if you need the file again later.

Is something wrong? Reply to this mail, or write on WhatsApp: {chat}`,
    },
    byHand: {
      subject: 'Your payment has arrived: {title}',
      text: `Namaste,

The teacher has received your payment of {amount} for {title}. Thank you!

The ebook comes to you on WhatsApp within {hours} on working days. Your reference is {reference}.

Has it not come? Reply to this mail, or write on WhatsApp: {chat}`,
    },
    refused: {
      subject: 'Your payment was not found: {title}',
      text: `Namaste,

You told us that {amount} is paid for {title}. The teacher has looked for the payment and has not found it. Your reference is {reference}.

Did you pay? Send the screenshot with its 12-digit UTR on WhatsApp, and the teacher looks again: {chat}
If your bank took the money and the payment failed, the bank gives it back by itself within a few days.
If you did not pay, you need not do anything.`,
    },
    refunded: {
      subject: 'Your money was returned: {title}',
      text: `Namaste,

The teacher has returned {amount} to you for {title}, so it can no longer be downloaded. Your reference is {reference}.

Has the money not arrived, or did you not ask for it? Reply to this mail, or write on WhatsApp: {chat}
The terms: {terms}`,
    },
    undone: {
      subject: 'Your payment is being checked again: {title}',
      text: `Namaste,

We are sorry: the last mail about {title} was sent by mistake. The teacher is checking your payment of {amount} once more, and you will get a new mail after that. Your reference is {reference}.

If you have a question, reply to this mail, or write on WhatsApp: {chat}`,
    },
  },

  page: {
    title: 'Order {reference}',
    searchTitle: 'Find an order',
    facts: {
      book: 'Book',
      amount: 'Amount',
      buyer: 'Buyer',
      utr: 'UTR',
      reported: 'Reported',
      state: 'State',
      decided: 'Decided',
    },
    states: {
      reported: 'Reported by the buyer, not decided',
      received: 'Payment received',
      refused: 'Payment not received',
      refunded: 'Money returned',
      none: 'Not reported by the buyer',
    },
    decidedBy: '{time}, {by}',
    write: 'Write to the buyer',
    look: 'Look for {amount} in your bank’s app. Search for the UTR first: banks often drop the note with the reference. Only the money that you see counts.',
    otherPrice: 'The price is {price} today. When the buyer reported, it was {amount}.',
    notSold: 'This book is no longer sold on your site. The order stays as it was.',
    choose: 'Which book is it?',
    otherUtr: 'UTR of the other payment that you see',
    forms: {
      received: { box: 'I see {amount} in my bank’s app', button: 'Payment received' },
      refused: { box: 'I have looked, and it is not there', button: 'Not received' },
      refunded: { box: 'I have returned {amount}', button: 'Money returned' },
      undone: { box: 'The last decision was a mistake', button: 'Undo' },
    },
    after: {
      received: 'Two minutes later the buyer gets a mail and can download the ebook.',
      byHand:
        'Two minutes later the buyer gets a mail saying that you send the ebook on WhatsApp: it cannot be downloaded here.',
      refused: 'Two minutes later the buyer gets a mail that asks for the screenshot.',
      refunded: 'The buyer is told, and can no longer download the ebook.',
      undone: 'If you undo it within two minutes, the buyer hears nothing of it.',
    },
    ...orderPresses,
    failed: 'Nothing was changed: the site cannot store anything right now. Try again in a minute.',
    other: 'Another order',
    searchLabel: 'Reference or UTR',
    searchHint:
      'Such as {example}, or the 12 digits of the UTR. You can paste a whole note, message or mail.',
    searchButton: 'Find',
    notFound:
      'Nothing was found for “{typed}”. Please check it: a reference begins with {prefix} and never has {letters}. A UTR is found only if the buyer has typed it here.',
    several: 'Several orders fit. Choose one:',
    ended: {
      title: 'This link has ended',
      text: 'Links to orders end after some time, and when the owner of the site ends them. This command sends the owner a new one:',
      buyer: 'Are you the buyer? Log in on the Books page: you can download what you bought there.',
      books: 'See the books',
    },
    buyer: {
      title: 'Your ebook',
      text: 'Reference {reference}. This page works until {day}. After that, log in on the Books page.',
      download: 'Download',
      paused:
        'This ebook cannot be downloaded now. Write to us, and give your reference {reference}.',
      noFile: 'The teacher sends you this ebook on WhatsApp. Your reference is {reference}.',
      chat: 'Ask on WhatsApp',
      chatText: 'Namaste! I have a question about my ebook. My reference is {reference}.',
    },
  },

  /** What the site stores of an order, as its buyer reads it. */
  data: {
    kind: 'Order',
    labels: {
      title: 'Book',
      amount: 'Amount',
      utr: 'UTR',
      statement: 'In the bank statement',
      orderState: 'State',
      reportedAt: 'Reported on',
      decidedAt: 'Decided on',
    },
    states: {
      reported: 'The teacher is checking the payment',
      received: 'Payment received',
      refused: 'Payment not found',
      refunded: 'Money returned',
    },
  },

  /** What the address of a file answers without one. */
  file: {
    title: 'No download here',
    refused:
      'This ebook is for those who bought it. Log in on the Books page, and press “Download” there.',
    none: 'The file of this ebook is not here. Please write to the teacher.',
    enough: 'You have downloaded twenty files today. Please come back tomorrow.',
    busy: 'The site cannot look it up right now. Please try again in a minute.',
    books: 'See the books',
  },
} as const;
