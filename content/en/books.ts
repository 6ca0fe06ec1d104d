import { type BookId } from '../books';
import { type InAnyLanguage } from '../shape';

export interface BookWords {
  subtitle: string;
  description: string;
  features: readonly string[];
  /** For a book with a special offer; its price holds the percentages. */
  offerTag?: string;
  discount?: string;
}

/** Words of each book. Facts such as titles, prices and links stand in `content/books.ts`. */
export const bookTexts: Record<BookId, BookWords> = {
  'master-vedic-mathematics': {
    subtitle: 'All {sutras} sutras, with four hundred worked sums.',
    description:
      'Each chapter begins with a sum you can already do the long way. Then comes the short way, why it works, and the numbers for which it is no help.',
    features: [
      'Every method on one page: the sutra, the rule, the worked sum',
      'Short sets that are timed, with answers',
      'A chapter each for squares, cubes, fractions and checks',
      'Past questions from JEE, CAT and bank papers, solved both ways',
    ],
    offerTag: '{offerPercent}% festival offer',
    discount: '{discountPercent}% OFF',
  },
  'vertically-and-crosswise': {
    subtitle: 'Multiplication, division and algebra from a single sutra, with proofs.',
    description:
      'One rule multiplies any two numbers. This book proves it in school algebra, then follows it into long division, polynomials and factors.',
    features: [
      'The rule for numbers of any length',
      'Each proof on half a page',
      'Exercises for a study group or a class',
    ],
  },
  'the-nine-point-circle': {
    subtitle: 'Digit roots, cycles, and the checks that catch a wrong answer.',
    description:
      'Add up the digits of a number until one is left, and patterns appear. This book draws them, explains them, and turns them into a check for every sum.',
    features: [
      'The check for sums, products, squares and divisions',
      'What the check cannot see, and a second one that can',
      'Figures to draw with a compass and a ruler',
    ],
  },
};

/** What readers say. The three are samples: put in the words of your own readers. */
export const readerReviews = [
  {
    name: 'A reader',
    exam: 'CAT',
    content: 'The chapter on squares paid for itself in one mock test.',
    rating: 5,
  },
  {
    name: 'A parent',
    exam: 'Class 8',
    content: 'My daughter reads it for fun. I check her answers with it.',
    rating: 5,
  },
  {
    name: 'A clerk',
    exam: 'Bank PO',
    content: 'Clear, short, and honest about when not to use a trick.',
    rating: 4,
  },
] as const;

export const booksPage = {
  title: '{Books} books to work through with a pencil',
  /** Sentences for the kinds of books that there are. */
  lead: {
    general: '{GeneralBooks} for every student who wants to be quicker.',
    study: '{StudyBooks} for readers who want to know why it works.',
  },
  bestseller: 'Bestseller',
  rating: '{rating} from {reviews} reviews',
  price: {
    pay: 'You pay by UPI',
    list: 'List price',
    insteadOf: 'instead of',
    explained:
      'You pay {upi} once, by UPI, after you log in; {list} and {original} are list prices and are not charged.',
  },
  ebook: {
    fileType: 'File',
    pages: 'Pages',
    languages: 'Language',
    devices: { label: 'Opens on', phone: 'phone', tablet: 'tablet', computer: 'computer' },
    arrives: { label: 'Arrives on', value: 'WhatsApp, within {replyHours} hours' },
  },
  order: 'Order Your Copy',
  orderMessage: 'Namaste! I would like to order the book {title}. Please tell me how to pay.',
  available: 'Available on Amazon',
  buy: 'Buy on Amazon',
  preview: {
    button: 'Preview Sample Pages',
    busy: 'Opening…',
    title: 'Sample pages',
    frame: 'Sample pages of {title}',
    newTab: 'Open in a new tab',
    close: 'Close',
  },
  study: { title: 'For study and research' },
  reasons: {
    title: 'Why these books',
    facts: {
      sutras: {
        unit: 'sutras',
        title: 'In the order you need them',
        text: 'Easy ones first.',
      },
      ways: {
        unit: 'ways',
        title: 'Every sum is solved twice',
        text: 'The school method and the short one are side by side.',
      },
      checks: {
        unit: 'checks',
        title: 'You can tell when you are wrong',
        text: 'Digit roots catch a mistake before the examiner does.',
      },
    },
  },
  reviews: {
    title: 'Readers',
    quote: '“{text}”',
    from: '{name}, {exam}',
    rating: '{rating} out of 5',
  },
  closing: {
    title: 'Not sure which one? Ask the teacher.',
    lead: 'Say what you are preparing for, and you get an honest answer, even if it is “none of them yet”.',
    message:
      'Namaste! I would like to order a book and am not sure which one. I am preparing for: ',
  },
  print: 'To order: WhatsApp {phone}, {email}',
} as const;

export type BooksPageWords = InAnyLanguage<typeof booksPage>;
