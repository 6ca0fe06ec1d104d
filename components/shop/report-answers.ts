import { useEffect, useSyncExternalStore } from 'react';
import { type FailedCall } from '@/lib/forms/call-action';
import { type ReportResult } from '@/lib/server/actions/payment';

export type ReportAnswer = ReportResult | FailedCall | { status: 'sending' };

/** By person and book. They outlive the dialog that has sent a report. */
const answers = new Map<string, ReportAnswer>();
const subscribers = new Set<() => void>();
/** Reports whose dialog is open, and says how they went. */
const shown = new Set<string>();

const keyOf = (userId: string, bookId = '') => `${userId} ${bookId}`;

export const answerTo = (userId: string, bookId?: string) => answers.get(keyOf(userId, bookId));

export const isShown = (userId: string, bookId?: string) => shown.has(keyOf(userId, bookId));

export function setAnswer(userId: string, bookId: string | undefined, answer: ReportAnswer): void {
  answers.set(keyOf(userId, bookId), answer);
  subscribers.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** @param shows the component says how the report went, so that no toast has to. */
export function useReport(
  userId: string,
  bookId: string | undefined,
  shows = false,
): ReportAnswer | undefined {
  useEffect(() => {
    if (!shows) return;
    const key = keyOf(userId, bookId);
    shown.add(key);
    return () => void shown.delete(key);
  }, [userId, bookId, shows]);
  return useSyncExternalStore(
    subscribe,
    () => answerTo(userId, bookId),
    () => undefined,
  );
}
