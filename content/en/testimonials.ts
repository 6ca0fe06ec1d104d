export interface Testimonial {
  firstName: string;
  /** First letter of the family name. */
  initial: string;
  class: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** City. */
  location: string;
}

/**
 * What students say. All four are invented samples: replace them with the words of your own
 * students, and delete their line in `content/samples.ts`.
 *
 * For the owner: before a name, class and city go public, keep a written consent on file from that
 * person, and from a parent as well where the student is under 18. Take an entry out when its
 * consent is withdrawn.
 */
export const testimonials: readonly Testimonial[] = [
  {
    firstName: 'Diya',
    initial: 'S',
    class: 'Class 10',
    content:
      'I used to leave the long multiplications for last. Now I do them first, because they are the quick ones.',
    rating: 5,
    location: 'Pune',
  },
  {
    firstName: 'Farah',
    initial: 'S',
    class: 'Parent, Class 8',
    content:
      'My daughter does her sums aloud at dinner and asks us to check with a calculator. We have not caught her out yet.',
    rating: 5,
    location: 'Dubai',
  },
  {
    firstName: 'Kabir',
    initial: 'S',
    class: 'Class 12, JEE',
    content:
      'The check by digit sums takes two seconds. It has saved me marks in every mock test since I learnt it.',
    rating: 5,
    location: 'Kota',
  },
  {
    firstName: 'Neha',
    initial: 'S',
    class: 'Graduate, bank exams',
    content:
      'It took me three weeks of daily practice before I was faster. I wish I had begun in school.',
    rating: 4,
    location: 'Lucknow',
  },
];
