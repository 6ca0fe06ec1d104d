import { type Method, type Reason, type StepKey } from '../../types.ts';
import { baseSteps } from './base-steps.ts';
import { patternSteps } from './pattern-steps.ts';

/**
 * The methods of multiplication, why each is chosen, and their steps. A soft hyphen in a name: narrow
 * columns break it there, where its two words meet.
 */
export const products = {
  methods: {
    nikhilam: 'Nikhilam',
    urdhva: 'Urdhva-Tiryagbhyam',
    ekadhikena: 'Ekadhikena Purvena',
    antyayor: 'Antyayor\u00addasake’pi',
    eleven: 'Times eleven',
    ekanyunena: 'Ekanyunena Purvena',
    yavadunam: 'Yavadunam',
    anurupyena: 'Anurupyena',
  },
  reasons: {
    nikhilam: 'Both numbers are near {base}, so their differences from it do the work.',
    'nikhilam.least':
      'Of the methods here, none takes less work for these numbers. It uses their differences from {base}.',
    'nikhilam.taught':
      'Each number is at most 15 away from {base}, so their differences from it do the work. Where another method takes less, this one is good practice.',
    urdhva:
      'Of the methods here, no other suits these numbers better. Vertically and crosswise works for any two numbers.',
    'urdhva.oneDigit':
      'One of the numbers has a single digit, so there is one small product for each digit of the other.',
    'urdhva.table': 'Two single digits. This one is in the tables.',
    'urdhva.zero': 'One of the numbers is 0, and anything times 0 is 0.',
    powerOfTen:
      'One of the numbers is a power of ten, so its zeros go to the right of the other number. The method gives the same result.',
    ekadhikena:
      '{a} ends in 5: one product gives the left part of its square, and the right part is 25.',
    antyayor: 'Both numbers begin with {head}, and their endings {tailA} and {tailB} make {sum}.',
    eleven: 'To multiply by 11, add each digit to its neighbour.',
    ekanyunena: '{nines} is one less than {base}, so subtracting is enough.',
    yavadunam: '{a} is near {base}, so the square of a small difference is enough.',
    'yavadunam.least':
      'Of the methods here, none takes less work for this square. It uses the difference from {base}.',
    anurupyena:
      'Of the methods here, none takes less work for these numbers. It uses their differences from {workingBase}, which is {factor} × {base}.',
    zeros:
      'Set the zeros at the end aside, work out {shortA} × {shortB}, and write the zeros to the right of the result.',
  },
  steps: { ...baseSteps, ...patternSteps },
} as const satisfies {
  methods: Record<Method, string>;
  reasons: Record<Reason, string>;
  steps: Record<StepKey, object>;
};
