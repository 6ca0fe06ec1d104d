import { vedic } from '../vedic';
import { type SamplePage } from './words';

export const masterVedicMathematics: readonly SamplePage[] = [
  {
    title: 'All from nine, the last from ten',
    sutra: vedic.sutras.nikhilam,
    blocks: [
      {
        kind: 'text',
        text: 'To take a number from 10, 100, 1000 or any such base, go from left to right: each digit from nine, the last one from ten. Nothing is borrowed.',
      },
      {
        kind: 'complement',
        label: '4, 3, 8 and 7 from 9, 9, 9 and 10 leave 5, 6, 1 and 3.',
        of: 4387,
      },
      {
        kind: 'text',
        text: 'So 10,000 − 4387 = 5613. Does the number end in zero? Keep the zero, and take the digit before it from ten.',
      },
      {
        kind: 'sums',
        title: 'Try these',
        sums: [
          { left: 10000, sign: '−', right: 7064 },
          { left: 1000, sign: '−', right: 640 },
        ],
      },
    ],
  },
  {
    title: 'Two numbers just under 100',
    blocks: [
      {
        kind: 'crossing',
        label: '97 and 93 with −3 and −7 beside them, joined crosswise. Below, 90 and 21.',
        of: [97, 93],
      },
      {
        kind: 'text',
        text: 'How far is each from 100? Write −3 and −7 beside them. Crosswise, 97 − 7 and 93 − 3 both give 90: the left half. Then 3 × 7 = 21: the right half.',
      },
      {
        kind: 'text',
        text: 'Why it works: (100 − 3)(100 − 7) is 100 times (100 − 3 − 7), and 3 × 7 more.',
      },
    ],
  },
  {
    title: 'Just over, and when it does not fit',
    blocks: [
      {
        kind: 'crossing',
        label: '104 and 107 with +4 and +7 beside them, joined crosswise. Below, 111 and 28.',
        of: [104, 107],
      },
      {
        kind: 'text',
        text: 'Over the base, the differences are added. The right half has as many places as the base has zeros. What does not fit is carried: 88 × 87 gives 75 and 156, which is 7656.',
      },
      {
        kind: 'text',
        text: 'No help for 97 × 43: 43 is too far from 100. That sum has a chapter of its own.',
      },
    ],
  },
  {
    title: 'Squares of numbers that end in 5',
    sutra: vedic.sutras.ekadhikena,
    blocks: [
      {
        kind: 'square',
        label: '35 squared: 3 times 4 is 12, 5 times 5 is 25, together 1225.',
        of: 35,
      },
      {
        kind: 'text',
        text: 'Multiply what stands before the 5 by one more than itself, and write 25 behind it.',
      },
      {
        kind: 'text',
        text: 'Why it works: (10n + 5)^2 = 100n^2 + 100n + 25, and the first two are 100 times n(n + 1).',
      },
      {
        kind: 'sums',
        title: 'Try these',
        sums: [{ square: 65 }, { square: 105 }],
      },
    ],
  },
  {
    title: 'A timed set',
    blocks: [
      {
        kind: 'text',
        text: 'Cover the answers and look at each sum before you start: which method does it ask for? Two minutes for all ten is good. A minute and a half is very good.',
      },
      {
        kind: 'sums',
        title: 'Ten sums',
        sums: [
          { left: 96, sign: '×', right: 95 },
          { left: 98, sign: '×', right: 89 },
          { left: 93, sign: '×', right: 91 },
          { left: 103, sign: '×', right: 109 },
          { left: 112, sign: '×', right: 105 },
          { left: 996, sign: '×', right: 988 },
          { square: 45 },
          { square: 75 },
          { left: 10000, sign: '−', right: 2873 },
          { left: 1000, sign: '−', right: 469 },
        ],
      },
      {
        kind: 'text',
        text: 'Six of them ask for the base, two for the 5 at the end, and two for nines and a ten. If you had to think which, that is what to practise.',
      },
    ],
  },
];
