import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { errorFields } from '@/lib/log/error-frames';
import { submissionReference } from '@/lib/text/reference';
import { type Delivery } from './deliver';
import { describeKind, type Kind, type Payloads, type Receiver } from './kinds';
import { type RateLimit } from './limits';
import {
  failed,
  type Outcome,
  STORE_ONLY,
  type SubmissionResult,
  SUCCESS,
  toResult,
  UNSET,
  wasAnswered,
} from './outcome';
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
} from './row';
import { collect, type Context, type Stored } from './store';

/** Milliseconds: an action is answered within nine seconds. */
const TOTAL_TIMEOUT = 8_700;
const STORE_TIMEOUT = 2_500;

export interface Entry<K extends Kind = Kind> {
  kind: K;
  formId?: unknown;
  payload: Payloads[K];
  sender: string;
  address?: string;
  isSuspicious?: boolean;
  /** Version and language of the privacy notice beside the form. */
  privacyVersion?: string | null;
  /** When the request began, by `performance.now()`. */
  startedAt?: number;
}

interface SendOptions {
  /** By `performance.now()`. */
  endsAt: number;
  /** The client address, or the sender where it is not known. */
  origin: string;
}

/** Stores submissions and tries to deliver each once. Takes about nine seconds at most. */
export class Acceptance {
  private readonly running = new Map<string, Promise<SubmissionResult>>();

  constructor(
    private readonly context: Context,
    private readonly delivery: Delivery,
    private readonly limits: RateLimit,
  ) {}

  async accept<K extends Kind>(entry: Entry<K>): Promise<SubmissionResult> {
    const { formId, id } = idsOf(entry, this.context.now());
    let pending = this.running.get(id);
    if (!pending) {
      pending = this.storeAndSend(entry, id).finally(() => this.running.delete(id));
      this.running.set(id, pending);
    }
    const result = await pending;
    return result.status === 'failed' ? { ...result, id: formId } : result;
  }

  private async storeAndSend<K extends Kind>(
    entry: Entry<K>,
    id: string,
  ): Promise<SubmissionResult> {
    const { context, limits } = this;
    const { kind, payload, privacyVersion = null, isSuspicious = false } = entry;
    const endsAt = (entry.startedAt ?? performance.now()) + TOTAL_TIMEOUT;
    // Without an account anyone could name another sender and replace that sender's rows.
    const sender = describeKind(kind).requiresSignIn ? entry.sender : null;
    const row = createRow({ id, kind, payload, privacyVersion, sender }, context.now());
    const deadline = () => Math.max(50, Math.min(STORE_TIMEOUT, endsAt - performance.now()));
    const prepared = this.prepare(row, isSuspicious);
    const fields = { id: shortId(row), kind };
    const options = { endsAt, origin: entry.address ?? entry.sender };

    const limit = limits.take(entry, id);
    if (limit) {
      context.log.warn('submission-limited', { kind, code: limit });
      return failed('limited', false);
    }
    const replaced = await waitAtMost(this.listReplaced(row), deadline()).catch(
      (error: unknown) => {
        context.log.warn('submission-not-replaced', { ...fields, code: errorCode(error) });
        return [];
      },
    );
    const logFailure = (error: unknown) =>
      context.log.error('submission-store-unavailable', { ...fields, ...errorFields(error) });
    const inserting = context.store.insert(prepared);
    let stored: Stored | undefined;
    try {
      stored = await waitAtMost(inserting, deadline());
    } catch (error) {
      logFailure(error);
      return this.sendUnstored(prepared, inserting, options);
    }
    if (stored) await this.replace(replaced);
    const sending = stored
      ? this.send(stored, options)
      : this.resend(prepared, { ...options, replaced, isSuspicious });
    const result = await sending.catch((error: unknown) => {
      logFailure(error);
      // Not sent past the store: a stored row may have arrived.
      return failed('unreachable', true);
    });
    const isStored = result.status === 'success' || result.kept;
    return isStored ? { ...result, reference: submissionReference(row) } : result;
  }

  private prepare(row: Row, isSuspicious: boolean): Row {
    const { now, receivers, storeOnly } = this.context;
    if (isSuspicious) return settleRow(row, 'quarantined', 'suspicious', now());
    if (receivers[row.kind]) return leaseRow(row, now());
    return storeOnly.includes(row.kind)
      ? settleRow(row, 'stored', STORE_ONLY, now())
      : settleRow(row, 'held', UNSET, now());
  }

  private find = async (id: string): Promise<Stored | undefined> =>
    (await collect(this.context.store.rows({ ids: [id, `${id}~`] })))[0];

