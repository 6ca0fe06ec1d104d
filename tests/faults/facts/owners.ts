import samplePages from '@/content/sample-pages.json';
import site from '@/content/site.json';

/** What an owner writes of a book; the rest is filled in. */
interface Offer {
  title: string[];
  upi?: number;
  list?: { price: number; original: number | null; discountPercent: number | null };
  language?: 'en' | 'hi';
  academic?: boolean;
  reviews?: number;
  preview?: boolean;
  cover?: string;
  stores?: { name: string; url: string }[];
  chat?: { price: number | null };
}

interface Owner {
  /** How many ebooks. */
  ebooks: number;
  site: Record<string, unknown>;
  books: Record<string, Offer>;
  testimonials: readonly (typeof testimonial)[];
  isTranslated: boolean;
}

const DRAWINGS = ['nine-point', 'crosswise', 'crossing'] as const;
const toBook = ({ title, upi, list, ...more }: Offer, index: number) => ({
  coverLines: title,
  language: more.language ?? 'en',
  cover: more.cover ?? DRAWINGS[index % DRAWINGS.length],
  price: upi ? { upi, list: list ?? null, offerPercent: null, abroadLink: null } : null,
  ebook: upi
    ? { fileType: 'EPUB', pages: null, languages: ['hi'], devices: ['phone', 'computer'] }
    : null,
  stores:
    more.stores ?? (upi ? [] : [{ name: 'Amazon', url: `https://www.amazon.in/dp/${index}` }]),
  chat: more.chat ?? null,
  rating: more.reviews ? 4.2 : 0,
  reviews: more.reviews ?? 0,
  bestseller: index === 0 && Boolean(upi),
  academic: more.academic ?? false,
  previewUrl: null,
});

const bookWords = {
  subtitle: 'Tables, squares & roots: “a page a day”',
  description: 'For those who count on their fingers. It asks for ten minutes each day.',
  features: ['A page for each day'],
};
const bookWordsInHindi = {
  subtitle: 'पहाड़े, वर्ग और मूल',
  description: 'रोज़ दस मिनट।',
  features: ['हर दिन का एक पन्ना'],
};

const testimonial = {
  ...{ firstName: "Aoife O'", initial: 'B', class: 'Class 6', rating: 3, location: 'New Town' },
  content: 'She explains it twice, and once more when I ask.',
};
const review = { name: 'R. K.', exam: 'Class 6', content: 'Short & clear.', rating: 3 };

const pagesOf = Object.values(samplePages)[0];
const mapValues = <From, To>(from: Record<string, From>, map: (value: From, at: number) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value], at) => [key, map(value, at)]));

/** The facts and texts in `content/` that are an owner's, by file. */
export function filesOf({
  site,
  books,
  testimonials,
  isTranslated,
}: Owner): Record<string, unknown> {
  const withPreview = Object.entries(books).filter(([, { preview }]) => preview);
  return {
    'site.json': site,
    'books.json': mapValues(books, toBook),
    'confirmed.json': {},
    'sample-pages.json': Object.fromEntries(withPreview.map(([id]) => [id, pagesOf])),
    'en/books.json': mapValues(books, () => bookWords),
    'en/testimonials.json': testimonials,
    'en/reviews.json': isTranslated ? [review] : [],
    'hi/books.json': isTranslated ? mapValues(books, () => bookWordsInHindi) : {},
    'hi/testimonials.json': [],
    'hi/reviews.json': isTranslated ? [{ ...review, exam: 'कक्षा 6' }] : [],
  };
}

const legal = {
  ...site.legal,
  ...{ seller: "D'Souza & Daughters", address: '7 Hill Road, Panaji 403001, Goa, India' },
  gstin: '30ABCDE1234F1Z5',
  grievance: { name: 'Ana Lobo', email: 'help@ganit.test', phone: '+918000000002' },
  refund: { anyReason: true, askWithinDays: 3, paidWithinDays: 10 },
  ...{ host: 'A Host, Mumbai', records: { service: 'a notebook', months: 6 } },
  ...{ lastReviewed: '2027-02-28', reviewedByLawyer: true, parentConsent: 'parent-first' },
};

/** In `content/`, as the picture. */
export const RECORDING = 'lesson.mp4';

