import { type otherOwner } from '@/tests/support/other-owner';
import site from '@/tests/support/other-owner/site.json';

type Changes = Partial<Record<keyof typeof otherOwner, unknown>>;

const amazon = { name: 'Amazon', url: 'https://www.amazon.in/dp/1' };
const flipkart = { name: 'Flipkart', url: 'https://www.flipkart.com/tez/p/2' };
const mahal = { name: 'पुस्तक महल', url: 'https://mahal.example/tez' };

const plain = {
  coverLines: ['Ganit', 'Yatra'],
  language: 'en',
  cover: 'crosswise',
  price: null,
  ebook: null,
  stores: [],
  chat: null,
  bestseller: false,
  academic: false,
  previewUrl: null,
};
const ebook = { fileType: 'PDF', pages: 2, languages: ['en'], devices: ['phone'] };
const price = { upi: 250, list: null, offerPercent: null, abroadLink: null };
const paidHere = { ...plain, coverLines: ['Tables', 'by Heart'], ebook, price };
const inStore = { ...plain, stores: [amazon], academic: true };
const byChat = { ...plain, chat: { price: 150 } };
const inTwoStores = { ...plain, stores: [amazon, flipkart], chat: { price: null } };
const ladder = { ...inStore, coverLines: ['The Five-Rung', 'Ladder'] };

const words = { subtitle: 'Short sums.', description: 'A page a day.', features: ['Answers'] };
const hindiWords = { subtitle: 'छोटे सवाल।', description: 'रोज़ एक पन्ना।', features: ['उत्तर'] };

/** The shop with these books. */
function sells(...books: object[]): Changes {
  const shop = Object.fromEntries(books.map((book, index) => [`book-${index}`, book]));
  const wordsOf = (words: object) => Object.fromEntries(Object.keys(shop).map((id) => [id, words]));
  return {
    'books.json': shop,
    'en/books.json': wordsOf(words),
    'hi/books.json': wordsOf(hindiWords),
    'sample-pages.json': {},
    'en/reviews.json': [],
    'en/testimonials.json': [],
  };
}

const nothing = { topics: null, length: null, minutes: null, groupSize: null, times: null };
const course = { ...nothing, languages: null, fee: null, next: [] };
const teaching = { ...site.teaching, counted: null };
const home = { ...teaching, where: 'offline', centres: [] };
const oneCentre = { ...teaching, where: 'offline', centres: site.teaching.centres.slice(0, 1) };
const legal = {
  ...site.legal,
  gstin: null,
  reviewedByLawyer: false,
  lastReviewed: null,
  refund: { anyReason: false, askWithinDays: 2, paidWithinDays: 2 },
};

/** A teacher of whom there is so much to say. */
const teaches = (facts: object): Changes => ({
  ...sells(ladder),
  'site.json': { ...site, ...facts },
});

