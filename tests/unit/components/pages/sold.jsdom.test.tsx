import { expect, it, vi } from 'vitest';
import { bookSchema } from '@/content/book-schema';
import { mapBooks } from '@/content/books';
import { type Language, languageNames, type PageId } from '@/content/pages';
import { stubBrowser } from '@/tests/support/render';
import { parseHtml, renderRoute } from '@/tests/support/routes';
import { threeBooks, threeBooksWordsInHindi } from '@/tests/support/three-books';

// Books of its own: those in `content/` are the owner's.
vi.mock('@/content/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksFile(),
);
vi.mock('@/content/en/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksWords(),
);
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
for (const name of languageNames.slice(1)) {
  vi.doMock(`@/content/${name}/books.json`, threeBooksWordsInHindi);
}

const ids = Object.keys(threeBooks);
const amazon = { name: 'Amazon', url: 'https://www.amazon.in/dp/1' };
const flipkart = { name: 'Flipkart', url: 'https://www.flipkart.com/tez/p/2' };
const mahal = { name: 'पुस्तक महल', url: 'https://mahal.example/tez' };
const ebook = { fileType: 'PDF', pages: null, languages: ['en'], devices: ['phone'] };
const price = { upi: 299, list: null, offerPercent: null, abroadLink: null };
const PAGES: PageId[] = ['books', 'contact', 'terms', 'privacy'];