/** Much of it: four books, two ebooks, prices with thousands, a batch, signs that break a text. */
const large = {
  ...site,
  name: "Ganit O'Clock",
  teacher: {
    ...{ name: "Sushila D'Souza", pronoun: 'she', degrees: ['Ph.D.'], since: 1987, photo: null },
    voice: {
      file: RECORDING,
      transcript: {
        text: 'Namaste, I\'m Sushila & I teach "short" sums.',
        textIn: { hi: 'नमस्ते।' },
      },
      captions: null,
    },
  },
  ...{ phone: '+447700900123', email: 'ask@ganit.test', city: 'New Panaji' },
  upi: { id: 'sushila.d@okbank', payee: 'Sushila DSouza', kind: 'business' },
  social: { linkedin: null, instagram: 'https://www.instagram.com/ganit' },
  screenshotForm: null,
  teaching: {
    ...{ students: 123456, years: 38, countries: 12, booksWritten: 21, sutras: 16 },
    ...{ demoMinutes: 45, classes: [5, 10], exams: ['SSC', 'NDA', 'A level'] },
  },
  reply: { hours: 12, demoHours: 72, courseHours: [1, 6] },
  languages: ['hi'],
  hours: 'Mon-Thu 10:30-19:00, Fri 10:30-16:00, Sat closed, Sun 09:00-12:00',
  course: {
    ...{ topics: ['squares', 'checks'], length: { weeks: 40, classesPerWeek: 3 }, minutes: 90 },
    ...{ groupSize: 1, times: 'Mon-Fri 17:30-20:15', languages: ['en'] },
    fee: { amount: 123500, per: 'month' },
    next: { start: '2031-01-06', days: 'Mon 17:30-19:00, Sat 10:00-11:30', places: 1 },
  },
  legal,
};

/** Little of it: a name in Devanagari alone, one class, no links, no fixed course, null where it may be. */
const small = {
  ...large,
  name: 'गणित',
  teacher: {
    ...{ ...large.teacher, name: 'रामकृपाल शर्मा', degrees: null, since: null, voice: null },
    // As in the facts of an older site.
    pronoun: undefined,
  },
  ...{ phone: '+918123456780', email: 'rao@rao.test', city: 'सीतापुर' },
  upi: { id: '98@bank', payee: 'R', kind: 'personal' },
  social: { linkedin: null, instagram: null },
  screenshotForm: 'https://forms.rao.test/1',
  teaching: {
    ...{ students: 1, years: 1, countries: 1, booksWritten: 0, sutras: 16 },
    ...{ demoMinutes: 20, classes: [10, 10], exams: [] },
  },
  reply: { hours: 1, demoHours: 1, courseHours: [3, 3] },
  languages: ['en'],
  hours: 'Sun 00:00-23:59',
  course: {
    ...{ topics: null, length: null, minutes: null, groupSize: null, times: null },
    ...{ languages: null, fee: null, next: null },
  },
  legal: {
    ...legal,
    ...{ seller: 'रामकृपाल शर्मा', gstin: null, host: null, records: { service: null, months: 1 } },
    ...{ lastReviewed: null, reviewedByLawyer: false, parentConsent: 'notice' },
  },
};

/** Outside India, one exam, one book, of which the ebook is sold here, and a fee for the course. */
const middle = {
  ...large,
  ...{ phone: '+971501234567', city: 'Dubai', languages: ['en', 'ml'] },
  teaching: {
    ...{ ...small.teaching, students: 999, years: 8, countries: 4, booksWritten: 1 },
    ...{ classes: null, exams: ['GCSE'] },
  },
  course: { ...small.course, fee: { amount: 2500, per: 'course' }, groupSize: 12 },
};

/** A picture that the test puts into content/. */
export const PICTURE = 'मेरा कवर.jpg';

const LONG = ['Multiplication, Division', 'and Everything Else:', 'a Workbook for 365 Days'];

export const owners: Owner[] = [
  { ebooks: 0, site: small, books: {}, testimonials: [], isTranslated: false },
  {
    ebooks: 1,
    site: middle,
    books: { 'tez-ganit-2': { title: LONG, upi: 99, language: 'hi', preview: true } },
    testimonials: [testimonial],
    isTranslated: true,
  },
  {
    ebooks: 2,
    site: large,
    books: {
      roots: {
        ...{ title: ['Roots'], academic: true, reviews: 1 },
        cover: PICTURE,
        stores: [
          { name: 'Flipkart', url: 'https://www.flipkart.com/roots/p/1' },
          { name: 'पुस्तक महल', url: 'https://mahal.test/roots' },
        ],
      },
      'tez-ganit': {
        ...{ title: ["O'Clock", 'Maths'], upi: 2499, reviews: 12345 },
        list: { price: 3499, original: 12000, discountPercent: 71 },
      },
      'a-1': { title: ['A', '1'], upi: 1, academic: true, language: 'hi', preview: true },
      cubes: { title: ['Cubes & More'], stores: [], chat: { price: 250 } },
    },
    testimonials: [testimonial, { ...testimonial, firstName: 'Jo', content: 'Easy now.' }],
    isTranslated: true,
  },
];
