/** What search engines show of the whole site. */
export const seo = {
  /** Titles of all pages but home. */
  titleTemplate: '%s | {siteName}',
  description: {
    by: 'where',
    online: {
      by: 'audience',
      both: 'Vedic mathematics, taught live and online from {city}, in {languages}, to students of {classes} and exam aspirants.',
      classes:
        'Vedic mathematics, taught live and online from {city}, in {languages}, to students of {classes}.',
      exams:
        'Vedic mathematics, taught live and online from {city}, in {languages}, to aspirants for {examsOf}.',
      anyone: 'Vedic mathematics, taught live and online from {city}, in {languages}.',
    },
    offline: 'Vedic mathematics for {audience}, taught in person in {city}, in {languages}.',
    both: 'Vedic mathematics for {audience}, taught in person in {city} and live online, in {languages}.',
  },
  knowsAbout: [
    'Vedic mathematics',
    'Mental calculation',
    { by: 'exams', none: '', some: 'Preparation for entrance exams' },
  ],
} as const;
