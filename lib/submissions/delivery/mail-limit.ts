import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { type Log } from '@/lib/log/log';
import { HOUR } from '@/lib/time';
import { type SubmissionStore } from '../drivers/store';

/** Mails an hour that carry messages: mail providers stop an account that sends too many. */
export const MAILS_AN_HOUR = 60;

/** Counts what the store says was mailed and what this process is mailing. Notices do not count. */
export class MailLimit {
  /** Whether the last message had to wait. */
  isReached = false;
  private readonly sent = new Map<string, number>();
  private queue = Promise.resolve();

  constructor(
    private readonly store: SubmissionStore,
    private readonly log: Log,
    private readonly now: () => number,
  ) {}

  /**
   * False when this row has to wait. One at a time, so that no two rows get the last place. A store
   * that does not answer within `ms` delays no mail.
   */
  async take(id: string, ms: number): Promise<boolean> {
    const taken = this.queue.then(() => this.takePlace(id));
    this.queue = taken.then(() => {});
    try {
      return await waitAtMost(taken, ms);
    } catch (error) {
      this.log.warn('mail-limit-unavailable', { code: errorCode(error) });
      return true;
    }
  }

  /** Call it for a row that was not mailed. */
  giveBack(id: string): void {
    this.sent.delete(id);
  }

  private async takePlace(id: string): Promise<boolean> {
    // Without a store a message cannot wait.
    if (!this.store.canStore) return true;
    const since = this.now() - HOUR;
    for (const [sent, at] of this.sent) if (at <= since) this.sent.delete(sent);
    const mailed = new Set([...(await this.listMailed(since)), ...this.sent.keys()]);
    mailed.delete(id);
    this.isReached = mailed.size >= MAILS_AN_HOUR;
    if (!this.isReached) this.sent.set(id, this.now());
    return !this.isReached;
  }

  private async listMailed(since: number): Promise<string[]> {
    try {
      return await this.store.listMailed(since);
    } catch (error) {
      this.log.warn('mail-limit-unavailable', { code: errorCode(error) });
      return [];
    }
  }
}
