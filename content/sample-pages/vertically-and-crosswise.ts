import { sutras } from '../sutras';
import { type SamplePage } from './blocks';

export const verticallyAndCrosswise: readonly SamplePage[] = [
  {
    title: 'One sutra for every product',
    sutra: { ...sutras.urdhva, meaning: 'Vertically and crosswise' },
    blocks: [
      'Write one number under the other. Each stroke is a small product. Strokes on one row belong to one place of the answer, and are added.',
      {
        figure: 'strokes',
        label:
          '23 times 41 in three rows of strokes. The right digits give 3, the crossed pairs 14, the left digits 8 and the carried 1 make 9.',
        of: [23, 41],
      },
      'Of the 14 only the 4 is written. The 1 goes over to the next row: 8 + 1 = 9. Read upwards, the answer is 943.',
    ],
  },
  {
    title: 'Three digits, five strokes',
    blocks: [
      {
        figure: 'strokes',
        label:
          '213 times 312 in five rows of strokes: right pair, two crossed pairs, all three, two crossed pairs, left pair.',
        of: [213, 312],
      },
      'A window slides over the digits from right to left. It opens to one pair, two, three, and closes again. Only the middle row carries.',
    ],
  },
  {
    title: 'Why it works',
    blocks: [
      'A number is a polynomial in ten: 23 is 2x + 3 with x = 10. So',
      ['(ax + b)(cx + d)', '= ac x^2 + (ad + bc) x + bd'],
      'On the right stands the sutra: vertical, crosswise, vertical. With three digits each,',
      [
        '(ax^2 + bx + c)(dx^2 + ex + f)',
        '= ad x^4 + (ae + bd) x^3',
        '+ (af + be + cd) x^2',
        '+ (bf + ce) x + cf',
      ],
      'Two digits meet in the row whose power of x is the sum of their own. There is no other rule, and so the method has no exceptions.',
    ],
  },
  {
    title: 'The same strokes in algebra',
    blocks: [
      'With x in the place of ten nothing is carried, and the product is easier than with numbers:',
      ['(2x + 3)(4x + 1)', '= 8x^2 + 14x + 3'],
      ['(x^2 + 2x + 3)(2x^2 + x + 4)', '= 2x^4 + 5x^3 + 12x^2 + 11x + 12'],
      'To check, put x = 1: the sums of the coefficients must multiply. Here 6 × 7 = 42, and 2 + 5 + 12 + 11 + 12 is 42 as well.',
      'And put x = 10: the same five sums, 2, 5, 12, 11 and 12, are those of 123 × 214. Only then does the carrying begin.',
    ],
  },
  {
    title: 'Read backwards: factors',
    blocks: [
      'To factorise, look for the strokes. In 8x^2 + 14x + 3 the left pair multiplies to 8, the right pair to 3, and crosswise they add up to 14. Try 2 and 4, 3 and 1: 2 × 1 + 3 × 4 = 14. So it is (2x + 3)(4x + 1).',
      {
        title: 'Factorise',
        sums: [
          'x^2 + 7x + 12 = (x + 3)(x + 4)',
          '6x^2 + 11x + 3 = (2x + 3)(3x + 1)',
          '10x^2 − 7x − 12 = (2x − 3)(5x + 4)',
          '4x^2 + 12x + 9 = (2x + 3)(2x + 3)',
        ],
      },
      'Check each with x = 1, as before. When no whole numbers fit, there are no such factors, and you know it within a minute.',
    ],
  },
];
