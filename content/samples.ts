/**
 * Sample facts and words that came with the site, by file and path. `npm start` lists them. Delete
 * a path when you have replaced its sample.
 */
export const samples: Readonly<Record<string, readonly string[]>> = {
  'content/site.ts': [
    'site.name',
    'site.teacher.name',
    'site.phone',
    'site.email',
    'site.city',
    'site.upi.id',
    'site.upi.payee',
    'site.social.linkedin',
    'site.social.instagram',
    'site.screenshotForm',
    'site.course',
    'site.legal.seller',
    'site.legal.address',
    'site.legal.grievance',
    'site.legal.refund',
    'site.legal.host',
    'site.legal.records',
  ],
  'content/books.ts': [
    'books.master-vedic-mathematics.ebook',
    'books.vertically-and-crosswise.amazonLink',
    'books.the-nine-point-circle.amazonLink',
    'books.master-vedic-mathematics.previewUrl',
    'books.vertically-and-crosswise.previewUrl',
    'books.the-nine-point-circle.previewUrl',
  ],
  'content/en/testimonials.ts': ['testimonials'],
  'content/en/books.ts': ['readerReviews'],
  'content/en/about.ts': ['about.jobTitle', 'about.career.events', 'about.recognition.groups'],
  'content/hi/testimonials.ts': ['testimonials'],
  'content/hi/books.ts': ['readerReviews'],
  'content/hi/about.ts': ['about.jobTitle', 'about.career.events', 'about.recognition.groups'],
};
