import { recall, remember, rememberTold, toldAt } from './memory';

const find = (userId: string, bookId: string) =>
  recall().told.find((each) => each.userId === userId && each.bookId === bookId);

/** The UTR of a report that the server has not confirmed; '' without one. */
export const unreportedUtr = (userId: string, bookId: string): string | undefined =>
  find(userId, bookId)?.unreported;

/** When it was sent, within the last 30 days. */
export const unreportedAt = (userId: string, bookId: string): number | undefined =>
  unreportedUtr(userId, bookId) === undefined ? undefined : toldAt(userId, bookId);

/** @param utr undefined once the server has confirmed the report. */
export function rememberReport(userId: string, bookId: string, utr: string | undefined): void {
  rememberTold(userId, bookId);
  const told = recall().told.map((each) =>
    each.userId === userId && each.bookId === bookId ? { ...each, unreported: utr } : each,
  );
  remember({ told });
}
