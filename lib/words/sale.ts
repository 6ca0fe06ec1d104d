import { type Book, books } from '@/content/books';
import { coverDrawings } from '@/content/book-schema';
import { samplePages } from '@/content/sample-pages';
import { site } from '@/content/site';
import { type LocaleTexts } from '@/lib/words/texts';
import { capitalize, fill, formatList, formatNumber, formatRupees, plural } from '../text/format';

export const isPreviewed = ({ id, previewUrl }: Book) => Boolean(previewUrl ?? samplePages[id]);

const storesOf = (sold: readonly Book[]) => [
  ...new Set(sold.flatMap(({ stores }) => stores.map(({ name }) => name))),
];

const doorsOf = ({ stores, chat }: Book) =>
  stores.length === 0 ? 'chat' : chat ? 'both' : 'stores';

/** What the terms have to say of them. */
export function saleConditions(sold = books) {
  const inStores = sold.filter(({ stores }) => stores.length > 0);
  const byChat = sold.filter(({ chat }) => chat);
  const isOne = storesOf(sold).length === 1;
  const arePrinted = inStores.length > 0 && inStores.every(({ ebook }) => !ebook);
  const areOther = inStores.length > 0 && !arePrinted;
  return {
    printedAtStore: arePrinted && isOne,
    printedAtStores: arePrinted && !isOne,
    soldAtStore: areOther && isOne,
    soldAtStores: areOther && !isOne,
    chatBook: byChat.length === 1,
    chatBooks: byChat.length > 1,
  };
}

/** Values of placeholders: how many books there are, and where each is sold. */
export function saleFacts(tag: string, words: LocaleTexts, sold = books): Record<string, string> {
  const { assistant, booksPage, law, numbers } = words;
  const inWords = (count: number) => numbers[count] ?? formatNumber(count, tag);
  const list = (items: readonly string[]) => formatList(items, tag);
  /** Where books are sold, other than on this site. */
  const sellersOf = (some: readonly Book[]) => [
    ...storesOf(some),
    ...(some.some(({ chat }) => chat) ? [law.receivers.chat] : []),
  ];
  const priced = ({ title, chat }: Book) => {
    const price = chat?.price === 0 ? booksPage.chat.nothing : chat?.price;
    if (price === undefined || price === null) return title;
    const shown = typeof price === 'string' ? price : formatRupees(price, tag);
    return fill(booksPage.chat.priced, { title, price: shown });
  };

  const elsewhere = sold.filter(({ price }) => !price);
  const both = sold.filter((book) => book.price && sellersOf([book]).length > 0);
  const byChat = sold.filter(({ chat }) => chat);
  const count = (forms: { one: string; other: string }, number: number) =>
    fill(plural(number, forms, tag), { count: inWords(number) });
  const anyOf = (items: readonly string[]) => formatList(items, tag, 'disjunction');
  const also = both.map((book) => {
    const stores = anyOf(storesOf([book]));
    return fill(assistant.elsewhere.also[doorsOf(book)], { title: book.title, stores });
  });
  const groups = new Map<string, Book[]>();
  for (const book of elsewhere) {
    const doors = sellersOf([book]).join();
    groups.set(doors, [...(groups.get(doors) ?? []), book]);
  }
  const others = [...groups.values()].map((group) => {
    const titles =
      groups.size > 1
        ? list(group.map(({ title }) => title))
        : count(assistant.elsewhere.others, group.length);
    const text = plural(group.length, assistant.elsewhere[doorsOf(group[0]!)], tag);
    return fill(text, { titles, stores: anyOf(storesOf(group)) });
  });
  const otherBooks = [...also, ...others];
  const pricedByChat = byChat.filter(({ chat }) => chat?.price !== null);
  const chatPrices =
    pricedByChat.length > 0
      ? [fill(assistant.chatPrices, { titles: list(pricedByChat.map(priced)) })]
      : [];

  const shown = sold.slice(0, 3);
  const areDrawn = shown.every(({ cover }) => coverDrawings.some((drawing) => drawing === cover));
  const { drawn, named } = booksPage.covers;
  const covers = areDrawn && sold.length === 3 ? drawn : plural(shown.length, named, tag);
  const sellers = sellersOf(sold);
  const facts = {
    bookCount: sold.length === 0 ? booksPage.count.empty : count(booksPage.count, sold.length),
    coverPicture: fill(sold.length === 0 ? booksPage.covers.empty : covers, {
      titles: list(shown.map(({ title }) => title)),
    }),
    descriptionEnd: booksPage.ends[sold.some(isPreviewed) ? 'pages' : 'plain'],
    stores: list(storesOf(sold)),
    anyStore: anyOf(storesOf(sold)),
    chatBooks: list(byChat.map(priced)),
    receivers: list([
      law.receivers.chat,
      ...(sold.some(({ price }) => price) ? [law.receivers.upi] : []),
      ...storesOf(sold),
      ...(sold.some(({ price }) => price) && site.screenshotForm ? [law.receivers.form] : []),
    ]),
    otherBooks: otherBooks.join(' '),
    otherPrices: [...otherBooks, ...chatPrices].join(' '),
    chatPrices: chatPrices.join(' '),
    ebookSellers: list(sellersOf(sold.filter(({ ebook }) => ebook))),
    ...(sellers.length > 0 && {
      sellers: list(sellers),
      anySeller: anyOf(sellers),
    }),
  };
  return {
    ...facts,
    BookCount: capitalize(facts.bookCount),
    booksToRead: capitalize(
      sold.length > 0 ? count(booksPage.toRead, sold.length) : facts.bookCount,
    ),
  };
}
