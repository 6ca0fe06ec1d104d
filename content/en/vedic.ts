import { type InAnyLanguage } from '../shape';
import { divisions } from './vedic/divisions';
import { products } from './vedic/products';
import { refusals } from './vedic/refusals';
import { sutras } from './vedic/sutras';

/**
 * The words of every step that lib/vedic builds. `fillValues` puts numbers in the places: {d} −3,
 * {d_signed} +4, {d_abs} 3, {d_step} "− 3".
 */
export const vedic = {
  sutras,
  products,
  divisions,
  refusals,

  /** Words by which a message asks for a sum, in lower case. */
  sumWords: {
    // Between two numbers.
    times: ['multiplied by', 'multiply by', 'times', 'into', 'guna', 'gunaa', 'गुणा', 'गुना'],
    over: ['divided by', 'divide by', 'bhag', 'bhaag', 'भाग', 'भागा'],
    // After a number, and before one.
    squared: ['squared', 'square', 'ka square', 'ka varg', 'का वर्ग', 'का स्क्वायर'],
    squareOf: ['square of', 'square the number', 'square'],
    // Before two numbers, and between them.
    productOf: ['multiply', 'product of'],
    and: ['by', 'with', 'and'],
    // Before numbers that are no sum: "class 8/9".
    noSumAfter: ['class', 'classes', 'grade', 'grades', 'std', 'standard', 'कक्षा'],
  },
} as const;

export type VedicWords = InAnyLanguage<typeof vedic>;
