import { type Method } from '@sutra/vedic/types';
import { type InAnyLanguage } from '../shape';

/** The page that names a method for two numbers. */
export const methodChoice = {
  title: 'Which method for which numbers?',
  lead: 'Look at the numbers before you calculate. They tell you the method.',
  chooser: {
    title: 'Your two numbers',
    lead: 'Up to six digits each.',
    work: 'Which method?',
    compare: 'What fits, and what it takes',
  },
  /** Without scripts the list is all there is. */
  list: 'What to look for',
  listLead:
    'Read from the top, and take the first line that fits. A bar (|) keeps the parts of an answer apart.',
  /** Each names the method for all numbers that it describes, unless a line above it fits. */
  rows: {
    ekadhikena: 'The square of a number of two or three digits that ends in 5',
    yavadunam: 'The square of a number near 10, 100 or 1000',
    eleven: 'One number is 11',
    ekanyunena: 'The larger number has only nines',
    nikhilam: 'Both numbers are near 10, both near 100, or both near 1000',
    antyayor: 'The same beginning, and last digits that make ten',
    anurupyena: 'Both numbers are a little below the same round number, such as 300, 500 or 4000',
    urdhva: 'None of these: any two numbers',
  },
} as const satisfies { rows: Record<Method, string> } & Record<string, unknown>;

export type MethodChoiceWords = InAnyLanguage<typeof methodChoice>;
