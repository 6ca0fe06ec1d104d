/** A visitor's own numbers and the game, before the first touch. */
export const sums = {
  calculator: {
    title: 'Now your own numbers',
    lead: 'Up to six digits each. You will see the method that a teacher would choose.',
    first: 'First number',
    second: 'Second number',
    /** Shown instead of the fields without scripts. */
    plain: 'By the same steps: {a} × {b} = {answer}',
    work: 'Work it out',
  },
  clock: {
    title: 'Beat the clock',
    lead: 'Five sums, each explained after your answer. The timer stops while you read.',
    levels: {
      warmUp: { title: 'Warm-up' },
      steady: { title: 'Steady' },
      exam: { title: 'Exam hall' },
    },
    best: 'Best: {time} seconds',
    practice: 'Practise without a clock',
  },
} as const;
