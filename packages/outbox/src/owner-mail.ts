import { type Log, logOnce } from './log.ts';
import { type Mailbox, type OwnerMail, sendToMailbox } from './receivers/mailbox.ts';
import { announceRow, removalDate, type Row } from './row.ts';
import { type KeepSettings } from './settings.ts';
import { type Counts, type SavedRow, type Store } from './store.ts';
import { DAY, HOUR, MINUTE } from './time.ts';
import { OWNER_MAIL_TIMEOUT } from './timeouts.ts';

const WAITING_AGE = 30 * MINUTE;

const STUCK = ['held', 'dead', 'waiting'] as const;
const CAUSES = [...STUCK, 'quarantined', 'expiring', 'possiblyTwice'] as const;
export type Cause = (typeof CAUSES)[number];
type Amounts = Record<Cause, number>;

/** What a mail to the owner is about. */
export interface OwnerReport {
  causes: readonly Cause[];
  /** What was stuck is so no more. */
  isWell: boolean;
  /** How many rows. */
  amounts: Amounts;
  /** Since when the oldest open row has been open. */
  minutes: number;
  /** Milliseconds since the epoch. */
  firstRemoval: number;
}

export type OwnerTexts = (report: OwnerReport) => Pick<OwnerMail, 'subject' | 'text'>;

/** Without words of the application's own. */
const plainTexts: OwnerTexts = ({ causes, isWell, amounts }) => ({
  subject: `Outbox: ${[...(isWell ? ['well'] : []), ...causes].join(', ')}`,
  text: `${causes.map((cause) => `${cause}: ${amounts[cause]}`).join('\n')}\n`,
});

/** When the last mail was sent, and how many of the rows that it named are left. */
interface LastMail {
  at: number;
  amounts: Partial<Amounts>;
  /** When a process began to send the next one. */
  claimedAt?: number;
}

/** Longer than it takes to send one. */
const CLAIM = MINUTE;

function measure(counts: Counts, expiring: number, now: number): Amounts {
  const { open, held, dead, quarantined, possiblyTwice, oldestOpen } = counts;
  const isWaiting = now - (oldestOpen ?? Infinity) >= WAITING_AGE;
  return { held, dead, quarantined, expiring, possiblyTwice, waiting: isWaiting ? open : 0 };
}

/** Whether a mail is due and what it names, or what is left of the last one. */
function decide(last: LastMail, amounts: Amounts, now: number) {
  const named = CAUSES.filter((cause) => cause in last.amounts);
  const left: LastMail['amounts'] = Object.fromEntries(
    named.map((cause) => [cause, Math.min(last.amounts[cause]!, amounts[cause])]),
  );
  const causes = CAUSES.filter((cause) => amounts[cause] > 0);
  const wasStuck = STUCK.some((cause) => cause in left);
  const isWell = wasStuck && STUCK.every((cause) => amounts[cause] === 0);
  const age = Math.abs(now - last.at);
  // Rows to remove are counted until they are marked as announced, so any that is left was not.
  const isNew = (cause: keyof Amounts) =>
    left[cause] === undefined ||
    (age >= DAY && (cause === 'expiring' || amounts[cause] > left[cause]));
  const isDue = age >= HOUR && (isWell || causes.some(isNew));
  const isChanged = named.some((cause) => left[cause] !== last.amounts[cause]);
  return { isDue, causes, isWell, left, isChanged };
}

/** Stores that the removal of these rows was announced to the owner. */
async function announce(
  store: Store,
  rows: SavedRow[],
  mark: (row: Row) => Row | undefined,
): Promise<void> {
  for (const row of rows) await store.change(row, mark);
}

/** Mails the owner once a day at most; after an hour for a new cause, or when all is well again. */
export function createOwnerMailer(
  {
    store,
    log,
    now,
    keep,
  }: { store: Store; log: Log; now: () => number; keep: Pick<KeepSettings, 'undelivered'> },
  { mailbox, texts = plainTexts }: { mailbox?: Mailbox; texts?: OwnerTexts },
) {
  const mark = (row: Row) => announceRow(row, now(), keep.undelivered);
  const logFailure = logOnce(log, 'owner-mail-not-sent', mailbox?.name);
  // Otherwise each pass would send a mail on a full disk.
  let unsaved: LastMail | undefined;

  async function save(mail: LastMail): Promise<void> {
    unsaved = mail;
    await store.save('owner', mail);
    unsaved = undefined;
  }

  /** False while another process sends the mail. On a full disk it is sent all the same. */
  async function claim(stored: LastMail | undefined, last: LastMail): Promise<boolean> {
    if (Math.abs(now() - (stored?.claimedAt ?? -Infinity)) < CLAIM) return false;
    const { at, amounts } = last;
    return store.swap('owner', stored, { at, amounts, claimedAt: now() }).catch(() => true);
  }

  /** `expiring` are rows that are removed within a week. False when a due mail was not sent. */
  return async function mailOwner(counts: Counts, expiring: SavedRow[] = []): Promise<boolean> {
    const unannounced = expiring.filter(mark);
    if (!mailbox) {
      if (unannounced.length > 0) log.warn('undelivered-expiring', { count: unannounced.length });
      await announce(store, unannounced, mark);
      return true;
    }
    const stored = await store.load<LastMail>('owner');
    const last = unsaved ?? stored ?? { at: 0, amounts: {} };
    const amounts = measure(counts, unannounced.length, now());
    const { isDue, causes, isWell, left, isChanged } = decide(last, amounts, now());
    if (!isDue) {
      if (unsaved || isChanged) await save({ at: last.at, amounts: left });
      return true;
    }

    if (!(await claim(stored, last))) return true;
    const minutes = Math.floor((now() - (counts.oldestOpen ?? now())) / MINUTE);
    const removals = unannounced.map((row) => removalDate(mark(row)!, keep.undelivered)!);
    const firstRemoval = Math.min(now() + keep.undelivered, ...removals);
    const mail = texts({ causes, isWell, amounts, minutes, firstRemoval });
    // Of a second attempt, and after a process that was killed: mail programs show one mail.
    const key = `owner-${last.at}-${Math.floor(now() / DAY)}`;
    const signal = AbortSignal.timeout(OWNER_MAIL_TIMEOUT);
    const { verdict, code, refused } = await sendToMailbox(mailbox, mail, key, signal);
    if (refused) log.warn('owner-address-refused', { receiver: mailbox.name, ...refused });
    logFailure(verdict === 'delivered' ? undefined : code);
    if (verdict !== 'delivered') {
      await save({ at: last.at, amounts: last.amounts });
      return false;
    }
    log.info('owner-mail-sent', { receiver: mailbox.name });
    const reported = causes.map((cause) => [cause, amounts[cause]]);
    await save({ at: now(), amounts: Object.fromEntries(reported) });
    await announce(store, unannounced, mark);
    return true;
  };
}
