/**
 * What search engines and other sites show of a page. A title has room for about 60 characters, a
 * description for about 155. {name} is the site, {teacher} the teacher, {city} the city.
 */
export const seo = {
  /** Language and country of these texts, as Open Graph writes them. */
  locale: 'en_IN',
  /** Country of the city in content/site.ts, ISO 3166-1. */
  country: 'IN',
  /** Titles of inner pages; `home` stands as it is. */
  titleTemplate: '%s | {name}',
  description:
    'Vedic mathematics, taught live and online from {city}, in Hindi and English, to students of Class 8 to 12 and exam aspirants.',
  knowsAbout: ['Vedic mathematics', 'Mental calculation', 'Preparation for entrance exams'],
  languages: ['en', 'hi'],
  contactType: 'enquiries',
  home: {
    title: '{name}: Vedic mathematics, live online',
    description:
      'Live online classes in Vedic mathematics, in Hindi and English, for Class 8 to 12, NTSE, Olympiad, JEE, NEET, CAT and bank exams. The first class is free.',
  },
  about: {
    title: '{teacher}, teacher of Vedic mathematics',
    description:
      'Who teaches here and why: more than twenty years with students and aspirants, the sutras behind the short methods, and the reason behind each of them.',
    picture: 'Look first. Then calculate. {teacher} in numbers: students taught, years, countries.',
  },
  books: {
    title: 'Books on Vedic mathematics',
    description:
      'Three books on Vedic mathematics: what each one teaches, for whom it is written, what it costs, and sample pages to read before you decide.',
    picture: 'The covers of the three books, each drawn from the method it teaches.',
  },
  contact: {
    title: 'Contact the teacher',
    description:
      'Ask on WhatsApp, by phone, by email or with the form: office hours, times of reply, and ready messages for demo classes, courses, books and exams.',
    picture: 'A sum with an empty line for the answer: 988 times 997.',
  },
} as const;
