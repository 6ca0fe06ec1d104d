import { isPossiblyTwice } from '../src/row.ts';
import { type Disk } from './memory-store.ts';
import { type Process } from './world.ts';

export interface Call {
  readonly from: number;
  until: number;
  isAcknowledged: boolean;
  readonly process: Process;
}

/** What a sender wants to arrive, and what has become of it. */
export interface Submission {
  readonly id: string;
  readonly kind: string;
  readonly formId: string;
  readonly account: string | undefined;
  readonly payload: { n: number; text: string };
  readonly text: string;
  /** Until it is handed over without the mark of spam. */
  isSpam: boolean;
  /** Its sender was told that it arrived, or will. */
  isAcknowledged: boolean;
  /** It is not handed over again. */
  isClosed: boolean;
  /** Somebody has asked for its end, and nothing of it has to arrive. */
  isTakenBack: boolean;
  /** The end of it was acknowledged. */
  isUndone: boolean;
  readonly acceptedAt: number;
  readonly calls: Call[];
  /** How often a process began to send it. */
  begun: number;
  /** The leases of the attempts that arrived. */
  readonly taken: string[];
  erasedAt: number | undefined;
}

const nameOf = ({ kind, id }: Pick<Submission, 'kind' | 'id'>) => `${kind} ${id.slice(0, 6)}`;

/** Another text of the same account was handed over after this one, or at the same time. */
function isCorrected(submission: Submission, all: Submission[], disk: Disk): boolean {
  const { account, id, calls } = submission;
  const kept = calls.filter(({ isAcknowledged }) => isAcknowledged);
  const begun = Math.max(...kept.map(({ from }) => from));
  return all.some(
    (other) =>
      other.account === account &&
      other.id !== id &&
      Math.max(...other.calls.map(({ until }) => until)) >= begun &&
      (other.taken.length > 0 ||
        (disk.rows.get(other.id) ?? { state: 'replaced' }).state !== 'replaced'),
  );
}

/** Safety: what was acknowledged has arrived, or is stored with its text. */
export function findLost(all: Submission[], disk: Disk): string | undefined {
  for (const submission of all) {
    const { id, isAcknowledged, isTakenBack, taken, account, text, isSpam } = submission;
    if (!isAcknowledged || isTakenBack || taken.length > 0) continue;
    const row = disk.rows.get(id);
    const name = nameOf(submission);
    if (account && (!row || row.state === 'replaced') && isCorrected(submission, all, disk))
      continue;
    if (!row) {
      // What looks like spam may be lost with the store: nothing of it was promised.
      if (isSpam) continue;
      return `${name} was acknowledged, and is nowhere`;
    }
    if (row.state === 'delivered') return `${name} counts as delivered, and has not arrived`;
    if (row.state === 'replaced') return `${name} is replaced by nothing`;
    if (JSON.stringify(row.payload) !== text) return `${name} has lost its text`;
  }
  return undefined;
}

/** Safety: a row arrives once, or says how often it may have arrived besides. */
export function findTwice(all: Submission[], disk: Disk): string | undefined {
  for (const submission of all) {
    const { id, taken } = submission;
    const row = disk.rows.get(id);
    // An attempt of which nothing was stored belongs to no row: its sender was told so.
    const arrived = taken.filter((lease) => disk.leases.has(lease)).length;
    if (!row || row.state === 'replaced' || arrived <= 1 + row.possibleDuplicates) continue;
    const flag = isPossiblyTwice(row) ? `counts ${row.possibleDuplicates} more` : 'has no mark';
    return `${nameOf(submission)} has arrived ${arrived} times, and ${flag}`;
  }
  return undefined;
}

/** Liveness: two minutes after the last fault no row waits. */
export function findWaiting(disk: Disk): string | undefined {
  for (const row of disk.rows.values()) {
    if (row.state === 'open') return `${nameOf(row)} waits still: ${row.code}`;
  }
  return undefined;
}
