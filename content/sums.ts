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

/** What the levels of the game are named after. */
export const levelSums = { warmUp: '35²', steady: '98 × 95', exam: '104 × 97' };
