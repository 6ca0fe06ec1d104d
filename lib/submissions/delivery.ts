import { randomUUID } from 'node:crypto';
import { errorCode } from '@/lib/error-code';
import { type Engine } from './engine';
import { type Outcome } from './outcome';
import { send } from './send';
import { type Stored } from './store';
import { type Target } from './targets';
import { leased, settled } from './transitions';
import { stateOf, type Submission } from './types';

/** How often a change is tried again when another worker changed the row in between. */
const TRIES = 5;

/** The part of an id that stands in logs. */
export const shortId = (row: Pick<Submission, 'id'>) => row.id.slice(0, 12);

/** Leases a row for one attempt with a random token. */
export function takenFor(engine: Engine, row: Submission, target: Target): Submission {
  return leased(row, randomUUID(), target.name, engine.now());
}

/** One attempt. Tells the breaker, writes nothing. Never throws. */
export async function attempt(
  engine: Engine,
  row: Submission,
  target: Target,
  timeout = engine.sendTimeout,
): Promise<Outcome> {
  const { breakers, log, now, monotonic } = engine;
  const start = monotonic();
  const outcome = await send(target, row, { timeout, now });
  const breaker = breakers[row.kind];
  if (outcome.verdict === 'retry') {
    // A 503 may be about this one row; a 429 is about us.
    const pause = outcome.code === 'status-429' ? Math.min(outcome.retryAfter ?? 0, 60_000) : 0;
    breaker.failure(row.id, outcome.code, pause);
  } else {
    breaker.success();
  }
  const fields = {
    id: shortId(row),
    kind: row.kind,
    target: target.name,
    code: outcome.code,
    attempts: row.attempts,
    ms: Math.round(monotonic() - start),
  };
  if (outcome.verdict === 'delivered') log.info('submission-delivered', fields);
  else if (outcome.verdict === 'hold') log.error('submission-target-misconfigured', fields);
  else log.warn('submission-not-delivered', fields);
  return outcome;
}

/**
 * Stores the outcome of an attempt. If another worker has changed the row, only a success is
 * stored. Never throws: a row that cannot be written is sent again when its lease ends.
 *
 * @returns the row as it is stored now, if known.
 */
export async function settle(
  engine: Engine,
  sent: Stored,
  outcome: Outcome,
): Promise<Stored | undefined> {
  const { store, log, now, random } = engine;
  try {
    let current: Stored | undefined = sent;
    for (let tries = 0; tries < TRIES && current; tries++) {
      const next = settled(current, outcome, { now: now(), random: random() });
      const written = await store.replace(current, next);
      if (written) {
        report(engine, written);
        return written;
      }
      current = await store.get(sent.id);
      if (!current || current.deliveredAt !== null) break;
      if (outcome.verdict !== 'delivered' && current.lease !== sent.lease) break;
    }
    return current;
  } catch (error) {
    const fields = { id: shortId(sent), kind: sent.kind, code: errorCode(error) };
    log.error('submission-not-settled', fields);
    return undefined;
  }
}

/** Logs a row that the owner has to look at. */
function report({ log }: Engine, row: Submission) {
  const state = stateOf(row);
  if (state !== 'held' && state !== 'dead') return;
  log.error(`submission-${state}`, {
    id: shortId(row),
    kind: row.kind,
    code: row.code ?? undefined,
    attempts: row.attempts,
  });
}
