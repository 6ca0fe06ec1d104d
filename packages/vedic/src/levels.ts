// Not in questions.ts, which loads on demand with the game.
export const levels = ['warmUp', 'steady', 'exam'] as const;
export type Level = (typeof levels)[number];
