import { expect, it, vi } from 'vitest';
import { books, mapBooks } from '@/content/books';
import { bookSchema } from '@/content/book-schema';
import { type Language, languageNames, type PageId, pages } from '@/content/pages';
import { locales } from '@/lib/locale';
import { fill, formatRupees } from '@/lib/text/format';
import { stubBrowser } from '@/tests/support/render';
import { threeBooks } from '@/tests/support/three-books';
import { parseHtml, renderRoute } from '@/tests/support/routes';

// Books of its own: those in `content/` are the owner's.
vi.mock('@/content/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksFile(),
);
vi.mock('@/content/en/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksWords(),
);
await vi.hoisted(async () => {
  const { languageNames } = await import('@/content/pages');
  for (const name of languageNames.slice(1)) {
    vi.doMock(`@/content/${name}/books.json`, async () =>
      (await import('@/tests/support/three-books')).threeBooksWordsInHindi(),
    );
  }
});
vi.mock('@/content/sample-pages.json', async () =>
  (await import('@/tests/support/three-books')).noPages(),
);
vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));
stubBrowser();

const price = { currency: 'INR', upi: 250, offerPercent: 30, abroadLink: null };
/** Of the first books. */
const lists = [
  { price: 300, original: 400, discountPercent: 25 },
  null,
  { price: 300, original: null, discountPercent: null },
];
const ABROAD = 'https://pay.example.in/abroad';

/** The three books, of which the first ones are ebooks and Amazon sells the others. */
const facts = (ebooks: number) =>
  Object.entries(threeBooks).map(([id, book], index) => {
    const here = {
      price: {
        ...price,
        upi: price.upi + index,
        list: lists[index] ?? null,
        abroadLink: index === 1 ? ABROAD : null,
      },
      ebook: { fileType: 'PDF', pages: null, languages: ['en'], devices: ['phone'] },
      amazonLink: null,
    };
    const amazonLink = 'https://www.amazon.in/dp/0000000001';
    const elsewhere = { price: null, ebook: null, amazonLink };
    return { id, ...bookSchema.parse({ ...book, ...(index < ebooks ? here : elsewhere) }) };
  });

async function loadSite(ebooks: number) {
  vi.resetModules();
  const books = facts(ebooks);
  const pricedBooks = books.filter(({ price }) => price);
  vi.doMock('@/content/books', () => ({ books, pricedBooks, mapBooks }));
  const { locales } = await import('@/lib/locale');
  const { assistantGuide } = await import('@/lib/assistant/guide');
  const { graphOf } = await import('@/lib/seo/graphs');
  const { pageMetadata } = await import('@/lib/seo/metadata');

  // Of the site where every book is an ebook, only these are asked about.
  const shown = ebooks < books.length ? pages.map(({ id }) => id) : (['books', 'terms'] as const);
  const html: Record<string, string> = {};
  for (const language of languageNames) {
    for (const id of shown) html[`${language} ${id}`] = await renderRoute(id, language);
  }
  const textOf = (id: PageId, language: Language = 'en') =>
    html[`${language} ${id}`]!.replaceAll(/<script.*?<\/script>/gs, '');
  return {
    pricedBooks,
    textOf,
    open: (id: PageId) => parseHtml(textOf(id)),
    /** What search engines and the assistant say. */
    said: (language: Language) =>
      JSON.stringify([
        pages.map(({ id }) => [
          graphOf(id, locales[language]),
          pageMetadata(id, locales[language]),
        ]),
        assistantGuide(locales[language]).topics.map(({ answer }) => answer),
      ]),
    answer: (topic: string) =>
      assistantGuide(locales.en).topics.find(({ id }) => id === topic)!.answer,
    graph: () => JSON.stringify(graphOf('books', locales.en)),
  };
}

const sites = new Map<number, ReturnType<typeof loadSite>>();

/** The site with as many ebooks. */
function siteWith(ebooks: number) {
  if (!sites.has(ebooks)) sites.set(ebooks, loadSite(ebooks));
  return sites.get(ebooks)!;
}

const everywhere = (site: Awaited<ReturnType<typeof loadSite>>) =>
  languageNames.flatMap((language) => [
    ...pages.map(({ id }) => [`${language} ${id}`, site.textOf(id, language)] as const),
    [`${language} said`, site.said(language)] as const,
  ]);

