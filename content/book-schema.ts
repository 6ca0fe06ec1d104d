import { z } from 'zod';
import { languageNames } from './languages';
import { nameAsStore, storeErrors, storeNameOf } from './stores';

/**
 * Shapes of the facts of a book. `npm run setup -- books` asks for each that is described, as it does
 * for those of `schema.ts`.
 */
const text = z.string().min(1, 'a text');
const language = z.enum(languageNames);
const count = z.int().positive();
const rupees = count;
const percent = z.int().min(1).max(99);
const https = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'an address that starts with https://, such as https://example.in',
});

/** `npm run setup` checks a group after each answer, before its other parts are there. */
const hasAnswered =
  (...names: string[]) =>
  ({ value }: { value: unknown }) =>
    names.every((name) => (value as Record<string, unknown> | undefined)?.[name] !== undefined);

const listPriceSchema = z
  .strictObject({
    price: rupees.describe('What is the list price?'),
    original: rupees
      .nullable()
      .describe('Which higher price is crossed out beside the list price?'),
    /** As advertised, not computed: it does not follow from the prices. */
    discountPercent: percent.nullable().describe('How much is the discount, in percent?'),
  })
  .refine(({ price, original }) => original === null || price < original, {
    error: 'the crossed-out price is not above the list price',
    when: hasAnswered('price', 'original'),
  });

const priceSchema = z.strictObject({
  currency: z.literal('INR').default('INR'),
  upi: z
    .int()
    .positive('at least 1; readers order a free book by WhatsApp, and not by UPI')
    .describe('How much do they pay, in rupees?'),
  list: listPriceSchema.nullable().describe('Is a list price shown beside it?'),
  /** As advertised, as the discount is. */
  offerPercent: percent.nullable().describe('How much is a special offer off, in percent?'),
  /** UPI needs an Indian bank account. Null shows no link. */
  abroadLink: https.nullable().describe('At which address do buyers outside India pay?'),
});

const storesSchema = z
  .array(z.strictObject({ name: text.max(40, 'at most 40 characters'), url: https }))
  .superRefine((stores, { addIssue }) => {
    for (const message of storeErrors(stores)) addIssue({ code: 'custom', message });
  });

const chatSchema = z.strictObject({
  /** Null shows none. */
  price: z
    .int()
    .nonnegative()
    .nullable()
    .describe('What does it cost there, in rupees? 0 is free, none shows no price.'),
});

/** What a buyer of an ebook gets. */
const ebookSchema = z.strictObject({
  fileType: z.enum(['PDF', 'EPUB']).describe('Of which type is its file?'),
  pages: count.nullable().describe('How many pages has it?'),
  languages: z.array(language).min(1).describe('In which languages is it?'),
  devices: z
    .array(z.enum(['phone', 'tablet', 'computer']))
    .min(1)
    .describe('On which devices does it open?'),
  /**
   * How buyers get the file: from the site, which `npm run setup -- books` writes when the owner gives it, or from
   * the teacher on WhatsApp. A page is built before the site sees its data folder.
   */
  delivery: z.enum(['download', 'chat']).default('chat'),
});

/** `plain` shows the title alone. */
export const coverDrawings = ['crossing', 'crosswise', 'nine-point', 'abacus', 'plain'] as const;
export type CoverDrawing = (typeof coverDrawings)[number];

/** A drawing, or a picture in `content/` that the build cuts. */
const coverSchema = z
  .union([z.enum(coverDrawings), z.string().regex(/^[^/\\.][^/\\]*\.(jpe?g|png|webp|avif)$/i)], {
    error: `one of ${coverDrawings.join(', ')}, or the name of a JPEG, PNG, WebP or AVIF file in content/, such as tez-ganit.jpg; save a picture of another kind as JPEG`,
  })
  .meta({ typed: 'cover' });

/** Part of addresses: /books#id, /preview/en/id. */
export const bookIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');

/** What is wrong where no way to sell a book is there. */
export const UNSOLD = 'nobody sells this book';

/** What is wrong where buyers would pay here for a printed book: the site sends files only. */
export const NO_FILE = 'buyers who pay for a book here get a file';

