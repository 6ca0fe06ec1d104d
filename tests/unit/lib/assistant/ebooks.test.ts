import { expect, it, vi } from 'vitest';
import { languageNames } from '@/content/pages';
import { noPages, threeBooks, threeBooksWords } from '@/tests/support/three-books';

/** What visitors ask, whether or not there is an ebook. */
const questions = `
  Is there an ebook? | Do you have an e-book? | Do you have a PDF of the book? | Can I get the PDF? | pdf available? |
  Is the book available as an ebook | any soft copy? | Is there a Kindle edition? | Is your book digital or printed? |
  Can I download the book? | Can I read the book on my phone? | do you sell ebooks | is there an epub |
  kya ebook hai | ebook hai kya | kitab ka pdf milega? | pdf bhej do | soft copy mil sakti hai kya |
  kya kitab mobile par padh sakte hain | kindle par hai kya aapki book | ebook kitne ki hai |
  क्या ईबुक है? | किताब की पीडीएफ मिलेगी? | ई-बुक कितने की है | सॉफ्ट कॉपी मिल सकती है? | डिजिटल किताब है क्या |
  क्या किताब मोबाइल पर पढ़ सकते हैं | किताब डाउनलोड कैसे करें`
  .trim()
  .split(/\s*\|\s*/);

const aboutPrinted = 'is there a printed book | hard copy milegi kya | छपी हुई किताब मिलेगी?'.split(
  ' | ',
);

const { 'tables-by-heart': paidHere, 'ganit-yatra': inStore } = threeBooks;
const { coverLines, ebook } = paidHere;
const byChat = { ...inStore, amazonLink: null, chat: { price: 150 } };

async function loadAssistant(books: Record<string, object>) {
  vi.resetModules();
  vi.doMock('@/content/books.json', () => ({ default: books }));
  for (const name of languageNames) {
    const { default: words } = threeBooksWords();
    const shown = Object.entries(words).filter(([id]) => id in books);
    vi.doMock(`@/content/${name}/books.json`, () => ({ default: Object.fromEntries(shown) }));
  }
  vi.doMock('@/content/sample-pages.json', noPages);
  const { assistantGuide } = await import('@/lib/assistant/guide');
  const { replyTo } = await import('@/lib/assistant/reply');
  const { locales } = await import('@/lib/locale');
  const [english, hindi] = [assistantGuide(locales.en), assistantGuide(locales.hi)];
  return (message: string) =>
    replyTo(message, /\p{Script=Devanagari}/u.test(message) ? hindi : english).text;
}

/** By their books: many of these teachers have the same. */
const assistants = new Map<string, ReturnType<typeof loadAssistant>>();

function assistantWith(books: Record<string, object>) {
  const key = JSON.stringify(books);
  const assistant = assistants.get(key) ?? loadAssistant(books);
  assistants.set(key, assistant);
  return assistant;
}

it.each([
  ['no books', {}, /no ebook here, and no printed book|न कोई ईबुक है/, /no books here|कोई किताब नहीं/],
  [
    'one printed book, ordered by chat',
    { 'ganit-yatra': byChat },
    /no ebook.* is .*WhatsApp|ईबुक नहीं है.* हुई है.*WhatsApp/,
    /is printed: order it on WhatsApp|छपी हुई है: उसे WhatsApp/,
  ],
  [
    'two printed books, in a store',
    { 'ganit-yatra': inStore, 'the-five-rung-ladder': threeBooks['the-five-rung-ladder'] },
    /no ebook.* are .*Amazon|ईबुक नहीं है.* हुई हैं.*Amazon/,
    /are printed: order them on Amazon|छपी हुई हैं: उन्हें Amazon/,
  ],
  [
    'an ebook in a store, and a printed book by chat',
    { 'tables-by-heart': { ...inStore, ebook, coverLines }, 'ganit-yatra': byChat },
    /Tables by Heart: .*PDF.*(order|मँगाएँ): Amazon[.।]/,
    /Amazon[.।]/,
  ],
  [
    'an ebook that is paid for here',
    { 'tables-by-heart': paidHere },
    /Tables by Heart|payment|भुगतान/,
    /no printed book|छपी हुई किताब नहीं है/,
  ],
])(
  'assistant of a teacher with %s: says whether there is an ebook, and a printed book',
  async (_, books, answer, answerOfPrinted) => {
    const ask = await assistantWith(books);
    for (const question of questions) expect.soft(ask(question), question).toMatch(answer);
    for (const question of aboutPrinted) {
      expect.soft(ask(question), question).toMatch(answerOfPrinted);
    }
  },
);