/** The site with these books, of which each says what is odd in it. */
async function siteWith(...oddities: object[]) {
  vi.resetModules();
  const plain = { ...Object.values(threeBooks)[1]!, amazonLink: null, academic: false };
  const books = oddities.map((odd, index) => ({
    id: ids[index],
    ...bookSchema.parse({ ...plain, chat: null, ...odd }),
  }));
  const pricedBooks = books.filter((book) => book.price);
  vi.doMock('@/content/books', () => ({ books, pricedBooks, mapBooks }));
  const { locales } = await import('@/lib/locale');
  const { assistantGuide } = await import('@/lib/assistant/guide');
  const { graphOf } = await import('@/lib/seo/graphs');
  const { pageMetadata } = await import('@/lib/seo/metadata');
  const html: Record<string, string> = {};
  for (const language of languageNames) {
    for (const page of PAGES) html[`${language} ${page}`] = await renderRoute(page, language);
  }
  const answers = (language: Language) =>
    assistantGuide(locales[language]).topics.map(({ id, answer }) => [id, answer] as const);
  const textOf = (page: PageId, language: Language = 'en') =>
    html[`${language} ${page}`]!.replaceAll(/<script.*?<\/script>/gs, '');
  for (const language of languageNames) {
    const said = JSON.stringify([
      answers(language),
      PAGES.map((page) => [
        graphOf(page, locales[language]),
        pageMetadata(page, locales[language]),
      ]),
    ]);
    for (const text of [said, ...PAGES.map((page) => textOf(page, language))]) {
      expect(text.match(/\{\w+\}|undefined|\[object|  |, ,|: \./)).toBeNull();
    }
  }
  const list = JSON.parse(JSON.stringify(graphOf('books', locales.en))) as {
    '@graph': { itemListElement?: { item: Record<string, unknown> | string }[] }[];
  };
  return {
    textOf,
    describe: (language: Language, page: PageId = 'books') =>
      String(pageMetadata(page, locales[language]).description),
    shop: (language: Language = 'en') => parseHtml(textOf('books', language)),
    answer: (topic: string, language: Language = 'en') =>
      new Map<string, string>(answers(language)).get(topic)!,
    items: list['@graph']
      .flatMap(({ itemListElement }) => itemListElement ?? [])
      .flatMap(({ item }) => (typeof item === 'object' ? [item] : [])),
  };
}

const actionsOf = (page: Document, id: string) =>
  [...page.getElementById(id)!.querySelectorAll('a, [data-opens]')].map((link) => [
    link.textContent,
    link.getAttribute('href')?.replace(/\?.*/, ''),
  ]);

it('books by chat: the terms speak of one, of several, of none', { tags: 'long' }, async () => {
  const said = async (...odd: object[]) => {
    const site = await siteWith(...odd);
    return [site.textOf('terms'), site.textOf('terms', 'hi')].map(
      (text) => /(Books?|A book) to order on WhatsApp|मँगाने की किता[^:]*/.exec(text)?.[0],
    );
  };
  const [chat, stores] = [{ chat: { price: 250 } }, { stores: [amazon] }];
  expect(await said(stores)).toEqual([undefined, undefined]);
  expect(await said(chat)).toEqual(['A book to order on WhatsApp', 'मँगाने की किताब']);
  expect(await said(chat, chat)).toEqual(['Books to order on WhatsApp', 'मँगाने की किताबें']);
});

it('books by chat alone: are ordered there, and no store is named', async () => {
  const site = await siteWith(
    { chat: { price: 250 } },
    { chat: { price: 0 } },
    { chat: { price: null } },
  );
  const [priced, free, open] = ids.map((id) => site.shop().getElementById(id)!.textContent);
  expect([priced, free, open]).toEqual(
    ['On WhatsApp: ₹250', 'Free on WhatsApp', 'Available on WhatsApp'].map(
      (text) => expect.stringContaining(text) as string,
    ),
  );
  expect(site.textOf('books').match(/₹/g)).toHaveLength(1);
  for (const id of ids) {
    expect(site.shop().getElementById(id)!.textContent).toContain('Language: English');
    expect(actionsOf(site.shop(), id)).toEqual([
      ['Order Your Copy', expect.stringMatching(/^https:\/\/wa\.me\//)],
    ]);
  }
  // Nobody is told how to pay for what is free.
  const [link] = site.shop().getElementById(ids[1]!)!.querySelectorAll('a');
  expect(decodeURIComponent(link!.href)).toContain('I would like the free book Ganit Yatra');
  expect(site.textOf('terms')).toContain('Books to order on WhatsApp: Ganit Yatra (₹250), Ganit');
  expect(site.textOf('terms')).not.toMatch(/Amazon|Printed books/);
  expect(site.textOf('privacy')).toContain(
    'WhatsApp, by its own rules, and only when you open it.',
  );
  expect(site.answer('buying-books')).toBe(
    'To order a book, press its button on the Books page: it opens a chat with the teacher on WhatsApp.',
  );
  expect(site.answer('book-price')).toContain(
    'Price on WhatsApp: Ganit Yatra (₹250) and Ganit Yatra (free)',
  );
  expect(site.answer('book-price', 'hi')).toContain('Ganit Yatra (मुफ़्त)');
  expect(site.items.map(({ '@type': type }) => type)).toEqual([
    ...[
      ['Book', 'Product'],
      ['Book', 'Product'],
    ],
    'Book',
  ]);
  expect(site.items.slice(0, 2)).toMatchObject([
    { offers: { '@type': 'Offer', price: '250.00', priceCurrency: 'INR' } },
    { offers: { price: '0.00' } },
  ]);
  expect(site.items[0]).not.toHaveProperty('sameAs');
  expect(site.items[2]).not.toHaveProperty('offers');
});

it('stores: each has its button, and all are named', async () => {
  const site = await siteWith({ stores: [amazon, flipkart] }, { stores: [mahal] });
  expect(actionsOf(site.shop(), ids[0]!)).toEqual([
    ['Buy on Amazon', amazon.url],
    ['Buy on Flipkart', flipkart.url],
  ]);
  expect(actionsOf(site.shop('hi'), ids[1]!)).toEqual([['पुस्तक महल से खरीदें', mahal.url]]);
  expect(site.shop().body.textContent).toContain('Available on Amazon and Flipkart');
  expect(site.shop('hi').body.textContent).toContain('Amazon और Flipkart पर मिलती है');
  const names = (mahal: string) => `Amazon, Flipkart and ${mahal}`;
  const marked = names('<span lang="hi-IN">पुस्तक महल</span>');
  expect(site.textOf('terms')).toContain(`Printed books are sold by ${marked}, each on its own`);
  expect(site.textOf('privacy')).toContain(`WhatsApp, ${marked}, by their own`);
  expect(site.answer('buying-books')).toContain(names('पुस्तक महल').replace('and', 'or'));
  expect(site.items.map(({ sameAs }) => sameAs)).toEqual([[amazon.url, flipkart.url], mahal.url]);
});

it('one book at Amazon: reads as the specification has it', async () => {
  const site = await siteWith({ stores: [{ ...amazon, name: 'amazon.in' }], reviews: 1 });
  expect(site.shop().getElementById(ids[0]!)!.textContent).toContain('Available on Amazon');
  expect(actionsOf(site.shop(), ids[0]!)).toEqual([['Buy on Amazon', amazon.url]]);
  expect(site.textOf('terms')).toContain(
    'Printed books are sold by Amazon, on the terms of Amazon.',
  );
  expect(site.textOf('terms', 'hi')).toContain('छपी हुई किताबें Amazon बेचता है, Amazon की शर्तों पर।');
  expect(site.textOf('privacy')).toContain(
    'WhatsApp and Amazon, by their own rules, and only when',
  );
  expect(site.shop().querySelector('h1')!.textContent).toBe(
    'One book to work through with a pencil',
  );
  expect(site.answer('books-list')).toMatch(/^There is one, in /);
  for (const language of languageNames) {
    const page = site.shop(language).querySelector('main')!.textContent;
    expect(site.describe(language)).not.toMatch(/sample pages|नमूना पन्ने/);
    const said = ['books-list', 'book-language', 'book-for-exam', 'discount', 'buying-books'].map(
      (topic) => site.answer(topic, language),
    );
    for (const text of [page, site.describe(language), ...said]) {
      expect(text).not.toMatch(/these books|which one|each (one|book)|none of them|\b1 reviews/i);
      expect(text).not.toMatch(/ये किताबें|कौन-सी|किस किताब|हर किताब|किताबें इन|अभी कोई|1 समीक्षाएँ/);
    }
  }
});

it.each([[1], [2]])(
  '%i in stores alone: the teacher is asked about it, and takes no order',
  async (count) => {
    const site = await siteWith(...Array.from({ length: count }, () => ({ stores: [mahal] })));
    for (const language of languageNames) {
      const main = site.shop(language).querySelector('main')!;
      expect(main.textContent).not.toMatch(/Order Your Copy|To order|मँगाएँ|मँगाने/);
      expect(
        decodeURIComponent(main.querySelector<HTMLAnchorElement>('[href*="wa.me"]')!.href),
      ).toMatch(count === 1 ? /your book suits me|आपकी किताब मेरे लिए/ : /Which book|कौन-सी किताब/);
      expect(site.textOf('contact', language)).not.toMatch(/Order a book|किताब मँगाएँ/);
      expect(site.describe(language, 'contact')).not.toMatch(/book|किताब/);
    }
  },
);

it('an ebook here, at a store and on WhatsApp: has every way to buy it', async () => {
  const site = await siteWith(
    { price, ebook, stores: [amazon], chat: { price: 450 } },
    { chat: { price: null } },
  );
  const [login, ...others] = actionsOf(site.shop(), ids[0]!);
  expect(login![0]).toContain('Login to Buy (₹299)');
  expect(others.map(([label]) => label)).toEqual(
    expect.arrayContaining(['Order Your Copy', 'Buy on Amazon']),
  );
  expect(site.shop().getElementById(ids[0]!)!.textContent).toContain('On WhatsApp: ₹450');
  // A store that sells an ebook sells more than printed books.
  expect(site.textOf('terms')).toContain('What you buy on Amazon is sold by Amazon');
  expect(site.answer('buying-books')).toContain(
    'You can also get Ganit Yatra on Amazon, or from the teacher on WhatsApp.',
  );
  expect(site.answer('buying-books')).toContain(
    'You can order the other book from the teacher on WhatsApp.',
  );
  expect(site.answer('book-price', 'hi')).toContain('₹450');
  expect(site.items[0]).toMatchObject({
    sameAs: amazon.url,
    offers: [{ price: '299.00' }, { price: '450.00' }],
  });
});

it('no book: the page says so, and nothing counts or names books', async () => {
  const site = await siteWith();
  for (const language of languageNames) {
    const shop = site.shop(language);
    const headings = [...shop.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual([expect.stringMatching(/^(Looking for a book|किताब\u00a0चाहिए)\?/)]);
    expect(site.textOf('terms', language)).not.toMatch(/Amazon|Printed|छपी हुई/);
    expect(shop.querySelector('main')!.textContent).not.toMatch(/Order Your Copy|किताब मँगाएँ/);
    expect(site.textOf('contact', language)).not.toMatch(/Order a book|किताब मँगाएँ/);
    expect(site.answer('discount', language)).not.toMatch(/Books page|“किताबें” पेज/);
    expect(site.answer('book-for-exam', language)).not.toMatch(/Books page|“किताबें” पेज/);
    expect(site.describe(language)).not.toMatch(/no books|each one|कोई किताब नहीं|हर किताब/i);
    for (const page of ['home', 'about'] as const) {
      const main = parseHtml(await renderRoute(page, language)).querySelector('main')!;
      expect(main.querySelector('[href$="/books"]'), 'no button leads to an empty page').toBeNull();
    }
  }
  expect(site.shop().querySelector('h1')!.textContent).toBe('No books yet');
  expect(site.answer('books-list')).toMatch(/^There are no books here yet/);
  expect(site.answer('payment-problem')).toMatch(
    /^Nothing is paid on this site. There are no books here yet. For anything/,
  );
  expect(site.answer('delivery')).toMatch(/^There are no books here yet/);
});

it('covers: the picture has its size and its title, and only the first comes at once', async () => {
  const cover = { width: 880, height: 1320 };
  vi.stubEnv(
    'COVERS',
    JSON.stringify({ [ids[0]!]: { ...cover, name: 'a-1' }, [ids[1]!]: { ...cover, name: 'b-2' } }),
  );
  const odd = { cover: 'मेरी किताब.jpg', stores: [amazon] };
  const site = await siteWith(odd, odd, { stores: [amazon] });
  vi.unstubAllEnvs();
  const pictures = [...site.shop().querySelectorAll('main .cover img')];
  expect(
    pictures.map((picture) =>
      ['src', 'alt', 'width', 'height', 'loading'].map((name) => picture.getAttribute(name)),
    ),
  ).toEqual([
    ['/covers/a-1.avif', 'Cover of Ganit Yatra', '880', '1320', null],
    ['/covers/b-2.avif', 'Cover of Ganit Yatra', '880', '1320', 'lazy'],
  ]);
  expect(site.shop().querySelectorAll('main .cover svg')).toHaveLength(1);
  expect(site.items.map(({ image }) => String(image).replace(/^https?:\/\/[^/]+/, ''))).toEqual([
    '/covers/a-1.avif',
    '/covers/b-2.avif',
    '/pictures/en/books',
  ]);
});
