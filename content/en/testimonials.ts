export interface Testimonial {
  name: string;
  class: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
  location: string;
}

/**
 * What students say. All four are samples: put in the words of your own students, with their
 * consent (and a parent's where the student is under 18), and take the path out of `samples`.
 */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'A school student',
    class: 'Class 10',
    content:
      'I used to leave the long multiplications for last. Now I do them first, because they are the quick ones.',
    rating: 5,
    location: 'Pune',
  },
  {
    name: 'A parent',
    class: 'Class 8',
    content:
      'My daughter does her sums aloud at dinner and asks us to check with a calculator. We have not caught her out yet.',
    rating: 5,
    location: 'Dubai',
  },
  {
    name: 'A JEE aspirant',
    class: 'Class 12',
    content:
      'The check by digit sums takes two seconds. It has saved me marks in every mock test since I learnt it.',
    rating: 5,
    location: 'Kota',
  },
  {
    name: 'A bank exam aspirant',
    class: 'Graduate',
    content:
      'It took me three weeks of daily practice before I was faster. I wish I had begun in school.',
    rating: 4,
    location: 'Lucknow',
  },
];

export const samples = ['testimonials'] as const;
