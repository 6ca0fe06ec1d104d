import { type InAnyLanguage } from '../shape';

/** Paying: the button on the card, the purchase dialog, the payment dialog after the profile. */
export const payment = {
  button: {
    login: 'Login to Buy ({price})',
    incomplete: 'Complete Profile First',
    buy: 'Buy via UPI ({price})',
    /** While a dialog is fetched. */
    busy: 'Opening…',
  },
  /** Under the button, once a screenshot was submitted in this browser. */
  submitted: {
    text: 'On {date} you told us that you submitted your payment screenshot. Your reference is {reference}.',
    wait: 'If you have paid, please do not pay again. If the ebook has not come within {replyHours} hours, write to the teacher.',
    chat: 'Ask on WhatsApp',
    message:
      'Namaste! On {date} I submitted the payment screenshot for the ebook {title}. My reference is {reference}. The ebook has not come yet.',
  },
  upi: {
    label: 'UPI ID',
    copy: 'Copy UPI ID',
    copied: 'UPI ID Copied!',
    failed: {
      title: 'Copy it by hand',
      text: 'Your browser did not allow copying. Press and hold the UPI ID to select it.',
    },
  },
  purchase: {
    title: 'Buy the ebook',
    close: 'Close',
    byline: 'Ebook, by {author}',
    qrLabel: 'QR code that pays {price} to {upi}',
    save: 'Save QR as an image',
    saveFailed: {
      title: 'The QR was not saved',
      text: 'Take a screenshot of it instead: UPI apps can read that too.',
    },
    stepsLabel: 'How it works',
    steps: [
      'Pay {price} to the UPI ID: scan the QR in any UPI app, or save it and pick it from your gallery.',
      'Take a screenshot of the payment.',
      'Send it on WhatsApp to {phone}. The ebook reaches you within {hours} hours.',
    ],
    pay: 'Pay via UPI',
    noApp: 'No UPI app opened? On a computer or an iPhone, scan the QR with your phone instead.',
    help: {
      title: 'Payment refused? What to do',
      steps: [
        'Some apps say “limit exceeded”, “risky” or “not allowed” when a payment starts from a link. Nothing was taken.',
        'Save the QR, open your UPI app, choose Scan, then Gallery.',
        'Or paste the UPI ID, type {amount}, and add the note {reference}.',
      ],
    },
    contact: 'Contact via WhatsApp',
    message:
      'Namaste! I want to buy the ebook {title} for {price}. My reference is {reference}. Here is the screenshot of my payment:',
  },
  dialog: {
    title: 'Complete Your Payment',
    close: 'Close',
    lead: 'Your profile is saved. You can pay now, or later from the book’s page.',
    book: 'Ebook',
    choose: 'Choose your ebook',
    price: 'See its price on the Books page',
    leadWithReference:
      'Your profile is saved (reference {reference}). You can pay now, or later from the book’s page.',
    reference: 'Payment reference',
    referenceNote: 'Write it in the note of your payment.',
    left: 'Time left',
    more: 'Add {time}',
    /** Said aloud now and then. */
    announcement: '{time} left',
    qrLabel: 'QR code that pays to {upi}',
    steps: [
      'Open any UPI app and scan the QR, or copy the UPI ID.',
      'Type the price of your book and pay.',
      'Take a screenshot that shows the transaction number (UTR).',
      'Send the screenshot with the form below.',
    ],
    /** The last step where the owner has no form. */
    sendByChat: 'Send the screenshot on WhatsApp with the button below.',
    chatMessage: 'Namaste! Here is the screenshot of my payment.',
    form: 'Submit the payment screenshot',
    submitted: 'I have submitted the payment screenshot',
    confirmation: {
      title: 'Payment Submitted',
      text: 'Thank you. The teacher checks every payment by hand and sends your ebook on WhatsApp within {hours} hours.',
      continue: 'Continue',
    },
    expired: { title: 'Payment Time Expired', text: 'Please restart the payment process.' },
  },
} as const;

export type PaymentWords = InAnyLanguage<typeof payment>;