it.each([
  [1, /It has one page\./, /उसमें एक पन्ना है।/],
  [2, /It has 2 pages\./, /उसमें 2 पन्ने हैं।/],
])('assistant of a teacher with an ebook of %s pages: counts them', async (pages, en, hi) => {
  const ask = await assistantWith({
    'tables-by-heart': { ...paidHere, ebook: { ...ebook, pages } },
  });
  expect(ask('how many pages does the ebook have')).toMatch(en);
  expect(ask('किताब में कितने पन्ने हैं')).toMatch(hi);
});

/** What is asked before and after a book is ordered, in each language. */
const orderQuestions = `
  can I return the book | book wapas kar sakte hain | how does the book reach me | courier se aayegi kya |
  how much is the book | book ki price | how do I order the book | kitab kaise kharide |
  my payment for the book is not going through | paid for the book, it has not come |
  किताब कितने की है | किताब कैसे मँगाएँ | किताब वापस हो सकती है | किताब कब आएगी | कूरियर से आएगी`
  .trim()
  .split(/\s*\|\s*/);

const inTwoStores = {
  ...{ ...inStore, amazonLink: undefined, chat: { price: null } },
  stores: ['Amazon', 'Flipkart'].map((name) => ({ name, url: `https://${name}.com/p/1` })),
};

it.each([
  ['no books', {}, /no books here yet|कोई किताब नहीं/],
  [
    'one book, ordered by chat',
    { 'ganit-yatra': byChat },
    /the teacher on WhatsApp|WhatsApp पर|₹150/,
  ],
  ['one book, in one store', { 'ganit-yatra': inStore }, /on Amazon\b|to Amazon\.|Amazon पर/],
  [
    'one book, in stores and by chat',
    { 'ganit-yatra': inTwoStores },
    /Amazon, Flipkart,? or WhatsApp|Amazon, Flipkart या WhatsApp पर/,
  ],
])('assistant of a teacher with %s: says where to ask about an order', async (_, books, answer) => {
  const ask = await assistantWith(books);
  for (const question of orderQuestions) {
    expect.soft(ask(question), question).toMatch(answer);
    expect.soft(ask(question), question).not.toMatch(/which is|does not say that yet|नहीं है: शिक्ष/);
  }
});

it('assistant of a teacher without books: says so where a book is asked about', async () => {
  const ask = await assistantWith({});
  for (const question of ['Can I preview the book?', 'is the book in Hindi', 'a book for JEE?'])
    expect.soft(ask(question), question).toMatch(/no books here yet/);
  // Without a store, no keyword of stores is in a message.
  expect(ask('I will not be on time for the demo class')).toMatch(/first class is free/);
});

it.each([
  ['no books', {}, /no books here yet|कोई किताब नहीं/],
  ['one book, ordered by chat', { 'ganit-yatra': byChat }, /^No: .*WhatsApp|^नहीं, .*WhatsApp/],
  [
    'an ebook that is paid for here',
    { 'tables-by-heart': paidHere },
    /^No\. On this site: Tables by Heart|^नहीं। इस वेबसाइट पर: Tables by Heart/,
  ],
  ['one book, in this store', { 'ganit-yatra': inStore }, /leads to Amazon|Amazon पर पहुँचते/],
])('assistant of a teacher with %s: says whether a store has a book', async (_, books, answer) => {
  const ask = await assistantWith(books);
  const asked =
    'on amazon? | amazon par milegi? | kya book amazon par hai | अमेज़न पर मिलेगी? | is the book on amazon yet | book amazon pe kab aayegi | is the book not on amazon';
  for (const question of asked.split(' | ')) expect.soft(ask(question), question).toMatch(answer);
});

