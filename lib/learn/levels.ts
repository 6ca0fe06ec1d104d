/** Apart from the questions, which are fetched with the game. */
export const levels = ['warmUp', 'steady', 'exam'] as const;
export type Level = (typeof levels)[number];
