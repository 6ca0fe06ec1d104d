import { recall, remember, rememberReport, reportedAt } from './memory';

const find = (userId: string, bookId: string) =>
  recall().told.find((each) => each.userId === userId && each.bookId === bookId);

/** The UTR of a report that the server has not confirmed; '' without one. */
export const unconfirmedUtr = (userId: string, bookId: string): string | undefined =>
  find(userId, bookId)?.unreported;

/** When it was sent, within the last 30 days. */
export const unconfirmedAt = (userId: string, bookId: string): number | undefined =>
  unconfirmedUtr(userId, bookId) === undefined ? undefined : reportedAt(userId, bookId);

/** @param utr undefined once the server has confirmed the report. */
export function setUnconfirmed(userId: string, bookId: string, utr: string | undefined): void {
  rememberReport(userId, bookId);
  const told = recall().told.map((each) =>
    each.userId === userId && each.bookId === bookId ? { ...each, unreported: utr } : each,
  );
  remember({ told });
}