  /** Listed before the write, so that two submissions at the same time cannot remove each other. */
  private async listReplaced({ id, kind, sender }: Row): Promise<Stored[]> {
    if (sender === null) return [];
    const rows = await collect(this.context.store.rows({ sender }));
    return rows.filter((row) => row.kind === kind && row.id !== id && row.state !== 'replaced');
  }

  private async replace(rows: Stored[]): Promise<void> {
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
  private async resend(
    prepared: Row,
    options: SendOptions & { replaced: Stored[]; isSuspicious: boolean },
  ): Promise<SubmissionResult> {
    const { replaced, isSuspicious } = options;
    const { store, now } = this.context;
    const existing = await waitAtMost(this.find(prepared.id), STORE_TIMEOUT);
    if (!existing) return failed('unreachable', false);
    if (existing.state === 'replaced') {
      // The sender corrected it, and went back to the first text.
      const restored = await store.change(existing, (row) =>
        row.state === 'replaced' ? restoreRow(row, prepared) : undefined,
      );
      if (!restored) return failed('unreachable', true);
      await this.replace(replaced);
      return this.send(restored, options);
    }
    let result: SubmissionResult | undefined;
    const leased = await store.change(existing, (row) => {
      result = this.resultOf(row, isSuspicious);
      if (result) return undefined;
      return leaseRow(row.state === 'open' ? row : reopenRow(row, now()), now());
    });
    if (leased) return this.send(leased, options);
    return result ?? failed('unreachable', true);
  }

  /** Undefined when the stored row has to be sent now. */
  private resultOf(row: Row, isSuspicious: boolean): SubmissionResult | undefined {
    const receiver = this.context.receivers[row.kind];
    const { state, code } = row;
    // The spam trap may be wrong: it must not undo an earlier acceptance.
    if (isSuspicious || state === 'delivered' || state === 'stored') return SUCCESS;
    const isUnset = state === 'held' && code === UNSET;
    if (!receiver) return isUnset ? SUCCESS : failed('unreachable', true);
    if (state === 'held' && !isUnset) return toResult(code, receiver);
    // Another process is sending it.
    const isTaken = state === 'open' && isLeased(row, this.context.now());
    return isTaken ? failed('unreachable', true) : undefined;
  }

  private async send(stored: Stored, options: SendOptions): Promise<SubmissionResult> {
    const { log, receivers } = this.context;
    const receiver = receivers[stored.kind];
    const { kind, state } = stored;
    const fields = { id: shortId(stored), kind, state };
    if (state === 'quarantined') log.warn('submission-quarantined', fields);
    if (state === 'held') log.warn('submission-receiver-unset', fields);
    if (state !== 'open' || !receiver) return SUCCESS;
    const outcome = await this.attempt(stored, receiver, options);
    // `storeOutcome` logs its own failures, late ones too.
    const timeLeft = Math.max(200, options.endsAt - performance.now());
    await waitAtMost(this.delivery.storeOutcome(stored, outcome), timeLeft).catch(() => {});
    return outcome.verdict === 'delivered' ? SUCCESS : toResult(outcome.code, receiver);
  }

  /** The store is down: only a receiver that takes the row acknowledges it. */
  private async sendUnstored(
    row: Row,
    inserting: Promise<Stored | undefined>,
    options: SendOptions,
  ): Promise<SubmissionResult> {
    const receiver = this.context.receivers[row.kind];
    if (!receiver || row.state !== 'open') return failed('unreachable', false);
    const outcome = await this.attempt(row, receiver, options);
    // The row may still have been stored after the deadline.
    inserting
      .then((stored) => stored && this.delivery.storeOutcome(stored, outcome))
      .catch(() => undefined);
    if (outcome.verdict === 'delivered') return SUCCESS;
    return failed(wasAnswered(outcome.code) ? 'refused' : 'unreachable', false);
  }

  private async attempt(
    row: Row,
    receiver: Receiver,
    { endsAt, origin }: SendOptions,
  ): Promise<Outcome> {
    const { delivery, context } = this;
    const turn = delivery.pauses.begin(receiver);
    if ('wait' in turn) {
      return { verdict: 'retry', code: turn.code, isUnsent: true, retryAfter: turn.wait };
    }
    const timeLeft = Math.max(500, endsAt - performance.now() - 200);
    const timeout = Math.min(context.sendTimeout, timeLeft);
    const outcome = await delivery.attempt(row, receiver, { timeout, origin });
    if (turn.isDown && outcome.verdict !== 'retry') void delivery.wake(row.kind);
    return outcome;
  }
}