/** In the order in which setup asks: where a book is sold comes from `price` to `stores`. */
export const bookFactsSchema = z
  .strictObject({
    /** Together they are the title, in the language of the book. */
    coverLines: z.array(text).min(1).describe('What is its title? Write / between its lines.'),
    language: language.describe('In which language is the book?'),
    cover: coverSchema.describe(
      `Where on this machine is a picture of its cover? Or which drawing does the cover show? (${coverDrawings.join(', ')}; none is plain)`,
    ),
    ebook: ebookSchema.nullable().describe('Is it an ebook?'),
    price: priceSchema
      .nullable()
      .describe('Do buyers pay you for it by UPI on this site, and get a file?'),
    /** Null where readers cannot order it by WhatsApp, or pay for it here and need no other way. */
    chat: chatSchema.nullable().describe('Do readers order it from you on WhatsApp?'),
    /** Where others sell it. */
    stores: storesSchema
      .meta({ typed: 'stores' })
      .describe(
        'Which stores sell it? Write names and addresses, such as Flipkart https://www.flipkart.com/p/1',
      ),
    reviews: z
      .int()
      .nonnegative()
      .default(0)
      .describe('How many readers have given it stars? (none hides the stars)'),
    /** Of five stars; shown where there are reviews. */
    rating: z
      .number()
      .min(0)
      .max(5)
      .default(0)
      .describe('How many stars has it from them, from 0 to 5?'),
    bestseller: z.boolean().describe('Is it a bestseller?'),
    academic: z.boolean().describe('Is it for study and research?'),
    /** A flip-book elsewhere. Null shows the pages in `sample-pages.json`, if the book has any. */
    previewUrl: https.nullable().describe('What is the address of its flip-book?'),
  })
  .refine(({ price, stores, chat }) => price !== null || stores.length > 0 || chat !== null, {
    error: `${UNSOLD}: it needs a price, for payment by UPI, chat, for orders by WhatsApp, or stores`,
    when: hasAnswered('price', 'stores', 'chat'),
  })
  .refine(({ price, ebook }) => price === null || ebook !== null, {
    error: `${NO_FILE}: fill in ebook, or write null as its price and let readers order it by chat or in stores`,
    when: hasAnswered('price', 'ebook'),
  });

/** Facts from when Amazon was the one store: `amazonLink` was its address, or null. */
export function readOlderBook(facts: unknown): unknown {
  if (typeof facts !== 'object' || facts === null || !('amazonLink' in facts)) return facts;
  const { amazonLink, ...book } = facts;
  const { stores = [] } = book as { stores?: unknown[] };
  const link = amazonLink ? [{ name: storeNameOf(String(amazonLink)), url: amazonLink }] : [];
  return { chat: null, ...book, stores: [...stores, ...link] };
}

export const bookSchema = z.preprocess(
  readOlderBook,
  bookFactsSchema.transform(({ price, stores, ...book }) => ({
    ...book,
    title: book.coverLines.join(' '),
    price,
    stores: stores.map(({ name, url }) => ({ name: nameAsStore(name), url })),
    paymentOptions: [
      ...(price ? (['upi'] as const) : []),
      ...(stores.length > 0 ? (['store'] as const) : []),
      ...(book.chat ? (['chat'] as const) : []),
    ],
    specialOffer: Boolean(price?.offerPercent),
  })),
);

export const bookWordsSchema = z.strictObject({
  subtitle: text.describe('What is its subtitle?'),
  description: text.describe('How do you describe it, in two or three sentences?'),
  features: z.array(text).min(1).describe('What is in it? Write / between two things.'),
  /** For a price with these percentages. */
  offerTag: text
    .optional()
    .describe('Which words show the special offer? (such as {offerPercent}% festival offer)'),
  discount: text
    .optional()
    .describe('Which words show the discount? (such as {discountPercent}% OFF)'),
});

export type BookWords = z.infer<typeof bookWordsSchema>;
export type Price = z.infer<typeof priceSchema>;
export type Ebook = z.infer<typeof ebookSchema>;
export type Book = z.infer<typeof bookSchema>;
