import { type OutboxContext } from '../delivery/context';
import { identify } from '../model/ids';
import { describeKind, type Kind, type Payloads } from '../model/kinds';
import { type SubmissionResult } from '../model/outcome';
import { createSubmission } from '../model/transitions';
import { Intake } from './intake';
import { type RateLimit } from './rate-limit';

export interface Entry<K extends Kind = Kind> {
  kind: K;
  formId?: unknown;
  payload: Payloads[K];
  sender: string;
  address?: string;
  isSuspicious?: boolean;
  /** Version and language of the privacy notice beside the form. */
  notice?: string | null;
  /** When the request began, by `performance.now()`. */
  startedAt?: number;
}

export type Accept = <K extends Kind>(entry: Entry<K>) => Promise<SubmissionResult>;

/** Stores a submission and tries to deliver it once. Never throws; takes about nine seconds at most. */
export function createAccept(context: OutboxContext, isWithinLimits: RateLimit): Accept {
  const running = new Map<string, Promise<SubmissionResult>>();

  return async (entry) => {
    const { kind, payload, notice = null, isSuspicious = false } = entry;
    const now = context.now();
    const { formId, ...ids } = identify(entry, now);
    let pending = running.get(ids.id);
    if (!pending) {
      // Without an account anyone could name another sender and replace that sender's rows.
      const sender = describeKind(kind).requiresSignIn ? entry.sender : null;
      const row = createSubmission({ ...ids, kind, payload, notice, sender }, now);
      const intake = new Intake(
        context,
        row,
        isSuspicious,
        () => isWithinLimits(kind, entry),
        entry.startedAt,
      );
      pending = intake.run().finally(() => running.delete(ids.id));
      running.set(ids.id, pending);
    }
    const result = await pending;
    return result.status === 'failed' ? { ...result, id: formId } : result;
  };
}
