import { payment } from '@/content/en/payment';
import { type Language } from '@/content/languages';
import { type Written } from '@/content/originals';
import { type Site, type Testimonial } from '@/content/schema';
import { PAYMENT_MS } from '@/lib/shop/payment/countdown';
import { cut } from '@/lib/text/cut';
import { fill, formatNumber, formatRupees } from '@/lib/text/format';
import { MINUTE } from '@/lib/time';

const TAG = 'en-IN';

interface BookOffer {
  title: string;
  stores: readonly unknown[];
  reviews: number;
  price: {
    upi: number;
    list: { price: number; original: number | null; discountPercent: number | null } | null;
    offerPercent: number | null;
  } | null;
}

export interface Claims {
  books: readonly BookOffer[];
  testimonials: Readonly<Partial<Record<Language, readonly Written<Testimonial>[]>>>;
  site: Pick<Site, 'teaching' | 'course'>;
  /** Every text on the pages, in all languages. */
  texts: readonly string[];
}

const rupees = (amount: number) => formatRupees(amount, TAG);

/** Rounding makes one percent. */
const differs = (said: number | null | undefined, is: number) =>
  said !== null && said !== undefined && Math.abs(said - is) > 1;

function notesOnBook({ title, stores, reviews, price }: BookOffer): string[] {
  const notes: string[] = [];
  if (reviews > 0 && stores.length === 0) {
    notes.push(`${title}: the page does not say where its ratings (${reviews}) come from.`);
  }
  if (!price) return notes;
  const { upi, list, offerPercent } = price;
  if (list && list.price !== upi) {
    notes.push(
      `${title}: the card says ${rupees(list.price)}, and buyers pay ${rupees(upi)}: one book has two prices.`,
    );
  }
  const original = list?.original;
  if (list && original) {
    const percentOff = (paid: number) => Math.round((1 - paid / original) * 100);
    const [off, paidOff] = [percentOff(list.price), percentOff(upi)];
    if (differs(list.discountPercent, off)) {
      notes.push(
        `${title}: the badge says ${list.discountPercent}% off, and ${rupees(list.price)} in the place of ${rupees(original)} is ${off}%.`,
      );
    }
    if (differs(offerPercent, paidOff)) {
      notes.push(
        `${title}: the offer says ${offerPercent}%, and ${rupees(upi)} in the place of ${rupees(original)} is ${paidOff}%.`,
      );
    }
    notes.push(`${title}: keep a proof that it was sold at the crossed-out ${rupees(original)}.`);
  }
  if (offerPercent !== null) notes.push(`${title}: the offer has no last day.`);
  return notes;
}

/** A clock beside a payment may be taken for one of the price. */
function notesOnCountdown(books: readonly BookOffer[]): string[] {
  if (books.every(({ price }) => !price)) return [];
  const { expired, more } = payment.dialog;
  const minutes = `${PAYMENT_MS / MINUTE} minutes`;
  const addMinutes = fill(more, { time: minutes });
  return [
    `The payment counts down ${minutes}, and then says “${expired.title}”: only its dialog closes. The price and the UPI ID stay, and buyers may press “${addMinutes}” or pay later. Say nowhere that an offer ends with it.`,
  ];
}

function notesOnTestimonials(testimonials: Claims['testimonials']): string[] {
  return Object.entries(testimonials).flatMap(([language, list]) => {
    // Without a translation the page shows the original, which is asked about by itself.
    const own = list.filter(({ lang }) => !lang);
    const names = own
      .filter(({ since, consent }) => !since || !consent)
      .map(({ firstName }) => firstName);
    if (names.length === 0) return [];
    return [
      `Testimonials without the date of a written consent, or without a year: ${names.join(', ')} (content/${language}/testimonials.json).`,
    ];
  });
}

/** Words that promise what nobody can, or that press. */
const PRESSING = [
  /(?<!\b(?:no|not|never|nobody can|without) (?:a )?)\bguarantee(?:d|s)?\b(?! nothing)/i,
  /\b100 ?% (?:result|success|selection|marks|job)/i,
  /\b(?:no\.? ?1|number one|#1|best) (?:teacher|institute|coaching|academy|classes|course)\b/i,
  /\b(?:hurry|last chance|only today|today only|act now|limited (?:seats|time|period))\b/i,
  /\b(?:offer|price|discount) (?:ends|expires|goes up|rises)\b/i,
  /(?:100 ?% (?:सफलता|रिज़ल्ट|चयन)|गारंटी(?! नहीं)|नंबर (?:1|वन)|आखिरी मौका|जल्दी करें|सिर्फ़ आज|ऑफ़र खत्म)/,
];

function notesOnTexts(texts: readonly string[]): string[] {
  const pressing = texts.filter((text) => PRESSING.some((words) => words.test(text)));
  return [...new Set(pressing)].map((text) => `This text presses or promises: “${cut(text, 90)}”`);
}

/**
 * What India's guidelines on dark patterns (2023) and on advertisements of coaching (2024) would ask
 * about, a sentence each.
 */
export function fairnessNotes({ books, testimonials, site, texts }: Claims): string[] {
  const { students, counted } = site.teaching;
  return [
    ...books.flatMap(notesOnBook),
    ...notesOnCountdown(books),
    ...notesOnTestimonials(testimonials),
    ...(students.n >= 1000 && !counted
      ? [`${formatNumber(students.n, TAG)} students: the site does not say how they were counted.`]
      : []),
    ...site.course.next.flatMap(({ start, places }) =>
      places ? [`The batch of ${start} shows places left: ${places} must be true each day.`] : [],
    ),
    ...notesOnTexts(texts),
  ];
}
