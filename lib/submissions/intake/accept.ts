import { type OutboxContext } from '../delivery/context';
import { identify } from '../model/ids';
import { type Kind, type Payloads } from '../model/kinds';
import { type SubmissionResult } from '../model/outcome';
import { createSubmission } from '../model/transitions';
import { Intake } from './intake';
import { type RateLimit } from './rate-limit';

export interface Entry<K extends Kind = Kind> {
  kind: K;
  /** The id that the form was given when it appeared; without scripts there is none. */
  formId?: unknown;
  payload: Payloads[K];
  /** The sender's email address, or the uid: rate limits count by it. */
  identity: string;
  address?: string;
  isSuspicious?: boolean;
}

export type Accept = <K extends Kind>(entry: Entry<K>) => Promise<SubmissionResult>;

/** Stores a submission and tries to deliver it once. Never throws; takes at most nine seconds. */
export function createAccept(context: OutboxContext, isWithinLimits: RateLimit): Accept {
  const running = new Map<string, Promise<SubmissionResult>>();

  return async (entry) => {
    const { kind, payload, isSuspicious = false } = entry;
    const now = context.now();
    const { formId, ...ids } = identify(entry, now);
    let result = running.get(ids.id);
    if (!result) {
      const row = createSubmission({ ...ids, kind, payload }, now);
      const intake = new Intake(context, row, isSuspicious, () => isWithinLimits(kind, entry));
      result = intake.run().finally(() => running.delete(ids.id));
      running.set(ids.id, result);
    }
    const ended = await result;
    return ended.status === 'failed' ? { ...ended, id: formId } : ended;
  };
}
