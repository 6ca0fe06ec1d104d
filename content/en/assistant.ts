/** The chat assistant: its words. Its answers are in `assistant-answers.ts`. */
export const assistant = {
  launcher: {
    label: 'Assistant',
    open: 'Ask the Vedic Math Assistant',
  },
  panel: {
    title: 'Vedic Math Assistant',
    close: 'Close the assistant',
    log: 'Conversation',
    /** Said before each message, for those who do not see on which side it stands. */
    you: 'You:',
    bot: 'Assistant:',
    field: 'Your question, or a sum',
    send: 'Send',
    suggestions: 'Suggestions',
  },
  hours: {
    span: '{first} to {last}',
    row: '{days}, {times} IST',
    times: '{opens} to {closes}',
    all: '{rows}',
  },
  greeting: {
    by: 'exams',
    none: 'Namaste! Ask me about classes and books, in English or Hindi words. Or type a sum, such as 98 × 95.',
    some: 'Namaste! Ask me about classes, books and exams, in English or Hindi words. Or type a sum, such as 98 × 95.',
  },
  /** Each is sent as it stands. */
  suggestions: [
    '98 × 95',
    'Book a demo class',
    'Which books?',
    { by: 'exams', none: 'For which classes?', some: 'Which exams?' },
    'Office hours',
  ],
  fallback: 'I’m not sure about that yet, check the menu or leave a message on the Contact page.',
  /** In place of a sentence whose fact the owner has not given. */
  unknown: 'This site does not say that yet: please ask the teacher on WhatsApp.',
  /** Typed into the chat by the link “Ask on WhatsApp”. */
  question: 'Namaste! I asked the assistant on your website: “{question}”',
  /** Labels of the links below an answer; the other pages have their names. */
  links: {
    home: 'See it drawn',
    course: 'The course',
    testimonials: 'Testimonials',
    'demo-chat': 'Book Free Demo',
    chat: 'Ask on WhatsApp',
  },
  group: {
    one: 'Each class is for one student.',
    other: 'A group has at most {groupSize} students.',
  },
  /** After the answer about ebooks: where else there are books, in stores and from the teacher. */
  elsewhere: {
    others: { one: 'the other book', other: 'the other {count} books' },
    stores: {
      one: 'You can buy {titles} on {stores}.',
      other: 'You can buy {titles} on {stores}.',
    },
    chat: {
      one: 'You can order {titles} from the teacher on WhatsApp.',
      other: 'You can order {titles} from the teacher on WhatsApp.',
    },
    both: {
      one: 'You can buy {titles} on {stores}, or from the teacher on WhatsApp.',
      other: 'You can buy {titles} on {stores}, or from the teacher on WhatsApp.',
    },
    also: {
      stores: 'You can also get {title} on {stores}.',
      chat: 'You can also order {title} from the teacher on WhatsApp.',
      both: 'You can also get {title} on {stores}, or from the teacher on WhatsApp.',
    },
  },
  chatPrices: 'Price on WhatsApp: {titles}.',
  booksList: { one: 'There is one', other: 'There are {books}' },
  everyBook: 'every book',
  ebook: {
    format: '{title}: {fileType} in {language}, for {devices}.',
    pages: { one: 'It has one page.', other: 'It has {pages} pages.' },
    inLanguage: '{title} ({language})',
  },
  testimonials: {
    given: 'Read on the home page what students and parents say, in their own words.',
    missing:
      'This site has no words of students or parents yet. The free class shows you how the teacher works.',
  },
  refund: {
    by: 'refund',
    anyReason: 'You can also return it within that time without a reason.',
    statedReasons: 'For other reasons an ebook that was sent is not taken back.',
  },
  sum: {
    /** A message that states the answer. */
    right: '{given} is right.',
    wrong: '{given} is not right. {result}',
    product: '{a} × {b} = {answer}',
    square: 'The square of {a} is {answer}',
    division: '{a} ÷ {b} = {answer}, remainder {remainder}',
    wholeDivision: '{a} ÷ {b} = {answer}',
    /** In place of the picture. */
    drawing: 'Drawing of {a} divided by {b}, method: {name}. The steps below say how.',
    decimal: 'As a decimal: {decimal}',
    repeating: {
      one: 'As a decimal: {decimal} (the last digit repeats)',
      other: 'As a decimal: {decimal} (the last {digits} digits repeat)',
    },
    addition: '{a} + {b} = {answer}',
    subtraction: '{a} − {b} = {answer}',
    /** From 10, 100, 1000 …; {parts} is "9 − 3 = 6, 9 − 5 = 4, 10 − 7 = 3". */
    nines: 'All from nine and the last from ten: {parts}',
    percentage: '{a}% of {b} = {answer}',
    limits:
      'I work out two numbers at a time, such as 98 × 95, 1234 ÷ 9, 45 + 67 or 15% of 200. I cannot work out roots, other powers, brackets or longer sums.',
    comma:
      'Please write each number without a comma, such as 125. I cannot work out decimals here.',
    algebra:
      'I work out numbers only, not letters such as x. For algebra please ask the teacher on WhatsApp.',
    words: 'Please write the numbers in digits, such as 98 × 96.',
    method: '{name}: {reason}',
    step: '{title}: {working}',
  },
} as const;
