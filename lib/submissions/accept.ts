import { type Engine } from './engine';
import { FirstAttempt } from './first-attempt';
import { hashPayload, submissionKey } from './ids';
import { type RateLimit } from './rate-limit';
import { fresh } from './transitions';
import { type Acceptance, type Kind, type Payloads } from './types';

export interface Entry<K extends Kind = Kind> {
  kind: K;
  /** The id that the form was given when it appeared; without scripts there is none. */
  formId?: unknown;
  /** Checked and within its limits. */
  payload: Payloads[K];
  /** The sender's email address, or the uid: what the limits count by. */
  identity: string;
  /** From `clientAddress`; without it no limit by address applies. */
  address?: string;
  /** From `looksAutomated`. */
  suspicious?: boolean;
}

export type Accept = <K extends Kind>(entry: Entry<K>) => Promise<Acceptance>;

/**
 * Stores a submission, tries to deliver it once and returns the outcome. Never throws; takes at
 * most nine seconds. The same form id with the same payload is the same submission.
 */
export function createAccept(engine: Engine, mayPass: RateLimit): Accept {
  /** Calls in progress in this process, by id: a second click gets the result of the first. */
  const flights = new Map<string, Promise<Acceptance>>();

  return (entry) => {
    const { kind, payload, identity } = entry;
    const payloadHash = hashPayload(payload);
    const now = engine.now();
    const id = submissionKey(kind, entry.formId, { identity, payloadHash, now });
    const joined = flights.get(id);
    if (joined) return joined;

    const flight = new FirstAttempt(engine, entry.suspicious ?? false)
      .run(fresh(id, kind, payload, payloadHash, now), () => mayPass(kind, entry))
      .finally(() => flights.delete(id));
    flights.set(id, flight);
    return flight;
  };
}
