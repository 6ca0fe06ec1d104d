import { reported } from './reported';

/** Paying: the button on the card, the purchase dialog, the payment dialog after the profile. */
export const payment = {
  button: {
    login: 'Login to Buy ({price})',
    incomplete: 'Complete Profile First',
    buy: 'Buy via UPI ({price})',
    /** Once the payment is reported. */
    again: 'See the payment again',
    /** While a dialog is fetched. */
    busy: 'Opening…',
  },
  reported,
  /** What a buyer may rely on: on the card, and in the purchase dialog below the price. */
  promise: {
    arrives: '{ebookArrives}',
    refund: {
      by: 'refund',
      anyReason: 'Money back for any reason: write within {askWithinDays}.',
      statedReasons:
        'Money back if it never comes, will not open, or is not as described: write within {askWithinDays}.',
    },
    terms: 'Terms',
    abroad: 'Pay from outside India',
  },
  upi: {
    label: 'UPI ID',
    copy: 'Copy UPI ID',
    copied: 'UPI ID Copied!',
    failed: {
      title: 'Copy it yourself',
      text: 'Your browser did not allow copying. Press and hold the UPI ID to select it.',
    },
    reference: 'Payment reference',
    /** One of the instructions; the second where the owner has no form. */
    screenshot: {
      formOrChat:
        'Send a screenshot that shows the 12-digit UTR (the payment number in your UPI app): on WhatsApp to {number}, or with the form.',
      chat: 'Send a screenshot that shows the 12-digit UTR (the payment number in your UPI app) on WhatsApp to {number}.',
    },
    form: 'Submit the payment screenshot',
    chat: 'Send it on WhatsApp',
    message:
      'Namaste! I am buying the ebook {title}. My name is {name}, my reference is {reference}. Here is the screenshot of my payment. Its UTR (12 digits): ',
  },
  purchase: {
    title: 'Buy the ebook',
    close: 'Close',
    back: 'Back to the payment',
    byline: 'Ebook, by {author}',
    receiver: 'Your UPI app shows the receiver {payee}.',
    qrLabel: 'QR code that pays {price} to {upi}',
    save: 'Save QR as an image',
    saved: 'The QR is saved as an image.',
    /** Where the browser of an app may have saved none. */
    hold: 'Not in your gallery? Press and hold the QR to save it, or take a screenshot.',
    saveFailed: {
      title: 'The QR was not saved',
      text: 'Take a screenshot of it instead: UPI apps can read that too.',
    },
    stepsLabel: 'How it works',
    /** The sentence about the screenshot stands before the last one. */
    steps: [
      'Pay {price} to the UPI ID: scan the QR in any UPI app, or save it and pick it from your gallery.',
      'Take a screenshot of the payment.',
      'Receive the ebook within {hours}.',
    ],
    pay: 'Pay via UPI',
    noApp: 'No UPI app opened? On a computer or an iPhone, scan the QR with your phone instead.',
    help: {
      title: 'Payment refused? What to do',
      personal: [
        'Some apps say “limit exceeded”, “risky” or “not allowed” when a payment starts from a link. No money was taken.',
        'Save the QR, open your UPI app, choose Scan, then Gallery.',
        'Or paste the UPI ID, type {amount}, and add the note {reference}.',
      ],
      business: [
        'Try another UPI app, or scan the QR with any of them.',
        'Or paste the UPI ID, type {amount}, and add the note {reference}.',
      ],
    },
    contact: 'Contact via WhatsApp',
  },
  dialog: {
    title: 'Complete Your Payment',
    close: 'Close',
    lead: 'Your profile is saved. Pay now, or later from the Books page.',
    book: 'Ebook',
    choose: 'Choose your ebook',
    /** Leads to the purchase dialog, which shows the amount, and back. */
    showPrice: 'Show the QR with the amount filled in',
    /** To a business UPI ID, whose link no app refuses. */
    business: 'There, press Pay via UPI: your UPI app opens with the amount filled in.',
    /** On a phone, which cannot scan what it shows. */
    gallery: 'Then open your UPI app, choose Scan, then Gallery, and pick the QR.',
    phoneStep: 'Copy the UPI ID or save the QR, and open your UPI app.',
    referenceNote:
      'The QR has it already. If you copy the UPI ID, write this reference in the note.',
    left: 'Time left',
    more: 'Add {time}',
    /** Said aloud now and then. */
    announcement: '{time} left',
    qrLabel: 'QR code that pays to {upi}',
    /** The sentence about the screenshot follows. */
    steps: [
      'Open any UPI app and scan the QR, or copy the UPI ID.',
      'Type the amount that the book’s card shows beside “You pay by UPI”, and pay.',
      'Take a screenshot of the payment.',
    ],
    submitted: 'I have submitted the payment screenshot',
    confirmation: {
      title: 'Payment Submitted',
      text: 'Thank you. The teacher checks every payment. {ebookArrives}',
      reference: 'Your reference is {reference}. To see it again, press your name on any page.',
      /** To a chat of the buyer's own choice. */
      send: 'Send yourself the reference',
      sendMessage: 'My payment reference for the ebook {title}: {reference}',
      continue: 'Continue',
    },
    expired: {
      title: 'Payment Time Expired',
      text: 'Please restart the payment process.',
      /** Opens the purchase dialog, for those who have paid meanwhile, too. */
      again: 'Pay or send the screenshot',
    },
  },
} as const;
