import { sutras } from '../sutras';
import { type SamplePage } from './blocks';

export const theNinePointCircle: readonly SamplePage[] = [
  {
    title: 'Down to one digit',
    blocks: [
      'Add up the digits of a number. If the sum has more than one digit, add again. What is left is the digit root.',
      {
        figure: 'roots',
        label: '97 comes to 16 and then 7. 93 comes to 12 and then 3. 9021 comes to 12 and then 3.',
        of: [97, 93, 9021],
      },
      'A nine may be left out, and so may digits that make nine: 9021 leaves 2 + 1. For 10, 100 and 1000 are each one more than a multiple of nine, and so a number and its digit root differ by nines alone.',
    ],
  },
  {
    title: 'Counting on the circle',
    blocks: [
      {
        figure: 'circle',
        label:
          'The nine-point circle with a star that counts in fours, and one that counts in twos.',
        of: [4, 2],
      },
      'Write 9 at the top and 1 to 8 round the circle, clockwise. Count in fours, keep the digit root, and draw from point to point. Every point is reached once, and the ninth step closes the star.',
    ],
  },
  {
    title: 'Pairs that make nine',
    blocks: [
      {
        figure: 'circle',
        label: 'The nine-point circle with the triangle of the threes, and the star of the fives.',
        of: [3, 5],
      },
      'The fives draw the star of the fours, the other way round, because 4 + 5 = 9. So do the twos and the sevens, the ones and the eights.',
      'The threes close after three steps, and the sixes walk that triangle backwards. The nines never leave the top.',
    ],
  },
  {
    title: 'The check',
    sutra: {
      ...sutras.gunitasamuccayah,
      meaning: 'The product of the sums is the sum of the product',
    },
    blocks: [
      'Multiply the digit roots. What comes out must have the digit root of the answer.',
      ['97 × 93 = 9021', '7 × 3 = 21, root 3', '9 + 0 + 2 + 1 = 12, root 3'],
      'It agrees. Had you written 9011, the root would be 2, and the answer certainly wrong.',
      'For a division, multiply back and add the remainder: 943 ÷ 23 = 41 asks for 5 × 5 = 25, root 7, and 943 has root 7.',
    ],
  },
  {
    title: 'What the check cannot see',
    blocks: [
      '9012 has the digits of 9021 in another order, and so the same root. The check agrees, and the answer is wrong. Of answers that are wrong at random, one in nine gets through.',
      'A second check sees the order: from the right, add and subtract by turns, and count in elevens.',
      [
        '97: 7 − 9 = −2, or 9',
        '93: 3 − 9 = −6, or 5',
        '9 × 5 = 45: 5 − 4 = 1',
        '9021: 1 − 2 + 0 − 9 = −10, or 1',
        '9012: 2 − 1 + 0 − 9 = −8, or 3',
      ],
      'Only 9021 agrees. Both checks together miss one in ninety-nine.',
    ],
  },
];
