import { type Acceptance } from './accept';
import { type RateLimit } from './limits';
import { failed, type Outcome, SUCCESS, UNSET } from './outcome';
import { createRow, idsOf, shortId } from './row';
import { send } from './send';
import { type Context } from './store';

/** For a host without a store: a submission counts only when its receiver takes it at once. */
export function createDirectAccept(
  { receivers, log, now, sendTimeout }: Pick<Context, 'receivers' | 'log' | 'now' | 'sendTimeout'>,
  limits: RateLimit,
): Acceptance['accept'] {
  return async (entry) => {
    const { kind, payload, isSuspicious } = entry;
    const { formId, id } = idsOf(entry, now());
    const row = createRow({ id, kind, payload }, now());
    const receiver = receivers[kind];
    const fields = { id: shortId(row), kind };
    const limit = limits.take(entry, id);
    if (limit) {
      log.warn('submission-limited', { kind, code: limit });
      return { ...failed('limited', false), id: formId };
    }
    const cause = isSuspicious ? 'suspicious' : UNSET;
    const outcome: Outcome =
      receiver && !isSuspicious
        ? await send(receiver, row, { timeout: sendTimeout, now })
        : { verdict: 'hold', code: cause };
    const { verdict, code } = outcome;
    if (verdict === 'delivered') {
      log.info('submission-delivered', { ...fields, code });
      return SUCCESS;
    }
    log.warn('submission-not-delivered', { ...fields, code });
    return { ...failed('refused', false), id: formId };
  };
}
