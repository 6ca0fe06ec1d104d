/** What search engines show of the whole site. */
export const seo = {
  /** Titles of all pages but home. */
  titleTemplate: '%s | {siteName}',
  description:
    'Vedic mathematics, taught live and online from {city}, in Hindi and English, to students of Class {firstClass} to {lastClass} and exam aspirants.',
  knowsAbout: ['Vedic mathematics', 'Mental calculation', 'Preparation for entrance exams'],
  /** Where the owner names no exams. */
  entranceExams: 'entrance exams',
} as const;
