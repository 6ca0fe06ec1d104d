import { type InAnyLanguage } from '../shape';

/**
 * What search engines and other sites show of a page. A title has room for about 60 characters, a
 * description for about 155.
 */
export const seo = {
  /** Titles of all pages but home. */
  titleTemplate: '%s | {siteName}',
  description:
    'Vedic mathematics, taught live and online from {city}, in Hindi and English, to students of Class 8 to 12 and exam aspirants.',
  knowsAbout: ['Vedic mathematics', 'Mental calculation', 'Preparation for entrance exams'],
  contactType: 'enquiries',
  home: {
    picture: '{heroA} times {heroB}, worked out by the Vedic method.',
    title: '{siteName}: Vedic mathematics, live online',
    description:
      'Live online classes in Vedic mathematics, in Hindi and English, for Class 8 to 12, NTSE, Olympiad, JEE, NEET, CAT and bank exams. The first class is free.',
  },
  about: {
    title: '{teacher}, teacher of Vedic mathematics',
    description:
      'Who teaches here and why: more than {years} years with students and aspirants, the sutras behind the short methods, and the reason behind each of them.',
    picture: 'Look first. Then calculate. {teacher} in numbers: students taught, years, countries.',
  },
  books: {
    title: 'Books on Vedic mathematics',
    description:
      '{Books} books on Vedic mathematics: what each one teaches, for whom it is written, what it costs, and sample pages to read before you decide.',
    picture: 'The covers of the {books} books, each drawn from the method it teaches.',
  },
  contact: {
    title: 'Contact the teacher',
    description:
      'Ask on WhatsApp, by phone, by email or with the form: office hours, times of reply, and ready messages for demo classes, courses, books and exams.',
    picture: 'A sum with an empty line for the answer: {closingA} times {closingB}.',
  },
} as const;

export type SeoWords = InAnyLanguage<typeof seo>;
