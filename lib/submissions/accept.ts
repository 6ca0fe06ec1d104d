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
  /** The mail address, or the uid: whoever may not send too often. */
  identity: string;
  /** From `clientAddress`; an unknown one counts in no bucket. */
  address?: string;
  /** From `looksAutomated`. */
  suspicious?: boolean;
}

export type Accept = <K extends Kind>(entry: Entry<K>) => Promise<Acceptance>;

/**
 * Makes a submission durable, tries to deliver it once, and says what came of it. Never throws and
 * is over within nine seconds. The same id with the same text is the same submission.
 */
export function createAccept(engine: Engine, mayPass: RateLimit): Accept {
  /** What is being accepted in this process: a second click waits for the first. */
  const flights = new Map<string, Promise<Acceptance>>();

  return (entry) => {
    const { kind, payload, identity } = entry;
    const payloadHash = hashPayload(payload);
    const now = engine.now();
    const id = submissionKey(kind, entry.formId, { identity, payloadHash, now });
    const flight = `${id} ${payloadHash}`;
    const joined = flights.get(flight);
    if (joined) return joined;

    const begin = async (): Promise<Acceptance> => {
      const first = new FirstAttempt(engine, entry.suspicious ?? false);
      if (!(await mayPass(kind, entry))) return { result: 'limited', kept: false };
      return first.run(fresh(id, kind, payload, payloadHash, now));
    };
    const own = begin().finally(() => flights.delete(flight));
    flights.set(flight, own);
    return own;
  };
}
