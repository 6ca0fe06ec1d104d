import { type Context } from './context.ts';
import { type Delivery } from './deliver.ts';
import { checkEntry, type Entry } from './entry.ts';
import { errorCode } from './error-code.ts';
import { type RateLimit } from './limits.ts';
import { failureFields } from './log.ts';
import { STORE_ONLY, UNSET, wasAnswered } from './outcome.ts';
import { type Receiver } from './receiver.ts';
import { failed, type SubmissionResult, SUCCESS } from './result.ts';
import {
  createRow,
  idsOf,
  isLeased,
  leaseRow,
  reopenRow,
  replaceRow,
  restoreRow,
  type Row,
  settleRow,
  shortId,
} from './row.ts';
import { collect, isMissing, type SavedRow } from './store.ts';
import {
  ACCEPT_TIMEOUT,
  LATE_TIMEOUT,
  MIN_SEND_TIMEOUT,
  MIN_STORE_TIMEOUT,
  OUTCOME_TIMEOUT,
  SEND_TIMEOUT,
  STORE_TIMEOUT,
} from './timeouts.ts';
import { waitWithin } from './timers.ts';

interface SendOptions {
  /** By `timers.elapsed()`. */
  endsAt: number;
  /** Before the row was leased, by `timers.elapsed()`. */
  leasedAt: number;
  /** The client address, or the sender where it is not known; empty where neither is. */
  origin: string;
}

interface StoredOptions extends SendOptions {
  /** Rows that this one corrects. */
  replaced: SavedRow[];
  isQuarantined: boolean;
  /** Milliseconds that the next operation of the store may take. */
  deadline: () => number;
}

/** A receiver that may take longer than by default gets its time while a sender waits, too. */
const acceptTimeout = ({ timeouts }: Context): number =>
  ACCEPT_TIMEOUT + Math.max(0, timeouts.send - SEND_TIMEOUT);

/** Stores submissions and tries to deliver each once. Takes about nine seconds at most. */
export class Acceptance {
  private readonly running = new Map<string, Promise<SubmissionResult>>();

  constructor(
    private readonly context: Context,
    private readonly delivery: Delivery,
    private readonly limits: RateLimit,
  ) {}

  /** @throws for an entry that the application must not hand over. */
  async accept(given: Entry): Promise<SubmissionResult> {
    const entry = checkEntry(given, this.context.kinds);
    const { formId, id } = idsOf(entry, this.context.now());
    let pending = this.running.get(id);
    if (!pending) {
      pending = this.storeAndSend(entry, id).finally(() => this.running.delete(id));
      this.running.set(id, pending);
    }
    const result = await pending;
    return result.status === 'failed' ? { ...result, id: formId } : result;
  }

  private async storeAndSend(entry: Entry, id: string): Promise<SubmissionResult> {
    const { context, limits } = this;
    const { kind, payload, meta = null, isQuarantined = false } = entry;
    const { timers } = context;
    const endsAt = (entry.startedAt ?? timers.elapsed()) + acceptTimeout(context);
    // Without an account anyone could name another sender and replace that sender's rows.
    const { isOnePerSender, subjectOf } = context.kinds[kind]!;
    const sender = isOnePerSender ? entry.sender! : null;
    const subject = subjectOf?.(payload) ?? null;
    const row = createRow({ id, kind, payload, meta, sender, subject }, context.now());
    const deadline = () =>
      Math.max(MIN_STORE_TIMEOUT, Math.min(STORE_TIMEOUT, endsAt - timers.elapsed()));
    const leasedAt = timers.elapsed();
    const prepared = this.prepare(row, isQuarantined);
    const fields = { id: shortId(row), kind };
    const options = { endsAt, leasedAt, origin: entry.address ?? entry.sender ?? '' };

    const limit = limits.take(entry, id);
    if (limit) {
      context.log.warn('submission-limited', { kind, code: limit });
      return failed('limited', false);
    }
    const listing = waitWithin(this.listReplaced(row), deadline(), timers);
    const replaced = await listing.catch((error: unknown) => {
      context.log.warn('submission-not-replaced', { ...fields, code: errorCode(error) });
      return [];
    });
    const logFailure = (error: unknown) =>
      context.log.error('submission-store-unavailable', { ...fields, ...failureFields(error) });
    const inserting = context.store.insert(prepared);
    let stored: SavedRow | undefined;
    try {
      stored = await waitWithin(inserting, deadline(), timers);
    } catch (error) {
      if (!isMissing(error)) logFailure(error);
      return this.sendUnstored(prepared, inserting, { ...options, error });
    }
    const ending = { ...options, replaced, isQuarantined, deadline };
    const sending = stored ? this.sendStored(stored, ending) : this.resend(prepared, ending);
    const result = await sending.catch((error: unknown) => {
      logFailure(error);
      // Not sent past the store: a stored row may have arrived. One of an account may be replaced.
      return failed('unreachable', sender === null);
    });
    const isStored = result.status === 'success' || result.kept;
    return isStored ? { ...result, reference: context.referenceOf(row) } : result;
  }

