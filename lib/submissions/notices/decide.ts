import { DAY, HOUR, MINUTE } from '@/lib/time';
import { type Counts } from '../drivers/store';
import { DEGRADED_AGE } from '../ops/health';

const WEEK = 7 * DAY;

const NOTICES_A_DAY = 6;

const WAITING_AGE = 30 * MINUTE;

const MB = 1024 ** 2;
const DISK_RECOVERY_FACTOR = 1.5;

/** A Monday, 00:00 in India. */
const MONDAY = Date.UTC(1970, 0, 4, 18, 30);
const WEEKLY_HOUR = 8 * HOUR;

export interface Disk {
  free: number;
  size: number;
}

export interface Facts extends Counts {
  disk?: Disk;
}

const TROUBLES = ['held', 'dead', 'waiting', 'disk'] as const;
type Trouble = (typeof TROUBLES)[number];

/** How many rows the owner knows of, and since when. */
interface Told {
  amount: number;
  at: number;
}

export interface NoticeState {
  told: Partial<Record<Trouble, Told>>;
  sentAt: number[];
  weekEnd?: number;
}

export const NOTHING_TOLD: NoticeState = { told: {}, sentAt: [] };

export type Notice =
  | { type: 'trouble'; troubles: Trouble[] }
  | { type: 'well' }
  | { type: 'weekly'; from: number; to: number };

export const lowDiskLimit = ({ size }: Disk): number => Math.min(500 * MB, size / 10);

const isLow = (disk: Disk, isTold: boolean) =>
  disk.free < lowDiskLimit(disk) * (isTold ? DISK_RECOVERY_FACTOR : 1);

function measure(facts: Facts, told: NoticeState['told'], now: number): Record<Trouble, number> {
  const age = facts.oldestOpen === null ? -Infinity : now - facts.oldestOpen;
  // A target that recovers slowly causes one notice.
  const isWaiting = age >= (told.waiting ? DEGRADED_AGE : WAITING_AGE);
  return {
    held: facts.held,
    dead: facts.dead,
    waiting: isWaiting ? 1 : 0,
    disk: facts.disk && isLow(facts.disk, Boolean(told.disk)) ? 1 : 0,
  };
}

const pick = (troubles: Trouble[], toTold: (name: Trouble) => Told): NoticeState['told'] =>
  Object.fromEntries(troubles.map((name) => [name, toTold(name)]));

const lastWeekEnd = (now: number) =>
  MONDAY + Math.floor((now - WEEKLY_HOUR - MONDAY) / WEEK) * WEEK;

/**
 * Quarantined rows cause no notice of their own. A trouble is told once, and again after a day if more
 * rows are concerned.
 *
 * @returns `next` is the state to store: at once without a notice, otherwise after it was sent.
 */
export function decide(
  state: NoticeState,
  facts: Facts,
  { now, isWeekly }: { now: number; isWeekly: boolean },
): { notice?: Notice; next: NoticeState } {
  const { told } = state;
  const amounts = measure(facts, told, now);
  const troubles = TROUBLES.filter((trouble) => amounts[trouble] > 0);
  const isNew = (trouble: Trouble) => {
    const before = told[trouble];
    if (!before) return true;
    return amounts[trouble] > before.amount && Math.abs(now - before.at) >= DAY;
  };
  const end = isWeekly ? lastWeekEnd(now) : undefined;
  const weekEnd = end && (state.weekEnd ?? end);
  const sentAt = state.sentAt.filter((at) => Math.abs(now - at) < DAY);

  if (sentAt.length < NOTICES_A_DAY) {
    const sent = { ...state, weekEnd, sentAt: [...sentAt, now] };
    if (troubles.some(isNew)) {
      const next = {
        ...sent,
        told: pick(troubles, (name) => ({ amount: amounts[name], at: now })),
      };
      return { notice: { type: 'trouble', troubles }, next };
    }
    if (troubles.length === 0 && Object.keys(told).length > 0) {
      return { notice: { type: 'well' }, next: { ...sent, told: {} } };
    }
    if (end && weekEnd! < end) {
      const notice = { type: 'weekly', from: end - WEEK, to: end } as const;
      return { notice, next: { ...sent, weekEnd: end } };
    }
  }
  const lasting = troubles.filter((name) => told[name]);
  if (lasting.length === 0) return { next: { ...state, weekEnd } };
  // A trouble that has ended or shrunk may be told again.
  const shrink = (name: Trouble) => {
    const { amount, at } = told[name]!;
    return { amount: Math.min(amount, amounts[name]), at };
  };
  return { next: { ...state, weekEnd, told: pick(lasting, shrink) } };
}
