import { type AssistantTopicId } from '../assistant-topics';
import { type Answer } from '../shape';

/** The answers of the assistant about books; the others are in `assistant-answers.ts`. */
export const bookAnswers = {
  'payment-fails': [
    {
      none: 'Nothing is paid on this site.',
      some: 'Nothing was taken if the app says “limit exceeded”, “risky” or “not allowed”. Save the QR from the payment window, open your UPI app, choose Scan, then Gallery. Or paste the UPI ID and type the amount and the note shown there. Another UPI app may work, too. If money has left your account, do not pay again: send the teacher the screenshot on WhatsApp.',
    },
    {
      by: 'sellers',
      none: 'There are no books here yet.',
      here: '',
      chat: 'You order a book from the teacher on WhatsApp: please ask there how to pay.',
      some: 'You pay for a book where you order it, on {anySeller}: please try again there, or ask there.',
    },
  ],
  'wrong-picture': [
    {
      none: 'Nothing is paid on this site.',
      some: 'Please do not pay again. Send the teacher the right screenshot, in which the 12-digit UTR can be read, on WhatsApp ({phone}). You can take it again: open the payment in the history of your UPI app. Mention the reference of your payment, and say that this is the right picture.',
    },
    {
      by: 'sellers',
      none: 'There are no books here yet.',
      here: '',
      chat: 'You order a book from the teacher on WhatsApp: please ask there about the payment.',
      some: 'You pay for a book where you order it, on {anySeller}: please ask there about the payment.',
    },
  ],
  utr: {
    none: '',
    some: 'The UTR is the 12-digit number of a payment. Open the history in your UPI app and tap the payment: the number is among its details, as “UTR”, “UPI transaction ID” or “UPI Ref No”. If you do not find it, send the teacher the screenshot of the payment on WhatsApp ({phone}).',
  },
  'new-book':
    'This site does not say when a new book comes. The Books page has all that are out. To hear of the next one, please ask the teacher on WhatsApp.',
  'shop-order': {
    by: 'stores',
    none: '',
    some: 'What you order on {anyStore} comes from there. If it is late, damaged or not the right book, or to return it, open your order there or ask its customer service. For anything else, ask the teacher on WhatsApp ({phone}).',
  },
  'other-shop-order':
    'The shop where you ordered answers for what it delivers: open your order there or ask its customer service. The teacher sells nothing there. For anything else, ask on WhatsApp ({phone}).',
  'book-for-exam': {
    by: 'books',
    none: 'There are no books here yet. Tell the teacher your exam and your class to know which book fits.',
    one: 'The Books page says what is in the book. Tell the teacher your exam and your class to know whether it fits.',
    some: 'The Books page says what is in each book. Tell the teacher your exam and your class to know which one fits.',
  },
  'payment-problem': [
    {
      none: 'Nothing is paid on this site.',
      some: 'Please do not pay again. Send the teacher the screenshot of your payment, with its UTR number, on WhatsApp ({phone}). The ebook is sent within {replyHours} once the payment is checked; log in on the Books page to see whether it is checked. If it never comes or will not open, you get your money back.',
    },
    {
      by: 'sellers',
      none: 'There are no books here yet. For anything else ask the teacher on WhatsApp.',
      here: '',
      chat: 'About a book or a class please ask the teacher on WhatsApp ({phone}).',
      some: 'About a book please ask where you ordered it, on {anySeller}. For anything else ask the teacher on WhatsApp.',
    },
  ],
  refund: [
    {
      none: '',
      some: 'Until the ebook is sent you can cancel, and all the money comes back. You also get it back if the ebook never comes, will not open, or is not as described: write within {askWithinDays} after it came or should have come. {refundRule} The money is back within {paidWithinDays} after the refund is agreed.',
    },
    {
      by: 'sellers',
      none: 'There are no books here yet.',
      here: '',
      chat: 'To return a book, please ask the teacher on WhatsApp.',
      some: 'To return a book, please ask where you ordered it, on {anySeller}.',
    },
    {
      by: 'earlyStop',
      none: 'Please ask the teacher about the fee of a course.',
      some: 'For the course: {earlyStopRule}',
    },
  ],
  ebook: {
    by: 'files',
    noBooks: 'There is no ebook here, and no printed book yet.',
    printedOne: 'There is no ebook. The book is printed: order it on {sellers}.',
    printed: 'There is no ebook. The books are printed: order them on {sellers}.',
    elsewhere: '{ebookFormats} Where to order: {ebookSellers}. {chatPrices}',
    here: '',
  },
  'book-preview': [
    {
      by: 'previews',
      noBooks: 'There are no books here yet.',
      none: 'There are no sample pages on this site. Ask the teacher on WhatsApp for a look inside.',
      some: 'You can preview {previewed}: open Books and press Preview Sample Pages.',
    },
    'There are no sample pages of {unpreviewed} here: ask the teacher on WhatsApp for a look inside.',
  ],
  'not-sold-there': [
    { none: '', some: 'No. On this site: {pricedEbooks}. {otherBooks}' },
    {
      by: 'sellers',
      none: 'There are no books here yet.',
      here: '',
      chat: 'No: you order a book from the teacher on WhatsApp. {chatPrices}',
      some: 'No: you order a book on {anySeller}. {chatPrices}',
    },
  ],
  'book-language': {
    by: 'books',
    none: 'There are no books here yet.',
    one: 'The book: {bookLanguagesByTitle}.',
    some: 'The books: {bookLanguagesByTitle}.',
  },
  'book-format': [
    {
      by: 'files',
      noBooks: 'There are no books here yet.',
      printedOne: 'The book is printed: order it on {sellers}. There is no ebook.',
      printed: 'The books are printed: order them on {sellers}. There is no ebook.',
      elsewhere: '{ebookFormats} Where to order: {ebookSellers}.',
      here: '{ebookFormats} {otherBooks}',
    },
    { by: 'printed', none: 'There is no printed book.', some: '' },
  ],
  courier: [
    {
      none: '',
      some: 'The ebook is a file, and nothing comes by post. {ebookArrives} {otherBooks}',
    },
    {
      by: 'sellers',
      none: 'There are no books here yet.',
      here: '',
      chat: 'You order a book from the teacher on WhatsApp: please ask there how it reaches you.',
      some: 'You order a book on {anySeller}: you find out there how it reaches you.',
    },
  ],
  delivery: [
    {
      none: '',
      some: 'The teacher checks your payment. {ebookArrives} Log in on the Books page: the book’s card says whether it is checked, and has Download where this site has the file. Nothing comes by post. {otherBooks}',
    },
    {
      by: 'sellers',
      none: 'There are no books here yet.',
      here: '',
      chat: 'You order a book from the teacher on WhatsApp: please ask there when it reaches you.',
      some: 'You order a book on {anySeller}: you find out there when it reaches you.',
    },
  ],
  'book-price': [
    {
      none: '',
      one: '{ebook} costs {ebookPrice}, paid once by UPI. Nothing is added, and you do not pay any other price shown beside it. {otherPrices}',
      several:
        'The ebooks: {pricedEbooks}. You pay once, by UPI. Nothing is added, and you do not pay any other price shown beside them. {otherPrices}',
    },
    {
      by: 'bookPrices',
      none: 'There are no books here yet.',
      here: '',
      chatPriced: '{chatPrices}',
      chat: '{chatPrices} Please ask the teacher on WhatsApp what a book costs.',
      some: 'You order a book on {anySeller}: you find out its price there. {chatPrices}',
    },
  ],
  'buying-books': [
    {
      by: 'sellers',
      none: 'There are no books here yet.',
      here: '',
      chat: 'To order a book, press its button on the Books page: it opens a chat with the teacher on WhatsApp.',
      some: 'To order a book, press its button on the Books page: it leads to {anySeller}.',
    },
    {
      none: '',
      one: '{ebook} is an ebook: log in on the Books page, pay {ebookPrice} by UPI, send the screenshot on WhatsApp, and it reaches you within {replyHours}. {otherBooks}',
      several:
        'There are {ebooks} ebooks: {pricedEbooks}. Log in on the Books page, pay by UPI, send the screenshot on WhatsApp, and yours reaches you within {replyHours}. {otherBooks}',
    },
  ],
  'books-list': {
    by: 'books',
    none: 'There are no books here yet. Please ask the teacher which one suits you.',
    one: '{booksList}, in {bookLanguages}: {bookTitles}. The Books page says what is in it.',
    some: '{booksList}, in {bookLanguages}: {bookTitles}. The Books page says what is in each.',
  },
} as const satisfies Partial<Record<AssistantTopicId, Answer | readonly Answer[]>>;
