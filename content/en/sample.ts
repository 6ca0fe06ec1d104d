/** Words of the sample pages as a document; the pages keep the language of the book. */
export const sample = {
  title: '{title}: sample pages',
  cover: 'Cover of {title}',
  page: 'Page {number} of {count}',
  previous: 'Previous page',
  next: 'Next page',
  answers: 'Answers',
} as const;