/** What each changes in the facts of the other owner. */
export const owners: Record<string, Changes> = {
  'the other owner': {},
  'no book': sells(),
  'one book in a store': sells({
    ...inStore,
    stores: [{ ...amazon, name: 'amazon.in' }],
    reviews: 1,
    rating: 4,
  }),
  'one book by chat': sells(byChat),
  'books by chat': sells(
    { ...byChat, chat: { price: 250 } },
    { ...byChat, chat: { price: 0 } },
    { ...byChat, chat: { price: null } },
  ),
  'books in stores': sells(
    { ...inStore, stores: [amazon, flipkart] },
    { ...ladder, stores: [mahal] },
  ),
  'one book in stores and by chat': sells(inTwoStores),
  'one ebook': {
    ...sells({ ...paidHere, ebook: { ...ebook, delivery: 'download' } }),
    'site.json': { ...site, legal },
  },
  'an ebook everywhere': sells(
    { ...paidHere, coverLines: ['Ganit', 'Yatra'], stores: [amazon], chat: { price: 450 } },
    { ...byChat, chat: { price: null } },
  ),
  'an ebook in a store, a book by chat': sells(
    { ...inStore, ebook, coverLines: ['Tables', 'by Heart'] },
    byChat,
  ),
  'an ebook, a book in a store': sells(paidHere, inStore),
  'an ebook, a book in stores and by chat': sells(paidHere, inTwoStores),
  'an ebook, a book by chat': sells(paidHere, byChat),
  'an ebook, a book by chat, a book in a store': sells(paidHere, byChat, ladder),
  'sample pages of one book': sells({ ...inStore, previewUrl: 'https://heyzine.com/1' }, ladder),
  'a beginner': teaches({
    city: 'Mysuru',
    languages: ['kn', 'en'],
    course,
    legal,
    teacher: { name: 'Kiran Rao', degrees: null, since: null, photo: null, voice: null },
    teaching: { ...home, students: 0, years: 0, countries: 0, booksWritten: 0, classes: null },
    social: { linkedin: null, instagram: null },
  }),
  'one of each': teaches({
    city: 'Una',
    reply: { hours: 1, demoHours: 1, courseHours: [1, 1] },
    teaching: {
      ...oneCentre,
      students: 1,
      years: 1,
      countries: 1,
      booksWritten: 1,
      classes: [1, 1],
      exams: ['NMMS'],
      demoMinutes: 1,
    },
    course: {
      ...course,
      topics: ['checks'],
      length: { weeks: 1, classesPerWeek: 1 },
      minutes: 1,
      groupSize: 1,
      times: 'Sun 10:00-11:00',
    },
  }),
  'two of each': teaches({
    languages: ['en', 'hi'],
    reply: { hours: 2, demoHours: 2, courseHours: [2, 2] },
    teacher: { ...site.teacher, name: 'Ravi and Meena Joshi', nameIn: {}, pronoun: 'they' },
    city: 'Jhansi, Orchha and Datia',
    cityIn: { hi: 'झाँसी' },
    teaching: {
      ...teaching,
      students: 2,
      years: 2,
      countries: 2,
      booksWritten: 2,
      classes: [9, 10],
      exams: ['JEE', 'NEET'],
      demoMinutes: 2,
    },
    course: {
      ...course,
      topics: ['products', 'division'],
      length: { weeks: 2, classesPerWeek: 2 },
      minutes: 2,
      groupSize: 2,
      times: 'Mon 10:00-11:00, Tue 12:00-13:00',
    },
    legal,
  }),
  'more than one of each, exams alone': teaches({
    teacher: { ...site.teacher, pronoun: 'he' },
    teaching: {
      ...teaching,
      students: '1+',
      years: '1+',
      countries: '1+',
      booksWritten: '1+',
      classes: null,
      exams: ['UPSC'],
    },
    course: { ...course, fee: { amount: 1999, per: 'course' }, times: 'Mon-Fri 06:00-08:00' },
  }),
};

const list = (text: string) => text.trim().split(/\s*\|\s*/);

/** What visitors ask, in both languages. */
export const asked: Record<string, string[]> = {
  'for an ebook': list(`
    Is there an ebook? | Do you have an e-book? | Do you have a PDF of the book? | Can I get the PDF? | pdf available? |
    Is the book available as an ebook | any soft copy? | Is there a Kindle edition? | Is your book digital or printed? |
    Can I download the book? | Can I read the book on my phone? | do you sell ebooks | is there an epub |
    kya ebook hai | ebook hai kya | kitab ka pdf milega? | pdf bhej do | soft copy mil sakti hai kya |
    kya kitab mobile par padh sakte hain | kindle par hai kya aapki book | ebook kitne ki hai |
    क्या ईबुक है? | किताब की पीडीएफ मिलेगी? | ई-बुक कितने की है | सॉफ्ट कॉपी मिल सकती है? | डिजिटल किताब है क्या |
    क्या किताब मोबाइल पर पढ़ सकते हैं | किताब डाउनलोड कैसे करें`),
  'for a printed book': list(
    'is there a printed book | hard copy milegi kya | छपी हुई किताब मिलेगी?',
  ),
  'about an order': list(`
    can I return the book | book wapas kar sakte hain | how does the book reach me | courier se aayegi kya |
    how much is the book | book ki price | how do I order the book | kitab kaise kharide |
    my payment for the book is not going through | paid for the book, it has not come |
    किताब कितने की है | किताब कैसे मँगाएँ | किताब वापस हो सकती है | किताब कब आएगी | कूरियर से आएगी`),
  'for Amazon': list(`
    on amazon? | amazon par milegi? | kya book amazon par hai | अमेज़न पर मिलेगी? | is the book on amazon yet |
    book amazon pe kab aayegi | is the book not on amazon`),
  'why Amazon is late': list(`
    my order from amazon is late | amazn se book nhi aai | how to return book bought on amazon | अमेज़न से किताब नहीं आई`),
  'for what only books have': list(
    'Can I preview the book? | is the book in Hindi | a book for JEE?',
  ),
};

/** Those of `npm test`. */
export const quick = [
  'no book',
  'books by chat',
  'books in stores',
  'one ebook',
  'an ebook everywhere',
  'a beginner',
  'two of each',
];