it.each([0, 1, 2])('%i ebooks: every page is whole and has no id twice', async (count) => {
  const site = await siteWith(count);
  for (const [place, text] of everywhere(site)) {
    expect(text.match(/\{\w+\}|undefined|\[object/), place).toBeNull();
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, place).toBe(ids.length);
  }
});

it.each([0, 1, 2])(
  '%i ebooks: the shop has a card, a button and an offer for each',
  async (count) => {
    const site = await siteWith(count);
    const shop = site.open('books');
    const buttons = [...shop.querySelectorAll('main [data-opens="sign-in"]')];
    const labels = ['Login to Buy (₹300)', 'Login to Buy (₹251)'].slice(0, count);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      labels.map((label) => expect.stringContaining(label)),
    );
    const cards = buttons.map((button) => button.closest('section')!);
    expect(cards.map(({ id }) => id)).toEqual(site.pricedBooks.map(({ id }) => id));
    for (const [index, card] of cards.entries()) {
      expect(card.textContent).toContain(
        formatRupees(site.pricedBooks[index]!.price!.upi, 'en-IN'),
      );
    }
    expect(site.graph().match(/"@type":"Offer"/g) ?? []).toHaveLength(count);
    expect(shop.querySelectorAll(`a[href="${ABROAD}"]`)).toHaveLength(Number(count === 2));
    const numerals = [...shop.querySelectorAll('main section > [lang="hi-IN"][aria-hidden]')];
    expect(numerals.length).toBeGreaterThan(0);
    expect(numerals.map(({ textContent }) => textContent)).toEqual(
      [...'१२३४५६७८९'].slice(0, numerals.length),
    );
  },
);

it('no ebook: nothing speaks of payments or accounts, or of ebooks but to say so', async () => {
  const site = await siteWith(0);
  for (const [place, text] of everywhere(site)) {
    const words =
      /\b(e-?books?|UPI|log ?in|signed in|profiles?|purchases?|screenshots?|refunds?|money comes)\b|ईबुक|लॉग इन|प्रोफ़ाइल|खरीदारी|पैसे कब लौटते|स्क्रीनशॉट/gi;
    const others = text.replaceAll(/"type":"profile"|There is no ebook\.|ईबुक नहीं है।/g, '');
    expect(others.match(words), place).toBeNull();
  }
  expect(site.answer('buying-books')).toContain('Amazon');
});

it('two ebooks: sentences name both with their prices', async () => {
  const site = await siteWith(2);
  for (const text of [
    site.textOf('terms'),
    site.textOf('terms', 'hi'),
    site.answer('buying-books'),
  ]) {
    for (const { title, price } of site.pricedBooks) {
      expect(text).toContain(`${title} (${formatRupees(price!.upi, 'en-IN')})`);
    }
  }
  expect(site.textOf('contact')).toContain('I want an ebook. How do I pay?');
});

it('one ebook: sentences name it', async () => {
  const site = await siteWith(1);
  const { title } = site.pricedBooks[0]!;
  for (const text of [site.textOf('terms'), site.textOf('contact'), site.answer('buying-books')]) {
    expect(text).toContain(title);
  }
});

it.each(languageNames)(
  'a card in %s: explains a list price where there is one',
  async (language) => {
    const site = await siteWith(books.length);
    const { explained, list } = locales[language].words.booksPage.price;
    const values = { list: '₹300', original: '₹400' };
    const cards = site.pricedBooks.map(({ id }) =>
      parseHtml(site.textOf('books', language)).getElementById(id)!,
    );
    const texts = cards.map(({ textContent }) => textContent);
    expect(texts[0]).toContain(fill(explained.two, { ...values, upi: '₹250' }));
    expect(cards[0]!.querySelector('s')!.textContent).toBe('₹400');
    expect(texts[2]).toContain(fill(explained.one, { ...values, upi: '₹252' }));
    expect(texts[2]).toContain(`${list.alone}₹300`);
    expect(texts[1]).not.toContain(list.alone);
    expect([...texts[1]!.matchAll(/₹\d+/g)].map(String)).toEqual(['₹251', '₹251']);
    expect(cards.map((card) => card.querySelectorAll('s').length)).toEqual([1, 0, 0]);
  },
);

it('every book an ebook: nothing speaks of Amazon or of books for study', async () => {
  const site = await siteWith(books.length);
  expect(site.answer('buying-books')).not.toContain('Amazon');
  expect(site.textOf('terms')).not.toContain('Amazon');
  expect(site.open('books').getElementById('study')).toBeNull();
});
