import { baseSteps } from './vedic-steps/base-steps';
import { divisionSteps } from './vedic-steps/division-steps';
import { patternSteps } from './vedic-steps/pattern-steps';

/**
 * The sutras, and the words of every step that lib/vedic builds. `fillValues` puts numbers in the
 * places: {d} −3, {d_signed} +4, {d_abs} 3, {d_step} "− 3".
 */
export const vedic = {
  sutras: {
    ekadhikena: {
      devanagari: 'एकाधिकेन पूर्वेण',
      iast: 'ekādhikena pūrveṇa',
      meaning: 'By one more than the one before',
    },
    nikhilam: {
      devanagari: 'निखिलं नवतश्चरमं दशतः',
      iast: 'nikhilaṃ navataś caramaṃ daśataḥ',
      meaning: 'All from nine and the last from ten',
    },
    urdhva: {
      devanagari: 'ऊर्ध्वतिर्यग्भ्याम्',
      iast: 'ūrdhva-tiryagbhyām',
      meaning: 'Vertically and crosswise',
    },
    ekanyunena: {
      devanagari: 'एकन्यूनेन पूर्वेण',
      iast: 'ekanyūnena pūrveṇa',
      meaning: 'By one less than the one before',
    },
    anurupyena: {
      devanagari: 'आनुरूप्येण',
      iast: 'ānurūpyeṇa',
      meaning: 'Proportionately',
    },
    yavadunam: {
      devanagari: 'यावदूनं तावदूनीकृत्य वर्गञ्च योजयेत्',
      iast: 'yāvadūnaṃ tāvadūnīkṛtya vargañca yojayet',
      meaning:
        'Lessen it by as much again as it falls short, and set up the square of the shortfall',
    },
    antyayor: {
      devanagari: 'अन्त्ययोर्दशकेऽपि',
      iast: 'antyayor daśake’pi',
      meaning: 'Also when the last digits make ten',
    },
  },

  products: {
    methods: {
      nikhilam: { name: 'Nikhilam', sutra: 'nikhilam' },
      urdhva: { name: 'Urdhva-Tiryagbhyam', sutra: 'urdhva' },
      ekadhikena: { name: 'Ekadhikena Purvena', sutra: 'ekadhikena' },
      antyayor: { name: 'Antyayordasake’pi', sutra: 'antyayor' },
      eleven: { name: 'Times eleven', sutra: 'urdhva' },
      ekanyunena: { name: 'Ekanyunena Purvena', sutra: 'ekanyunena' },
      yavadunam: { name: 'Yavadunam', sutra: 'yavadunam' },
      anurupyena: { name: 'Anurupyena', sutra: 'anurupyena' },
    },
    reasons: {
      nikhilam: 'Both numbers are near {base}, so their small differences do the work.',
      urdhva:
        'No special pattern makes this one shorter. Vertically and crosswise works for any two numbers.',
      'urdhva.oneDigit':
        'One of the numbers has a single digit, so there is one small product for each digit of the other.',
      'urdhva.table': 'Two single digits. This one is in the tables.',
      'urdhva.zero': 'One of the numbers is 0, and anything times 0 is 0.',
      powerOfTen:
        'One of the numbers is a power of ten, so its zeros go behind the other number. The method gives the same result.',
      ekadhikena: '{a} ends in 5, and such a square takes one small product.',
      antyayor: 'Both numbers begin with {head}, and their endings {tailA} and {tailB} make {sum}.',
      eleven: 'To multiply by 11, add each digit to its neighbour.',
      ekanyunena: '{nines} is one less than {base}, so subtracting is enough.',
      yavadunam: '{a} is near {base}, so the square of a small difference is enough.',
      anurupyena: 'Both numbers are near {workingBase}, which is {factor} × {base}.',
    },
    steps: { ...baseSteps, ...patternSteps },
  },

  divisions: {
    methods: {
      nikhilamDivision: { name: 'Nikhilam division' },
      paravartya: { name: 'Paravartya' },
    },
    reasons: {
      nikhilamDivision:
        '{b} is just below {base}, so small multiplications and additions replace the division.',
      paravartya:
        '{b} is just above {base}, so small multiplications with changed signs replace the division.',
    },
    steps: divisionSteps,
    refusals: {
      divisionByZero: 'Nothing can be divided by 0. Please write another number.',
      dividendBelowDivisor:
        'The first number is smaller than the second, so the quotient is 0. Please write a larger first number.',
      noShortDivision:
        'The short methods here divide by numbers near 10, 100, 1000 and so on, such as 9, 12 or 98.',
    },
  },

  refusals: {
    empty: 'Please write a number, such as 97.',
    notANumber: 'Please write a number in digits, such as 97.',
    negative: 'Please write a number without a minus sign.',
    notWhole: 'Please write a whole number, without a decimal point.',
    tooLarge: 'Please write a number of at most six digits.',
  },

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

export type VedicTexts = typeof vedic;