const lateInShop =
  'my order from amazon is late | amazn se book nhi aai | how to return book bought on amazon | अमेज़न से किताब नहीं आई';

it.each([
  ['one book, in this store', { 'ganit-yatra': inStore }, /^What you order on Amazon|^Amazon से/],
  ['a book in two stores', { 'ganit-yatra': inTwoStores }, /Amazon (or|या) Flipkart/],
  ['one book, ordered by chat', { 'ganit-yatra': byChat }, /^The shop where you|^जहाँ से ऑर्डर/],
  ['no books', {}, /^The shop where you|^जहाँ से ऑर्डर/],
])(
  'assistant of a teacher with %s: says who answers for a late order',
  async (_, books, answer) => {
    const ask = await assistantWith(books);
    for (const question of lateInShop.split(' | ')) {
      expect.soft(ask(question), question).toMatch(answer);
      expect.soft(ask(question), question).toMatch(/WhatsApp \(\+\d/);
    }
  },
);

const previewed = { ...inStore, previewUrl: 'https://heyzine.com/1' };
const { 'the-five-rung-ladder': ladder } = threeBooks;

it.each([
  [
    'no sample pages',
    { 'ganit-yatra': inStore },
    'There are no sample pages on this site. Ask the teacher on WhatsApp for a look inside.',
    'इस वेबसाइट पर नमूना पन्ने नहीं हैं।',
  ],
  [
    'sample pages of one book',
    { 'ganit-yatra': previewed, 'the-five-rung-ladder': ladder },
    'There are no sample pages of The Five-Rung Ladder here: ask the teacher on WhatsApp',
    'The Five-Rung Ladder के नमूना पन्ने यहाँ नहीं हैं:',
  ],
])('assistant of a teacher with %s: says which book has none', async (_, books, en, hi) => {
  const ask = await assistantWith(books);
  expect(ask('can I see sample pages of The Five-Rung Ladder?')).toContain(en);
  expect(ask('नमूना पन्ने दिखाइए')).toContain(hi);
  expect(ask('sample pages?').includes('You can preview Ganit Yatra')).toBe(
    'the-five-rung-ladder' in books,
  );
});

it.each([
  [
    'in a store',
    inStore,
    'You can buy the other book on Amazon.',
    'दूसरी किताब Amazon पर मिल जाएगी।',
  ],
  [
    'in two stores and by chat',
    inTwoStores,
    'You can buy the other book on Amazon or Flipkart, or from the teacher on WhatsApp.',
    'दूसरी किताब Amazon या Flipkart पर मिल जाएगी, या शिक्षक से WhatsApp पर।',
  ],
  [
    'by chat',
    byChat,
    'You can order the other book from the teacher on WhatsApp.',
    'दूसरी किताब शिक्षक से WhatsApp पर मँगा लें।',
  ],
])(
  'assistant of a teacher with an ebook and a book %s: says where it is',
  async (_, other, en, hi) => {
    const ask = await assistantWith({ 'tables-by-heart': paidHere, 'ganit-yatra': other });
    expect(ask('how do I buy a book')).toContain(en);
    expect(ask('किताब कैसे मँगाएँ').replace('शिक्षिका', 'शिक्षक')).toContain(hi);
  },
);

it('assistant of a teacher with books at several doors: names each with its own', async () => {
  const ask = await assistantWith({
    'tables-by-heart': paidHere,
    'ganit-yatra': byChat,
    'the-five-rung-ladder': ladder,
  });
  expect(ask('how do I buy a book')).toContain(
    'You can order Ganit Yatra from the teacher on WhatsApp. You can buy The Five-Rung Ladder on Amazon.',
  );
});
