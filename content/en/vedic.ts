import { baseSteps } from './vedic-steps/base-steps';
import { divisionSteps } from './vedic-steps/division-steps';
import { patternSteps } from './vedic-steps/pattern-steps';

/**
 * The sutras, and the words of every step that lib/vedic works out. Numbers stand in braces and
 * are filled by lib/vedic/words: {d} −3, {d_signed} +4, {d_abs} 3, {d_step} "− 3".
 */
export const vedic = {
  source: 'Bharati Krishna Tirtha, Vedic Mathematics (1965)',

  sutras: {
    ekadhikena: {
      devanagari: 'एकाधिकेन पूर्वेण',
      iast: 'ekādhikena pūrveṇa',
      meaning: 'By one more than the one before',
      place: 'Sutra 1',
    },
    nikhilam: {
      devanagari: 'निखिलं नवतश्चरमं दशतः',
      iast: 'nikhilaṃ navataś caramaṃ daśataḥ',
      meaning: 'All from nine and the last from ten',
      place: 'Sutra 2',
    },
    urdhva: {
      devanagari: 'ऊर्ध्वतिर्यग्भ्याम्',
      iast: 'ūrdhva-tiryagbhyām',
      meaning: 'Vertically and crosswise',
      place: 'Sutra 3',
    },
    paravartya: {
      devanagari: 'परावर्त्य योजयेत्',
      iast: 'parāvartya yojayet',
      meaning: 'Transpose and apply',
      place: 'Sutra 4',
    },
    ekanyunena: {
      devanagari: 'एकन्यूनेन पूर्वेण',
      iast: 'ekanyūnena pūrveṇa',
      meaning: 'By one less than the one before',
      place: 'Sutra 14',
    },
    anurupyena: {
      devanagari: 'आनुरूप्येण',
      iast: 'ānurūpyeṇa',
      meaning: 'Proportionately',
      place: 'Sub-sutra 1',
    },
    yavadunam: {
      devanagari: 'यावदूनं तावदूनीकृत्य वर्गञ्च योजयेत्',
      iast: 'yāvadūnaṃ tāvadūnīkṛtya vargañca yojayet',
      meaning:
        'Lessen it by as much again as it falls short, and set up the square of the shortfall',
      place: 'Sub-sutra 7',
    },
    antyayor: {
      devanagari: 'अन्त्ययोर्दशकेऽपि',
      iast: 'antyayor daśake’pi',
      meaning: 'Also when the last digits make ten',
      place: 'Sub-sutra 8',
    },
  },

  /** `covers` completes "For …". */
  methods: {
    nikhilam: {
      name: 'Nikhilam',
      sutra: 'nikhilam',
      covers: 'numbers near 10, 100, 1000 and so on',
    },
    urdhva: { name: 'Urdhva-Tiryagbhyam', sutra: 'urdhva', covers: 'any two numbers' },
    ekadhikena: {
      name: 'Ekadhikena Purvena',
      sutra: 'ekadhikena',
      covers: 'squares of numbers ending in 5',
    },
    antyayor: {
      name: 'Antyayordasake’pi',
      sutra: 'antyayor',
      covers: 'numbers with the same beginning whose last digits add up to 10',
    },
    eleven: { name: 'Times eleven', sutra: 'urdhva', covers: 'products with 11' },
    ekanyunena: {
      name: 'Ekanyunena Purvena',
      sutra: 'ekanyunena',
      covers: 'products with 9, 99, 999 and so on',
    },
    yavadunam: {
      name: 'Yavadunam',
      sutra: 'yavadunam',
      covers: 'squares of numbers near 10, 100, 1000 and so on',
    },
    anurupyena: {
      name: 'Anurupyena',
      sutra: 'anurupyena',
      covers: 'numbers near the same round number, such as 50 or 300',
    },
    nikhilamDivision: {
      name: 'Nikhilam division',
      sutra: 'nikhilam',
      covers: 'division by 9 and by other numbers just below 10, 100, 1000 and so on',
    },
    paravartya: {
      name: 'Paravartya',
      sutra: 'paravartya',
      covers: 'division by numbers just above 10, 100, 1000 and so on',
    },
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
      'One of the numbers is a power of ten, so its zeros go behind the other number. The method comes to the same.',
    ekadhikena: '{a} ends in 5, and such a square takes one small product.',
    antyayor: 'Both numbers begin with {head}, and their endings {tailA} and {tailB} make {sum}.',
    eleven: 'To multiply by 11, add each digit to its neighbour.',
    ekanyunena: '{nines} is one less than {base}, so subtracting is enough.',
    yavadunam: '{a} is near {base}, so the square of a small difference is enough.',
    anurupyena: 'Both numbers are near {workingBase}, which is {factor} × {base}.',
    nikhilamDivision:
      '{b} is just below {base}, so small multiplications and additions replace the division.',
    paravartya:
      '{b} is just above {base}, so small multiplications with changed signs replace the division.',
  },

  steps: { ...baseSteps, ...patternSteps, ...divisionSteps },

  /** The first seven stand beside a field; the rest say what a method is for. */
  refusals: {
    empty: 'Please write a number, such as 97.',
    notANumber: 'Please write a number in digits, such as 97.',
    negative: 'Please write a number without a minus sign.',
    notWhole: 'Please write a whole number, without a decimal point.',
    tooLarge: 'Please write a number of at most six digits.',
    divisionByZero: 'Nothing can be divided by 0. Please write another number.',
    dividendBelowDivisor:
      'The first number is smaller than the second, so the quotient is 0. Please write a larger first number.',
    zero: 'Anything times 0 is 0, so there is nothing to work out.',
    notNearOneBase: 'Nikhilam needs two numbers near the same power of ten.',
    notNearBase: 'Yavadunam needs a number near a power of ten.',
    notNearOneMultiple: 'Anurupyena needs two numbers near the same round number.',
    notEndingInFive: 'This method needs a number that ends in 5.',
    endingsNotTen:
      'This method needs the same beginning and endings that add up to 10, 100 or 1000.',
    notEleven: 'This method needs 11 as one of the numbers.',
    notNines: 'This method needs 9, 99, 999 or so as one of the numbers.',
    notJustBelowBase: 'This method divides by 9 and by other numbers just below a power of ten.',
    notJustAboveBase: 'Paravartya divides by numbers just above a power of ten, such as 12 or 112.',
    noShortDivision:
      'The short methods here divide by numbers near 10, 100, 1000 and so on, such as 9, 12 or 98.',
  },

  /** Words that make a sum of two numbers in a typed message, in lower case. */
  sumWords: {
    times: ['multiplied by', 'multiply by', 'times', 'into', 'guna', 'gunaa', 'गुणा', 'गुना'],
    over: ['divided by', 'divide by', 'bhag', 'bhaag', 'भाग', 'भागा'],
    squared: ['squared', 'square', 'ka square', 'ka varg', 'का वर्ग', 'का स्क्वायर'],
    squareOf: ['square of', 'square the number', 'square'],
    productOf: ['multiply', 'product of'],
    and: ['by', 'with', 'and'],
    noSumAfter: ['class', 'classes', 'grade', 'grades', 'std', 'standard', 'कक्षा'],
  },
} as const;

export type VedicTexts = typeof vedic;