  private prepare(row: Row, isQuarantined: boolean): Row {
    const { now, receivers, storeOnly } = this.context;
    if (isQuarantined) return settleRow(row, 'quarantined', 'suspicious', now());
    if (receivers[row.kind]) return this.lease(row);
    return storeOnly.includes(row.kind)
      ? settleRow(row, 'stored', STORE_ONLY, now())
      : settleRow(row, 'held', UNSET, now());
  }

  private lease<R extends Row>(row: R): R {
    const { now, timeouts } = this.context;
    return leaseRow(row, now(), undefined, timeouts.lease);
  }

  private find = async (id: string): Promise<SavedRow | undefined> =>
    (await collect(this.context.store.rows({ ids: [id, `${id}~`] })))[0];

  /** Listed before the write, so that two submissions at the same time cannot remove each other. */
  private async listReplaced({ id, kind, sender }: Row): Promise<SavedRow[]> {
    if (sender === null) return [];
    const rows = await collect(this.context.store.rows({ sender }));
    return rows.filter((row) => row.kind === kind && row.id !== id && row.state !== 'replaced');
  }

  private async sendStored(
    row: SavedRow,
    { replaced, deadline, ...options }: StoredOptions,
  ): Promise<SubmissionResult> {
    const replacing = this.replace(replaced);
    if (replaced.length > 0) {
      await waitWithin(replacing, deadline(), this.context.timers).catch(() => {});
    }
    return this.send(row, options);
  }

  private async replace(rows: SavedRow[]): Promise<void> {
    const { store, log, now } = this.context;
    for (const row of rows) {
      const fields = { id: shortId(row), kind: row.kind };
      try {
        const replaced = await store.change(row, (current) => replaceRow(current, now()));
        if (replaced) log.info('submission-replaced', fields);
        // One that was sent may have arrived: its owner has to know of both.
        if (replaced?.attempts === 0) await store.remove(replaced, { ifUnchanged: true });
      } catch (error) {
        log.warn('submission-not-replaced', { ...fields, code: errorCode(error) });
      }
    }
  }

  /** A row with this id is stored already. */
  private async resend(prepared: Row, options: StoredOptions): Promise<SubmissionResult> {
    const { isQuarantined, deadline } = options;
    const { store, now, timers } = this.context;
    const existing = await waitWithin(this.find(prepared.id), deadline(), timers);
    if (!existing) return failed('unreachable', false);
    const leasedAt = timers.elapsed();
    if (existing.state === 'replaced') {
      // The sender corrected it, and went back to the first text.
      const restoring = store.change(existing, (row) =>
        row.state === 'replaced' ? restoreRow(row, prepared) : undefined,
      );
      // Its text may be nowhere, so that nothing is kept.
      const restored = await waitWithin(restoring, deadline(), timers).catch(() => undefined);
      return restored
        ? this.sendStored(restored, { ...options, leasedAt })
        : failed('unreachable', false);
    }
    // Without one it is gone, or was replaced meanwhile.
    let result: SubmissionResult = failed('unreachable', false);
    const leasing = store.change(existing, (row) => {
      if (row.state === 'replaced') return undefined;
      const known = this.resultOf(row, isQuarantined);
      if (known) return void (result = known);
      return this.lease(row.state === 'open' ? row : reopenRow(row, now()));
    });
    const leased = await waitWithin(leasing, deadline(), timers);
    return leased ? this.send(leased, { ...options, leasedAt }) : result;
  }

