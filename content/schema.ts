import { z } from 'zod';

/** Shapes of the facts an owner edits. */
const https = z.url({ protocol: /^https$/, error: 'an address that starts with https://' });
const text = z.string().min(1, 'a text');
const language = z.enum(['en', 'hi']);
const phone = z
  .string('a phone number, such as +91 98765 43210')
  .regex(/^\+[1-9]\d{7,14}$/, 'a number in E.164 form, such as +919000000000');
const email = z.email('an email address, such as asha@example.in');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a 24-hour time such as 09:00');

const openingSchema = z.strictObject({
  /** First and last day of the span; 0 is Sunday, as in `Date.getDay`. */
  days: z.tuple([z.int().min(0).max(6), z.int().min(0).max(6)]),
  opens: time.nullable(),
  closes: time.nullable(),
});

const count = z.int().positive();
const rupees = count;

/** Facts of the course; one that is null hides its row. */
const courseSchema = z.strictObject({
  topics: z
    .array(z.enum(['products', 'division', 'squares', 'fractions', 'algebra', 'checks']))
    .min(1)
    .nullable(),
  length: z.strictObject({ weeks: count, classesPerWeek: count }).nullable(),
  /** Length of one class, in minutes. */
  minutes: count.nullable(),
  /** Students in a group, at most. */
  groupSize: count.nullable(),
  /** Days and hours of the classes, in the time zone of the office. */
  times: z.strictObject({ ...openingSchema.shape, opens: time, closes: time }).nullable(),
  languages: z.array(language).min(1).nullable(),
  /** In whole rupees. Null shows a link to ask for it on WhatsApp. */
  fee: z.strictObject({ amount: rupees, per: z.enum(['course', 'month']) }).nullable(),
});

/** What the pages /privacy and /terms say of the owner. */
export const legalSchema = z.strictObject({
  /** Name of the person or company that sells, as registered. */
  seller: text,
  /** Postal address of the seller. */
  address: text,
  /** Null without a registration for GST. */
  gstin: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'a GSTIN of 15 characters')
    .nullable(),
  /** The grievance officer. */
  grievance: z.strictObject({ name: text, email, phone }),
  refund: z.strictObject({
    /** Whether a buyer may return an ebook without a reason. */
    anyReason: z.boolean(),
    /** Days after the delivery in which a refund can be asked for. */
    askWithinDays: count,
    /** Days after a refund is agreed until the money is back. */
    paidWithinDays: count,
  }),
  /** The company whose server runs the site, and its country. */
  host: text,
  /** Where the teacher keeps messages and profiles, and for how many months. */
  records: z.strictObject({ service: text, months: count }),
  /** When the owner last read these pages. */
  lastReviewed: z.iso.date(),
  /** Until then each of these pages is marked as a sample. */
  reviewedByLawyer: z.boolean(),
  /** `notice`: parents may fill in their part. `parent-first`: the profile asks a parent first. */
  parentConsent: z.enum(['notice', 'parent-first']),
});

export const siteSchema = z.strictObject({
  name: text,
  teacher: z.strictObject({ name: text }),
  phone,
  email,
  city: text,
  upi: z.strictObject({
    id: z
      .string()
      .regex(/^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/, 'a UPI ID, such as name@bank'),
    payee: text.max(99, 'at most 99 characters'),
  }),
  social: z.strictObject({ linkedin: https, instagram: https }),
  screenshotForm: https,
  /** What the site says about the teaching; the first four are numbers with a plus. */
  teaching: z.strictObject({
    students: count,
    years: count,
    countries: count,
    booksWritten: count,
    sutras: count,
    demoMinutes: count,
    /** First and last school class. */
    classes: z.tuple([count, count]),
    exams: z.array(z.string().min(1)).min(1),
  }),
  /** Promised times of reply, in hours. */
  reply: z.strictObject({ hours: count, demoHours: count, courseHours: z.tuple([count, count]) }),
  /** In which the teacher teaches. */
  languages: z.array(language).min(1),
  /** ISO 3166-1. */
  country: z.string().length(2),
  timeZone: z.string(),
  hours: z.array(openingSchema).min(1),
  course: courseSchema,
  legal: legalSchema,
});

export type Site = z.infer<typeof siteSchema>;
export type Opening = z.infer<typeof openingSchema>;
export type Course = z.infer<typeof courseSchema>;

const percent = z.int().min(1).max(99);

const priceSchema = z
  .strictObject({
    currency: z.literal('INR'),
    /** What a buyer pays by UPI, in whole rupees, as the next two. */
    upi: rupees,
    /** The list price, and the one it takes the place of. */
    list: rupees,
    original: rupees,
    /** As advertised, not computed: they do not follow from the prices. */
    discountPercent: percent.nullable(),
    offerPercent: percent.nullable(),
  })
  .refine(({ list, original }) => list < original, 'the list price must be below the original one');

/** What a buyer of an ebook gets. */
const ebookSchema = z.strictObject({
  fileType: z.enum(['PDF', 'EPUB']),
  pages: count.nullable(),
  languages: z.array(language).min(1),
  devices: z.array(z.enum(['phone', 'tablet', 'computer'])).min(1),
});

export const bookSchema = z
  .strictObject({
    /** Part of addresses: /books#id, /preview/en/id. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
    /** In the language of the book, as it is printed. */
    title: text,
    /** The title as it is set on the cover, line by line. */
    coverLines: z.array(text).min(1),
    language,
    /** Which of the drawn covers it wears. */
    cover: z.enum(['crossing', 'crosswise', 'nine-point']),
    /** Null where another shop makes the price. */
    price: priceSchema.nullable(),
    /** Null for a printed book. */
    ebook: ebookSchema.nullable(),
    rating: z.number().min(0).max(5),
    reviews: z.int().nonnegative(),
    bestseller: z.boolean(),
    academic: z.boolean(),
    specialOffer: z.boolean(),
    paymentOptions: z.array(z.enum(['upi', 'amazon'])).min(1),
    amazonLink: https.nullable(),
    /** A flip-book elsewhere. Null shows the sample pages that the site serves itself. */
    previewUrl: https.nullable(),
  })
  .refine(
    ({ paymentOptions, price }) => paymentOptions.includes('upi') === (price !== null),
    'a book that is paid by UPI needs a price, and no other has one',
  )
  .refine(
    ({ paymentOptions, amazonLink }) => paymentOptions.includes('amazon') === (amazonLink !== null),
    'a book that Amazon sells needs a link, and no other has one',
  )
  .refine(
    ({ specialOffer, price }) => specialOffer === Boolean(price?.offerPercent),
    'a special offer needs its percentage, and no other book has one',
  );

export type Price = z.infer<typeof priceSchema>;
export type Ebook = z.infer<typeof ebookSchema>;
export type Book = z.infer<typeof bookSchema>;
