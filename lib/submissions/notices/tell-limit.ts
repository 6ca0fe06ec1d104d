import { errorCode } from '@/lib/log/error-code';
import { logOnce } from '@/lib/log/log-once';
import { HOUR } from '@/lib/time';
import { type OutboxContext } from '../delivery/context';
import { type MailTarget } from '../model/kind';
import { kindNames } from '../model/kinds';
import { MAIL_LIMIT } from '../model/outcome';
import { sendNotice } from './channels';
import { composeLimitNotice } from './compose-notice';

const STATE = 'mail-limit';
const MAX_COUNT = 10_000;

/** While messages wait for the next hour, tells the owner once an hour how many. Never throws. */
export function createLimitTeller(
  { store, targets, mailLimit, log, now }: OutboxContext,
  { channel, url }: { channel: MailTarget; url: string },
) {
  const logFailure = logOnce(log, 'notice-not-sent', channel.name);

  async function countWaiting(): Promise<number> {
    const kinds = kindNames.filter((kind) => targets[kind]?.type === 'mail');
    const rows = await Promise.all(
      kinds.map((kind) => store.listOpen(kind, Number.MAX_SAFE_INTEGER, MAX_COUNT)),
    );
    return rows.flat().filter(({ code }) => code === MAIL_LIMIT).length;
  }

  async function tell(): Promise<void> {
    const state = await store.readState(STATE);
    const toldAt = (state?.value as number | undefined) ?? -Infinity;
    if (Math.abs(now() - toldAt) < HOUR) return;
    const waiting = await countWaiting();
    if (waiting === 0) return;
    const at = now();
    // Before it is sent, so that of several processes one sends it.
    if (!(await store.writeState(STATE, at, state?.version))) return;
    const { verdict, code } = await sendNotice(channel, composeLimitNotice(url, waiting), {
      key: `${STATE}-${at}`,
      now,
    });
    logFailure(verdict === 'delivered' ? undefined : code);
    if (verdict === 'delivered') return;
    const written = await store.readState(STATE);
    await store.writeState(STATE, 0, written?.version);
  }

  return async function tellLimit(): Promise<void> {
    if (!mailLimit.isReached) return;
    try {
      await tell();
    } catch (error) {
      logFailure(errorCode(error));
    }
  };
}
