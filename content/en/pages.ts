import { type PageId } from '../pages';
import { type ByEbooks, type ByFact } from '../shape';

type Text = string | ByEbooks | ByFact;

export interface PageTexts {
  /** In navigation and breadcrumbs. */
  name: string;
  /** Beside the name on the not-found page. */
  note: Text;
  /** For search engines: about 60 characters are shown. */
  title: Text;
  /** For search engines: about 155 characters are shown. */
  description: Text;
  /** Describes the share picture. */
  picture: string | ByFact;
}

/** What other pages, search engines and share previews say of each page. */
export const pageTexts = {
  home: {
    name: 'Home',
    note: 'The worked sum',
    title: {
      by: 'where',
      online: {
        by: 'hindi',
        none: '{siteName}: Vedic mathematics, live online',
        some: '{siteName}: Vedic mathematics, live online',
      },
      offline: '{siteName}: Vedic mathematics in {city}',
      both: '{siteName}: Vedic mathematics, in {city} and live online',
    },
    description: {
      by: 'where',
      online:
        'Live online classes in Vedic mathematics, in {languages}, for {audience}. The first class is free.',
      offline:
        'Classes in Vedic mathematics in {city}, in {languages}, for {audience}. The first class is free.',
      both: 'Classes in Vedic mathematics, in {city} and live online, in {languages}, for {audience}. The first class is free.',
    },
    picture: '{heroA} times {heroB}, worked out by the Vedic method.',
  },
  about: {
    name: 'About',
    note: 'The teacher',
    title: {
      by: 'teachers',
      one: '{teacher}, teacher of Vedic mathematics',
      several: '{teacher}, teachers of Vedic mathematics',
    },
    description: {
      by: 'years',
      none: 'Who teaches here and why: the sutras behind the short methods, and the reason behind each of them.',
      one: 'Who teaches here and why: {years} with {pupils}, the sutras behind the short methods, and the reason behind each of them.',
      some: 'Who teaches here and why: {years} with {pupils}, the sutras behind the short methods, and the reason behind each of them.',
    },
    picture: {
      by: 'stats',
      none: 'Look first. Then calculate.',
      some: 'Look first. Then calculate. {teacher} in numbers: {stats}.',
    },
  },
  books: {
    name: 'Books',
    note: '{booksToRead}',
    title: 'Books on Vedic mathematics',
    description: {
      by: 'shop',
      none: 'Which book on Vedic mathematics suits you? Ask the teacher, and say for which class or exam.',
      oneElsewhere:
        '{BookCount} on Vedic mathematics: what it teaches, for whom it is written, where to buy it{descriptionEnd}',
      oneHere:
        '{BookCount} on Vedic mathematics: what it teaches, for whom it is written, what it costs{descriptionEnd}',
      elsewhere:
        '{BookCount} on Vedic mathematics: what each one teaches, for whom it is written, where to buy it{descriptionEnd}',
      here: '{BookCount} on Vedic mathematics: what each one teaches, for whom it is written, what it costs{descriptionEnd}',
    },
    picture: '{coverPicture}',
  },
  contact: {
    name: 'Contact',
    note: 'Ask anything',
    title: 'Contact the teacher',
    description:
      'Ask on WhatsApp, by phone, by email or with the form: office hours, times of reply, and ready messages for {readyMessages}.',
    picture: 'A sum with an empty line for the answer: {closingA} times {closingB}.',
  },
  practice: {
    name: 'Practice',
    note: 'Sums and sheets',
    title: 'Practice without a clock, and sheets to print',
    description:
      'Vedic mathematics to practise at your own pace: three levels, each answer explained, missed sums asked again, and printable sheets of twenty sums with answers.',
    picture: 'The title of the page: practice without a clock, and sheets to print.',
  },
  methods: {
    name: 'Methods',
    note: 'Which one, and why',
    title: 'Which method of multiplication, and why',
    description:
      'Eight short methods of multiplication from Vedic mathematics: what to look for in two numbers, which method fits them, and the reason behind it.',
    picture: 'The title of the page: which method of multiplication, and why.',
  },
  nikhilam: {
    name: 'Nikhilam',
    note: 'Near a power of ten',
    title: 'Nikhilam: multiply numbers near 100 and 1000',
    description:
      'The Nikhilam sutra of Vedic mathematics: why it works, a sum step by step, your own numbers, when another method is better, what to check, and a sheet to print.',
    picture: 'The strokes of Nikhilam between two numbers and their differences.',
  },
  urdhva: {
    name: 'Urdhva',
    note: 'Any two numbers',
    title: 'Urdhva-Tiryagbhyam: vertically and crosswise',
    description:
      'Multiply any two numbers in one line, vertically and crosswise: why it works, a sum step by step, your own numbers, what to check, and a sheet to print.',
    picture: 'Two numbers, joined vertically and crosswise, with the sum of each column.',
  },
  ekadhikena: {
    name: 'Ekadhikena',
    note: 'Squares of numbers ending in 5',
    title: 'Ekadhikena Purvena: square numbers ending in 5',
    description:
      'Square any number that ends in 5 with one small product: why it works, a sum step by step, your own numbers, what to check, and a sheet to print.',
    picture: 'The square of a number that ends in 5, worked out in two parts.',
  },
  yavadunam: {
    name: 'Yavadunam',
    note: 'Squares near a power of ten',
    title: 'Yavadunam: square numbers near 100 and 1000',
    description:
      'Square a number near 100 or 1000 by its difference from it: why it works, a sum step by step, your own numbers, what to check, and a sheet to print.',
    picture: 'The square of a number a little below 100, in two parts.',
  },
  anurupyena: {
    name: 'Anurupyena',
    note: 'A little below 300, 500 or 4000',
    title: 'Anurupyena: multiply a little below 300 or 500',
    description:
      'Multiply numbers a little below 300 or 500 with two small differences, in proportion: why it works, a sum step by step, what to check, and a sheet to print.',
    picture: 'The product of two numbers a little below 500, in two parts.',
  },
  antyayor: {
    name: 'Antyayor',
    note: 'Last digits that make ten',
    title: 'Antyayordasake’pi: last digits make ten',
    description:
      'Multiply numbers such as 43 × 47 by two small products: why it works, a sum step by step, your own numbers, when it does not fit, and a sheet to print.',
    picture: 'The product of two numbers whose last digits make ten, in two parts.',
  },
  ekanyunena: {
    name: 'Ekanyunena',
    note: 'Times 9, 99 or 999',
    title: 'Ekanyunena Purvena: multiply by 99 and 999',
    description:
      'Multiply by 9, 99 or 999 by subtracting twice: why it works, a sum step by step, your own numbers, when another method is better, and a sheet to print.',
    picture: 'The product of a number and 99, in two parts.',
  },
  eleven: {
    name: 'Times eleven',
    note: 'Neighbours added',
    title: 'Times eleven: multiply by 11 in one line',
    description:
      'Multiply any number by 11, adding each digit to its neighbour: why it works, a sum step by step, your own numbers, what to check, and a sheet to print.',
    picture: 'The product of a number and 11: the digits at the ends, and their sum between them.',
  },
  privacy: {
    name: 'Privacy',
    note: 'What is kept',
    title: 'Privacy: what is kept and why',
    description:
      'What {siteName} asks for in its forms, why, who receives it, how long it is kept, and how you see it, correct it or have it erased.',
    picture: 'The title of the page: privacy.',
  },
  terms: {
    name: 'Terms',
    note: { none: 'Seller and complaints', some: 'Buying and refunds' },
    title: {
      none: 'Terms: who sells, and complaints',
      some: 'Terms: who sells, delivery, refunds',
    },
    description: {
      none: 'Who runs {siteName}, what is sold here and what elsewhere, how the fees of a course are agreed, and who answers a complaint.',
      some: 'Who sells on {siteName}, how an ebook is paid for and delivered, when the money is returned, and who answers a complaint.',
    },
    picture: 'The title of the page: terms.',
  },
  accessibility: {
    name: 'Accessibility',
    note: 'For everyone',
    title: 'Accessibility of this site',
    description:
      'The standard that {siteName} follows so that everyone can use it, what is known not to work yet, and how to report a barrier.',
    picture: 'The title of the page: accessibility.',
  },
} as const satisfies Record<PageId, PageTexts>;
