/** The sum of the hero and of the demo: two numbers a little below one power of ten. */
export const heroSum = [97, 93] as const;

/** How long it takes by each method, in seconds. */
export const heroSeconds = { traditional: 45, vedic: 5 };

/** How many such sums a paper has: the benefits say how much time they save. */
export const sumsInPaper = 30;

/** The numbers in the fields for a visitor's own sum. */
export const calculatorSum = [98, 95] as const;

/** The sum without an answer above the last call of the home page. */
export const closingSum = [988, 997] as const;

/** A sum of each method that can be practised alone. */
export const methodSums = {
  eleven: '54 × 11',
  ekanyunena: '57 × 99',
  nikhilam: '98 × 97',
  urdhva: '23 × 14',
  ekadhikena: '135²',
  antyayor: '134 × 136',
  anurupyena: '488 × 497',
  yavadunam: '97²',
} as const;

/** The sum that the page of a method works out. */
export const methodPageSums = {
  nikhilam: [98, 97],
  urdhva: [23, 14],
  ekadhikena: [35, 35],
  yavadunam: [96, 96],
  anurupyena: [488, 497],
  antyayor: [43, 47],
  ekanyunena: [57, 99],
  eleven: [54, 11],
} as const;

/**
 * Sums that show what to check on the page of a method, by the mistake: those of packages/vedic/src/slips.ts,
 * and some that no wrong answer shows.
 */
export const checkedSums = {
  nikhilam: {
    padding: [98, 97],
    carry: [88, 85],
    lent: [102, 97],
    wrongWay: [104, 103],
    notCrossed: [97, 93],
  },
  urdhva: { countedOnce: [21, 14], carry: [47, 36] },
  ekadhikena: { oneMore: [65, 65], square5: [85, 85] },
  yavadunam: { padding: [98, 98], carry: [14, 14], wrongWay: [104, 104] },
  anurupyena: {
    wrongWay: [489, 495],
    notCrossed: [486, 497],
    factor: [487, 498],
    padding: [396, 398],
  },
  antyayor: { padding: [31, 39], oneMore: [62, 68] },
  ekanyunena: { padding: [92, 99], oneMore: [73, 99], short: [57, 999] },
  eleven: { carry: [87, 11], zero: [305, 11] },
} as const;

/** A sum of each level of the game. */
export const levelSums = { warmUp: '35²', steady: '98 × 95', exam: '104 × 97' };
