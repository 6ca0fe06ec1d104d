import { sutras } from '../sutras';
import { type SamplePage } from './blocks';

export const masterVedicMathematics: readonly SamplePage[] = [
  {
    title: 'All from nine, the last from ten',
    sutra: { ...sutras.nikhilam, meaning: 'All from nine and the last from ten' },
    blocks: [
      'To take a number from 10, 100, 1000 or any such base, go from left to right: each digit from nine, the last one from ten. Nothing is borrowed.',
      {
        figure: 'complement',
        label: '4, 3, 8 and 7 from 9, 9, 9 and 10 leave 5, 6, 1 and 3.',
        of: [4387],
      },
      'So 10,000 − 4387 = 5613. Does the number end in zero? Keep the zero, and take the digit before it from ten.',
      {
        title: 'Try these',
        sums: ['10,000 − 7064 = 2936', '1000 − 640 = 360'],
      },
    ],
  },
  {
    title: 'Two numbers just under 100',
    blocks: [
      {
        figure: 'crossing',
        label: '97 and 93 with −3 and −7 beside them, joined crosswise. Below, 90 and 21.',
        of: [97, 93],
      },
      'How far is each from 100? Write −3 and −7 beside them. Crosswise, 97 − 7 and 93 − 3 both give 90: the left half. Then 3 × 7 = 21: the right half.',
      'Why it works: (100 − 3)(100 − 7) is 100 times (100 − 3 − 7), and 3 × 7 more.',
    ],
  },
  {
    title: 'Just over, and when it does not fit',
    blocks: [
      {
        figure: 'crossing',
        label: '104 and 107 with +4 and +7 beside them, joined crosswise. Below, 111 and 28.',
        of: [104, 107],
      },
      'Over the base, the differences are added. The right half has as many places as the base has zeros. What does not fit is carried: 88 × 87 gives 75 and 156, which is 7656.',
      'No help for 97 × 43: 43 is too far from 100. That sum has a chapter of its own.',
    ],
  },
  {
    title: 'Squares of numbers that end in 5',
    sutra: { ...sutras.ekadhikena, meaning: 'By one more than the one before' },
    blocks: [
      {
        figure: 'square',
        label: '35 squared: 3 times 4 is 12, 5 times 5 is 25, together 1225.',
        of: [35],
      },
      'Multiply what stands before the 5 by one more than itself, and write 25 behind it.',
      'Why it works: (10n + 5)^2 = 100n^2 + 100n + 25, and the first two are 100 times n(n + 1).',
      {
        title: 'Try these',
        sums: ['65^2 = 4225', '105^2 = 11,025'],
      },
    ],
  },
  {
    title: 'A timed set',
    blocks: [
      'Cover the answers and look at each sum before you start: which method does it ask for? Two minutes for all ten is good. A minute and a half is very good.',
      {
        title: 'Ten sums',
        sums: [
          '96 × 95 = 9120',
          '98 × 89 = 8722',
          '93 × 91 = 8463',
          '103 × 109 = 11,227',
          '112 × 105 = 11,760',
          '996 × 988 = 9,84,048',
          '45^2 = 2025',
          '75^2 = 5625',
          '10,000 − 2873 = 7127',
          '1000 − 469 = 531',
        ],
      },
      'Six of them ask for the base, two for the 5 at the end, and two for nines and a ten. If you had to think which, that is what to practise.',
    ],
  },
];
