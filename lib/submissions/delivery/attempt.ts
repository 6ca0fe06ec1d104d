import { randomUUID } from 'node:crypto';
import { codedError, errorCode } from '@/lib/log/error-code';
import { MINUTE, SECOND } from '@/lib/time';
import { type Stored } from '../drivers/store';
import { type Target } from '../model/kind';
import { MAIL_LIMIT, type Outcome } from '../model/outcome';
import { shortId, stateOf, type Submission } from '../model/submission';
import { applyOutcome, lease } from '../model/transitions';
import { type OutboxContext } from './context';
import { send } from './send';

const TRIES = 5;
const MAX_RATE_LIMIT_PAUSE = MINUTE;
const MAIL_LIMIT_PAUSE = 10 * MINUTE;
const MAIL_LIMIT_TIMEOUT = SECOND;

export function leaseFor(context: OutboxContext, row: Submission, target: Target): Submission {
  return lease(row, randomUUID(), target.name, context.now());
}

export async function attempt(
  { breakers, mailLimit, log, now, monotonic, sendTimeout }: OutboxContext,
  row: Submission,
  target: Target,
  timeout = sendTimeout,
): Promise<Outcome> {
  const breaker = breakers[row.kind];
  const endsAt = performance.now() + timeout;
  const limitTimeout = Math.min(MAIL_LIMIT_TIMEOUT, timeout / 2);
  if (target.type === 'mail' && !(await mailLimit.take(row.id, limitTimeout))) {
    breaker.cancel();
    return { verdict: 'retry', code: MAIL_LIMIT, retryAfter: MAIL_LIMIT_PAUSE };
  }
  const start = monotonic();
  // A row that cannot be composed must not stop the others.
  const outcome = await send(target, row, {
    timeout: endsAt - performance.now(),
    now,
  }).catch((): Outcome => ({ verdict: 'hold', code: 'not-composed' }));
  const { verdict, code } = outcome;
  if (verdict !== 'delivered' && !outcome.isUncertain) mailLimit.giveBack(row.id);
  if (verdict === 'retry') {
    // A 503 may concern this row only; a 429 concerns all requests.
    const pause =
      code === 'status-429' ? Math.min(outcome.retryAfter ?? 0, MAX_RATE_LIMIT_PAUSE) : 0;
    breaker.recordFailure(row.id, code, pause);
  } else {
    breaker.recordSuccess();
  }
  const ms = Math.round(monotonic() - start);
  const { kind, attempts } = row;
  const fields = { id: shortId(row), kind, target: target.name, code, attempts, ms };
  if (outcome.refused) {
    log.warn('owner-address-refused', { target: target.name, ...outcome.refused });
  }
  if (verdict === 'delivered') log.info('submission-delivered', fields);
  else log.warn('submission-not-delivered', fields);
  return outcome;
}

/**
 * If another worker has leased the row, only a success is stored. Never throws: a row that cannot be
 * written is sent again when its lease ends.
 */
export async function settle(
  { store, log, now, random, keep }: OutboxContext,
  leased: Stored,
  outcome: Outcome,
): Promise<void> {
  try {
    let row: Stored | undefined = leased;
    for (let tries = 0; tries < TRIES && row; tries++) {
      const next = applyOutcome(row, outcome, {
        now: now(),
        random: random(),
        keep: keep.delivered,
      });
      if (await store.replace(row, next)) return logIfStuck(log, next);
      row = await store.get(leased.id);
      if (!row || row.deliveredAt !== null) return;
      if (outcome.verdict !== 'delivered' && row.lease !== leased.lease) return;
    }
    throw codedError('contested');
  } catch (error) {
    const fields = { id: shortId(leased), kind: leased.kind, code: errorCode(error) };
    log.error('submission-not-settled', fields);
  }
}

function logIfStuck(log: OutboxContext['log'], row: Submission) {
  const state = stateOf(row);
  if (state !== 'held' && state !== 'dead') return;
  const { kind, attempts } = row;
  log.error(`submission-${state}`, {
    id: shortId(row),
    kind,
    code: row.code ?? undefined,
    attempts,
  });
}
