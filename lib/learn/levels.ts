/** Apart from the questions, which only a game fetches. */
export const levels = ['warmUp', 'steady', 'exam'] as const;
export type Level = (typeof levels)[number];