  /** Undefined when the stored row has to be sent now. */
  private resultOf(row: Row, isQuarantined: boolean): SubmissionResult | undefined {
    const receiver = this.context.receivers[row.kind];
    const { state, code } = row;
    // The spam trap may be wrong: it must not undo an earlier acceptance.
    if (isQuarantined || state === 'delivered' || state === 'stored') return SUCCESS;
    const isUnset = state === 'held' && code === UNSET;
    if (!receiver) return isUnset ? SUCCESS : failed('unreachable', true);
    if (state === 'held' && !isUnset) return toResult(code, receiver);
    // Another process is sending it.
    const isTaken = state === 'open' && isLeased(row, this.context.now());
    return isTaken ? failed('unreachable', true) : undefined;
  }

  private async send(row: SavedRow, options: SendOptions): Promise<SubmissionResult> {
    const { log, receivers, timers } = this.context;
    const { kind, state } = row;
    const receiver = receivers[kind];
    const fields = { id: shortId(row), kind, state };
    if (state === 'quarantined') log.warn('submission-quarantined', fields);
    if (state === 'held') log.warn('submission-receiver-unset', fields);
    if (state !== 'open' || !receiver) return SUCCESS;
    const { outcome, stored } = await this.delivery.sendOnce(row, receiver, this.limitsOf(options));
    // The delivery logs its own failures, late ones too.
    const timeLeft = Math.max(OUTCOME_TIMEOUT, options.endsAt - timers.elapsed());
    await waitWithin(stored, timeLeft, timers).catch(() => {});
    return outcome.verdict === 'delivered' ? SUCCESS : toResult(outcome.code, receiver);
  }

  /** Nothing is stored: only a receiver that takes the row acknowledges it. */
  private async sendUnstored(
    row: Row,
    saved: Promise<SavedRow | undefined>,
    { error, ...options }: SendOptions & { error: unknown },
  ): Promise<SubmissionResult> {
    const { log, receivers } = this.context;
    const { kind, code } = row;
    const receiver = receivers[kind];
    // On a host that never stores, nothing more can be said than that it failed.
    const reason = isMissing(error) ? 'refused' : 'unreachable';
    if (!receiver || row.state !== 'open') {
      if (isMissing(error)) {
        log.warn('submission-not-delivered', { id: shortId(row), kind, code: code ?? undefined });
      }
      return failed(reason, false);
    }
    // A row that was stored after the deadline gets its outcome, too.
    const { outcome } = await this.delivery.sendOnce(row, receiver, {
      ...this.limitsOf(options),
      // It is this attempt or none.
      ...(isMissing(error) && { turn: { isDown: false } }),
      saved,
    });
    if (outcome.verdict === 'delivered') return SUCCESS;
    return failed(wasAnswered(outcome.code) ? 'refused' : reason, false);
  }

  private limitsOf({ endsAt, leasedAt, origin }: SendOptions) {
    const timeLeft = Math.max(
      MIN_SEND_TIMEOUT,
      endsAt - this.context.timers.elapsed() - LATE_TIMEOUT - OUTCOME_TIMEOUT,
    );
    return { leasedAt, origin, timeout: timeLeft };
  }
}

/** The row is stored: what its sender is told must not depend on a fault here. */
function answerOf(code: string | null, receiver: Receiver) {
  try {
    return receiver.answers(code);
  } catch {
    return 'unreachable';
  }
}

function toResult(code: string | null, receiver: Receiver): SubmissionResult {
  const answer = answerOf(code, receiver);
  return answer === 'success' ? SUCCESS : failed(answer, true);
}
