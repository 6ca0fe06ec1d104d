import { randomUUID } from 'node:crypto';
import { errorCode } from '@/lib/log/error-code';
import { logOnce } from '@/lib/log/log-once';
import { type OutboxContext } from '../delivery/context';
import { type State } from '../drivers/store';
import { type Target } from '../model/kind';
import { sendNotice } from './channels';
import { composeNotice } from './compose-notice';
import { countWeek } from './count-week';
import { decide, type Facts, type Notice, NOTHING_TOLD, type NoticeState } from './decide';

/** Longer than a notice takes, shorter than the time to the next pass. */
const CLAIM_LEASE = 30_000;

interface Saved {
  state: NoticeState;
  /** The attempt to send a notice. The next one about the same has the same `id`. */
  claim?: { id: string; about: string; token: string; at: number };
}

interface TellerOptions {
  channel: Target;
  isWeekly: boolean;
  url: string;
}

/** Tells the owner by one channel what is new. Processes with one store send each notice once. */
export function createTeller(
  { store, log, now }: Pick<OutboxContext, 'store' | 'log' | 'now'>,
  { channel, isWeekly, url }: TellerOptions,
) {
  const name = `notices-${channel.name}`;
  const logFailure = logOnce(log, 'notice-not-sent', channel.name);
  const logUnstored = logOnce(log, 'notice-not-stored', channel.name);
  let unsaved: NoticeState | undefined;

  async function save(state: NoticeState, version: string | undefined): Promise<void> {
    try {
      // When another process has written, its state is the newer one.
      await store.writeState(name, { state }, version);
      unsaved = undefined;
      logUnstored();
    } catch (error) {
      unsaved = state;
      logUnstored(errorCode(error));
    }
  }

  async function claim(saved: Saved, about: string, version?: string) {
    const at = now();
    if (saved.claim && Math.abs(at - saved.claim.at) < CLAIM_LEASE) return undefined;
    const id = saved.claim?.about === about ? saved.claim.id : randomUUID();
    const token = randomUUID();
    try {
      await store.writeState(name, { ...saved, claim: { id, about, token, at } }, version);
      // The last process to write has the claim; its version saves the outcome.
      const written = (await store.readState(name))!;
      const isOwn = (written.value as Saved).claim?.token === token;
      return isOwn ? { id, version: written.version } : undefined;
    } catch (error) {
      // A full disk must not keep a notice from the owner.
      logUnstored(errorCode(error));
      return { id, version: undefined };
    }
  }

  async function send(notice: Notice, facts: Facts, id: string): Promise<boolean> {
    const details = { facts, week: await countWeek(store, notice), url, now: now() };
    const key = `notice-${id}`;
    const { verdict, code, refused } = await sendNotice(channel, composeNotice(notice, details), {
      key,
      now,
    });
    if (refused) log.warn('owner-address-refused', { target: channel.name, ...refused });
    const isSent = verdict === 'delivered';
    logFailure(isSent ? undefined : code);
    if (isSent) log.info('notice-sent', { target: channel.name, kind: notice.type });
    return isSent;
  }

  /** @returns false if a notice was due and was not sent by this process. */
  return async function tell(facts: Facts): Promise<boolean> {
    const stored: State | undefined = await store.readState(name);
    const saved = (stored?.value ?? { state: NOTHING_TOLD }) as Saved;
    const { notice, next } = decide(unsaved ?? saved.state, facts, { now: now(), isWeekly });
    if (!notice) {
      const isChanged = JSON.stringify(next) !== JSON.stringify(saved.state);
      if (isChanged) await save(next, stored?.version);
      return true;
    }
    const claimed = await claim(saved, JSON.stringify(notice), stored?.version);
    if (!claimed || !(await send(notice, facts, claimed.id))) return false;
    if (claimed.version) await save(next, claimed.version);
    else unsaved = next;
    return true;
  };
}
